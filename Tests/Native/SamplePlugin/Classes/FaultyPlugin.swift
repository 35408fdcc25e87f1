// swift-format-ignore-file: NeverForceUnwrap
import Flutter
import Foundation
import HealthKit

/// What a plugin can do wrong. The host has to answer, and the messages on stdout have to stay intact.
class FaultyPlugin: NSObject, FlutterPlugin {
    private let queue = DispatchQueue(label: "com.example.faults")
    private var kept: [FlutterResult] = []
    private var timer: Timer?
    private let channel: FlutterMethodChannel

    static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "faults", binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(FaultyPlugin(channel), channel: channel)
    }

    init(_ channel: FlutterMethodChannel) {
        self.channel = channel
    }

    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        switch call.method {
        case "print":
            printOnEachWay()
            result(true)
        case "twiceLater":
            queue.async { result(1) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { result(2) }
        case "twiceInThreads":
            for _ in 1...8 { Thread.detachNewThread { result("one of them") } }
        case "thread":
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.02)
                result("from a thread")
            }
        case "noAnswerInThread":
            Thread.detachNewThread { _ = result }
        case "block":
            DispatchSemaphore(value: 0).wait()
            result("never")
        case "blockGroup":
            let group = DispatchGroup()
            group.enter()
            group.wait()
            result("never")
        case "keep":
            kept.append(result)
        case "fatal":
            fatalError("ordered")
        case "abort":
            abort()
        case "overflow":
            result(Self.sum(1))
        case "badAddress":
            result(Int(UnsafePointer<Int8>(bitPattern: 8)!.pointee))
        case "fatalInQueue":
            queue.async { fatalError("ordered") }
        case "fatalInThread":
            kept.append(result)
            Thread.detachNewThread { fatalError("ordered") }
        case "exceptionInThread":
            kept.append(result)
            Thread.detachNewThread { _ = HKQuantity(unit: .count(), doubleValue: 1).doubleValue(for: .meter()) }
        case "fatalAfterAnswer":
            result(true)
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.05)
                fatalError("ordered")
            }
        case "callAfterAnswer":
            result(true)
            Thread.detachNewThread { [channel] in
                Thread.sleep(forTimeInterval: 0.05)
                channel.invokeMethod("late", arguments: ["number": 1])
            }
        case "threadForEver":
            Thread.detachNewThread { while true { usleep(1000) } }
            result(true)
        case "exitInThread":
            kept.append(result)
            Thread.detachNewThread { exit(0) }
        case "readLine":
            result([readLine(), getchar() == EOF ? nil : "a character"])
        case "exit":
            exit((call.arguments as? [Int32])?.first ?? 3)
        case "waitForTime":
            let deadline = DispatchTime.now() + 0.05
            while DispatchTime.now() < deadline {}
            result("passed")
        case "waitForDate":
            let end = Date() + 0.05
            while Date() < end {}
            result("passed")
        case "tick":
            // A timer without an interval must not keep the host from other calls.
            timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in usleep(2000) }
            result(true)
        case "hang":
            while true { usleep(1000) }
        case "hangLater":
            result("answered")
            DispatchQueue.main.async { [self] in addWorkForEver() }
        case "numbers":
            result([Double.infinity, -Double.infinity, Double.nan])
        case "largeNumber":
            result(UInt64.max)
        default:
            result(FlutterMethodNotImplemented)
        }
    }

    private func addWorkForEver() {
        DispatchQueue.main.async { [self] in addWorkForEver() }
    }

    private func printOnEachWay() {
        print("a line")
        print(#"{"jsonrpc":"2.0","id":1,"result":false}"#, terminator: "")
        NSLog("a line of the log")
        FileHandle.standardOutput.write(Data("bytes".utf8))
        _ = write(1, "more", 4)
        puts("a line of the C library")
    }

    /// Recursion without end. The optimizer would make a loop of it.
    @_optimize(none)
    private static func sum(_ number: Int) -> Int { number < 0 ? 0 : number &+ sum(number &+ 1) }
}

/// A class that is registered only if it is named.
class UnregisteredPlugin: NSObject, FlutterPlugin {
    static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "unregistered", binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(UnregisteredPlugin(), channel: channel)
    }

    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) { result(true) }
}
