// swift-format-ignore-file: NeverForceUnwrap
import Flutter
import Foundation
import SampleLibrary

/// A plugin for the tests of the host. It uses each part of Flutter once, and answers in each way.
@objc(SamplePlugin)
class SamplePlugin: NSObject, FlutterPlugin {
    static var registrationCount = 0
    private static var launchCount = 0

    private let queue = DispatchQueue(label: "com.example.sample", qos: .userInitiated)
    private let channel: FlutterMethodChannel
    private var kept: FlutterResult?

    static func register(with registrar: FlutterPluginRegistrar) {
        registrationCount += 1
        let channel = FlutterMethodChannel(name: "sample", binaryMessenger: registrar.messenger())
        let instance = SamplePlugin(channel)
        registrar.addMethodCallDelegate(instance, channel: channel)
        let ticks = FlutterEventChannel(name: "sample/ticks", binaryMessenger: registrar.messenger())
        ticks.setStreamHandler(TickStream())
        print("registered")
    }

    init(_ channel: FlutterMethodChannel) {
        self.channel = channel
    }

    @objc dynamic func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        let arguments = call.arguments as? [String: Any]
        switch call.method {
        case "echo":
            result(call.arguments)
        case "describe":
            result(describe(call.arguments))
        case "values":
            result([
                "int": 7, "double": 7.0, "bool": true, "none": NSNull(), "text": "text", "list": [1, 2.5, "3"],
                "bytes": FlutterStandardTypedData(bytes: Data([1, 2, 3])), "nested": ["b": 1, "a": ["c": false]],
            ])
        case "error":
            result(FlutterError(code: "SAMPLE", message: arguments?["message"] as? String, details: ["count": 2]))
        case "unsupported":
            result(Date())
        case "background":
            queue.async {
                print("in the background")
                DispatchQueue.main.async { result("from the main queue") }
            }
        case "later":
            let seconds = arguments?["seconds"] as? Double ?? 0
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { result(Int(seconds)) }
        case "order":
            order(result)
        case "blocking":
            result(blocking())
        case "concurrency":
            Task {
                let value = await SampleActor.shared.next()
                try? await Task.sleep(nanoseconds: 0)
                await MainActor.run { result(value) }
            }
        case "version":
            if #available(iOS 17.0, *) { result("17 or later") } else { result("before 17") }
        case "now":
            result(Date().timeIntervalSince1970)
        case "identifier":
            result(UUID().uuidString)
        case "library":
            result(StepGoal(10_000).count.doubleValue(for: .count()))
        case "standIn":
            result(SampleCounter.shared.next())
        case "description":
            let error: Error = SampleError.second
            result(error.localizedDescription)
        case "launches":
            Self.launchCount += 1
            result([Self.registrationCount, Self.launchCount])
        case "trap":
            let none: String? = arguments?["missing"] as? String
            result(none!)
        case "twice":
            result(1)
            result(2)
        case "noAnswer":
            break
        case "keep":
            kept = result
        case "release":
            kept?("kept")
            kept = nil
            result(nil)
        case "callDart":
            channel.invokeMethod("onCalled", arguments: ["count": 1]) { answer in
                result((answer as? NSObject) === FlutterMethodNotImplemented)
            }
        default:
            result(FlutterMethodNotImplemented)
        }
    }

    /// What the casts of Swift make of the arguments.
    private func describe(_ arguments: Any?) -> [String: Any] {
        guard let values = arguments as? [String: Any] else { return ["dictionary": false] }
        var description: [String: Any] = [:]
        for (key, value) in values {
            var casts: [String] = []
            if value is NSNull { casts.append("NSNull") }
            if value as? Bool != nil { casts.append("Bool") }
            if value as? Int != nil { casts.append("Int") }
            if value as? Double != nil { casts.append("Double") }
            if value as? String != nil { casts.append("String") }
            if value as? [Any] != nil { casts.append("Array") }
            if value as? [String: Any] != nil { casts.append("Dictionary") }
            if value as? FlutterStandardTypedData != nil { casts.append("TypedData") }
            description[key] = casts
        }
        return description
    }

    /// Work of several queues and a group, which keeps the order of its creation.
    private func order(_ result: @escaping FlutterResult) {
        let group = DispatchGroup()
        var steps: [String] = []
        let other = DispatchQueue(label: "com.example.other", attributes: .concurrent)
        for number in 1...3 {
            group.enter()
            (number == 2 ? other : queue).async {
                steps.append("step \(number)")
                group.leave()
            }
        }
        let item = DispatchWorkItem { steps.append("cancelled") }
        queue.async(execute: item)
        item.cancel()
        group.notify(queue: .main) { result(steps) }
        queue.sync { steps.append("sync") }
    }

    /// Waits for work of another queue, which on a device blocks the thread.
    private func blocking() -> [String] {
        let semaphore = DispatchSemaphore(value: 0)
        var steps: [String] = []
        queue.async {
            steps.append("worked")
            semaphore.signal()
        }
        semaphore.wait()
        if semaphore.wait(timeout: .now() + 1) == .timedOut { steps.append("timed out") }
        return steps
    }
}

/// An error without a text of its own.
enum SampleError: Error {
    case first, second
}

/// Counts, on an executor of its own.
actor SampleActor {
    static let shared = SampleActor()
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
