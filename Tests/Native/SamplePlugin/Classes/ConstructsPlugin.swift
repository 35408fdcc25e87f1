// swift-format-ignore-file: NeverForceUnwrap
import class Dispatch.DispatchSemaphore
import Flutter
import Foundation
import UIKit

#if canImport(FlutterMacOS)
    import FlutterMacOS
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

// Older plugins declare what Flutter's module has by now.
extension FlutterError: Error {}

typealias Queue = DispatchQueue

extension DispatchQueue {
    static let sample = DispatchQueue(label: "com.example.constructs")
    func mark(_ key: DispatchSpecificKey<String>) { setSpecific(key: key, value: label) }
}

/// A type whose name is that of a type of Foundation.
enum Meter {
    struct Timer: Equatable { let count: Int }
}

protocol Clicking: AnyObject {
    func click(on queue: DispatchQueue, after delay: DispatchTimeInterval, _ body: @escaping () -> Void)
}

extension Clicking {
    func click(on queue: DispatchQueue = .main, after delay: DispatchTimeInterval = .seconds(0), _ body: @escaping () -> Void) {
        queue.asyncAfter(deadline: .now() + delay, execute: body)
    }
}

@MainActor
class Screen {
    private(set) var taps = 0
    nonisolated init() {}
    nonisolated func tap(_ done: @escaping (Int) -> Void) {
        DispatchQueue.main.async {
            self.taps += 1
            done(self.taps)
        }
    }
}

/// Swift that is common on iOS and that Linux compiles only with the help of the host. Each method answers what the construct gives.
@objcMembers
class ConstructsPlugin: NSObject, FlutterPlugin, Clicking {
    @objc dynamic var count = 0
    private let key = DispatchSpecificKey<String>()
    private lazy var timer: Timer? = nil
    private let registrar: FlutterPluginRegistrar
    private var isLaunched = false

    init(_ registrar: FlutterPluginRegistrar) { self.registrar = registrar }

    static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(
            name: "constructs", binaryMessenger: registrar.messenger(), codec: FlutterStandardMethodCodec.sharedInstance(),
            taskQueue: registrar.messenger().makeBackgroundTaskQueue?()
        )
        let plugin = ConstructsPlugin(registrar)
        registrar.addMethodCallDelegate(plugin, channel: channel)
        registrar.addApplicationDelegate(plugin)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any] = [:]) -> Bool
    {
        isLaunched = true
        return true
    }

    @nonobjc func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        switch call.method {
        case "conditions": result(conditions)
        case "literals": result(literals)
        case "names": result(names)
        case "bundle": result(bundle)
        case "app": app(result)
        case "numbers": result(numbers)
        case "errors": result(errors)
        case "queues": queues(result)
        case "tasks": tasks(result)
        case "timers": timers(result)
        default: result(FlutterMethodNotImplemented)
        }
    }

    private var conditions: [String] {
        var taken: [String] = []
        #if os(iOS) && !targetEnvironment(macCatalyst)
            taken.append("iOS")
        #elseif os(Linux)
            taken.append("Linux")
        #else
            #error("No system is left.")
        #endif
        #if targetEnvironment(simulator)
            taken.append("simulator")
        #endif
        #if canImport(HealthKit) && !canImport(SwiftUI)
            taken.append("HealthKit")
        #endif
        #if swift(>=5.5) && (os(macOS) || os(iOS))
            taken.append("Swift")
        #endif
        if #unavailable(iOS 14) { taken.append("old") }
        return taken
    }

    private var literals: [Any] {
        let quoted = #/"(?<number>\d+)"/#
        let match = #"count "12" of #keyPath(A.b)"#.firstMatch(of: quoted)
        let half = 12 / 2 / 3
        return [String(match?.number ?? ""), half, #"\(half) \#(half) "@objc""#, #keyPath(ConstructsPlugin.count)]
    }

    private var names: [Any] {
        let make: () -> UUID = UUID.init
        let identifiers = (1...3).map { _ in UUID() } + [make()]
        let start = CFAbsoluteTimeGetCurrent()
        let request = URLRequest(url: URL(string: "https://example.com/")!)
        dispatchPrecondition(condition: .onQueue(.main))
        return [
            Set(identifiers).count, Meter.Timer(count: 2).count, autoreleasepool { 3 }, CFAbsoluteTimeGetCurrent() - start,
            request.httpMethod ?? "none", DispatchWallTime.now() > .distantFuture, Queue.sample === DispatchQueue.sample,
        ]
    }

    private var bundle: [Any] {
        let keys = ["Share", "Update", "ClinicalHealthRecordsShare"].map { "NSHealth\($0)UsageDescription" }
        return [Bundle.main.bundleIdentifier ?? "none"] + keys.map { Bundle.main.object(forInfoDictionaryKey: $0) is String }
    }

    private func app(_ result: @escaping FlutterResult) {
        DispatchQueue.main.async { [self] in
            let alert = UIAlertController(title: "Health", message: nil, preferredStyle: .alert)
            let delegate = UIApplication.shared.delegate as? FlutterAppDelegate
            registrar.viewController?.present(alert, animated: true)
            result([isLaunched, registrar.viewController?.presentedViewController === alert, delegate?.window == nil])
        }
    }

    private var numbers: [String] {
        let values: [Any] = [1.0, 2.5, 1e20, 0.1 + 0.2, 7, true]
        return values.map { ($0 as? NSNumber)?.stringValue ?? "none" } + ["\(NSNumber(value: 3.0))", "\(3.0)"]
    }

    private var errors: [Any] {
        var caught: [Any] = []
        do {
            throw SampleError.second
        } catch let error as NSError {
            caught.append(error.code)
        }
        do {
            throw FlutterError(code: "CODE", message: nil, details: nil)
        } catch let error as FlutterError {
            caught.append(error.code)
        } catch {
            caught.append("another error")
        }
        return caught
    }

    private func queues(_ result: @escaping FlutterResult) {
        DispatchQueue.sample.mark(key)
        let start = DispatchTime.now().uptimeNanoseconds
        click(on: .sample, after: .milliseconds(1500)) { [key] in
            let name = DispatchQueue.getSpecific(key: key) ?? "none"
            let elapsed = DispatchTime.now().uptimeNanoseconds - start
            Screen().tap { taps in result([name, elapsed, taps] as [Any]) }
        }
    }

    private func tasks(_ result: @escaping FlutterResult) {
        Task {
            let start = Date()
            try await Task.sleep(for: .seconds(1))
            try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
            try await Task<Never, Never>.sleep(nanoseconds: 1_000_000_000)
            await Task.sleep(1_000_000_000)
            result(Int(Date().timeIntervalSince(start).rounded()))
        }
    }

    private func timers(_ result: @escaping FlutterResult) {
        let semaphore = DispatchSemaphore(value: 0)
        let timer = Timer(timeInterval: 1, repeats: false) { timer in
            semaphore.signal()
            result(timer.isValid)
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }
}
