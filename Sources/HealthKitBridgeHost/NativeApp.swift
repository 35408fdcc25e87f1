import AppRuntime
import BridgeCore
import CHostRuntime
import Flutter
import Foundation
import HealthEngine
import HealthJSON
import HealthKit
import HealthModel
import JSON
import JSONRPC
import UIKit

/// An app whose code is Flutter plugins: their engine, messenger and registrar.
///
/// It belongs to the main thread, which runs the host too.
final class NativeApp: @unchecked Sendable {
    let connection: Connection
    let process: AppProcess
    /// The host, once it serves.
    var host: BridgeCore.Host?
    let emulator: HealthKitEmulator
    let loop = AppLoop.shared
    /// Whether the code uses real queues, because it is compiled as it stands.
    let usesThreads: Bool
    private(set) var methodHandlers: [String: (channel: FlutterWireChannel, handle: FlutterMethodCallHandler)] = [:]
    private(set) var streams: [String: EventStream] = [:]
    /// The methods of the names that were called, while the channels stay the same; nil for those of other channels.
    private var entries: [Name: ChannelRegistry.Entry?] = [:]
    private var published: [NSObject] = []
    private var applicationDelegates: [any FlutterPlugin] = []
    private var notifications: [JSONRPC.Notification] = []
    var openCalls = 0
    var currentCall: Call?
    private(set) var hasEnded = false
    /// Whether the app was in the foreground when its code last learned of it.
    var wasInForeground: Bool
    /// The times that code of the app is on the stack.
    private(set) var depth = 0
    /// Raises an exception of the app's code.
    var raise: (NativeException) -> Never = { fatalError($0.reason) }

    init(_ connection: Connection, usesThreads: Bool) {
        self.connection = connection
        self.usesThreads = usesThreads
        process = connection.app.process
        wasInForeground = process.state == .foreground
        emulator = HealthKitEmulator(connection.phone, process: process)
        emulator.sharesEvents = true
        emulator.deliver = { [loop] handler in loop.append(handler) }
        HealthKitEmulator.current = emulator
        emulator.raise = { [unowned self] exception in raise(exception) }
        emulator.failed = { [unowned self] error in currentCall?.healthKitError = error.code }
    }

    /// Registers the code, as the app does when it is launched.
    func launch(_ register: (any FlutterPluginRegistrar) -> Void) {
        performAppCode {
            register(self)
            MainActor.assumeIsolated {
                for delegate in applicationDelegates { _ = delegate.application(.shared, didFinishLaunchingWithOptions: [:]) }
            }
        }
        runUntilIdle()
    }

    // MARK: Running

    /// When the run loop has last run.
    private var lastRun = ContinuousClock.now
    /// The emulated time and that of the machine when code of the app began.
    private var beginning = (emulated: Date.distantPast, machine: ContinuousClock.now)

    /// The time as the app's code reads it. While an event is handled, the clock of the phone stands still; the time of the app
    /// passes.
    func readTime() -> Date {
        let clock = connection.phone.environment.clock
        // A reading of a fixed clock counts: see `host_clock_capture`.
        guard !clock.isFixed else { return Date() }
        return max(clock.current, beginning.emulated + (ContinuousClock.now - beginning.machine) / .seconds(1))
    }

    /// The time that has been reached, also while an earlier event is handled.
    var reachedTime: Date {
        var clock = connection.phone.environment.clock
        clock.release()
        return clock.current
    }

    func performAppCode(_ body: () -> Void) {
        updateClock()
        if depth == 0 { beginning = (connection.phone.environment.clock.current, .now) }
        depth += 1
        defer { depth -= 1 }
        body()
    }

    /// Runs the work of the app's queues, and jobs of Swift concurrency, until nothing is left. Returns whether any work has run.
    @discardableResult
    func runUntilIdle(until end: Date = .distantFuture) -> Bool {
        var hasRun = false
        performAppCode {
            loop.takeDueTimers(until: end)
            repeat {
                while !hasEnded, loop.runOne() { hasRun = true }
                if runLoopMayHaveWork {
                    lastRun = .now
                    _ = RunLoop.main.run(mode: .default, before: .distantPast)
                }
            } while !hasEnded && (!loop.isIdle || host_main_queue_has_work() != 0)
        }
        return hasRun
    }

    /// Whether the run loop may have work: jobs of the main actor, and blocks of the real main queue. Its other work, of which no queue
    /// tells, waits for at most a twentieth of a second.
    private var runLoopMayHaveWork: Bool {
        usesThreads || host_main_queue_has_work() != 0 || ContinuousClock.now - lastRun > .milliseconds(50)
    }

    /// Lets the app see the emulated time, if that is fixed, and the time zone of the phone.
    func updateClock() {
        MachineTimeZone.set(to: connection.phone.environment.timeZone)
        let clock = connection.phone.environment.clock
        if clock.isFixed { host_clock_set(clock.current.milliseconds) } else { host_clock_release() }
    }

    func send(_ notification: JSONRPC.Notification) {
        if !hasEnded { notifications.append(notification) }
    }

    func log(_ level: LogLevel, _ message: String, _ fields: [(name: String, value: String)] = []) {
        connection.phone.environment.log(level, message, fields)
    }
}

extension NativeApp: HostedApp {
    var channelNames: [String] { Set(methodHandlers.keys).union(streams.keys).sorted() }

    func method(_ name: String) -> ChannelRegistry.Entry? {
        if let known = entries[Name(name)] { return known }
        let entry = name == "CoreLocation/setRoute" ? setRoute : hostedMethod(name)
        // A client may use any number of names, of any length.
        if entries.count == 1000 { entries = [:] }
        if name.utf8.count < 1000 { entries[Name(name)] = .some(entry) }
        return entry
    }

    private func hostedMethod(_ name: String) -> ChannelRegistry.Entry? {
        // Names of channels may contain slashes.
        let channels = channelNames.filter { name.hasPrefix("\($0)/") }
        guard let channel = channels.max(by: { $0.count < $1.count }) else { return nil }
        let method = String(name.dropFirst(channel.count + 1))
        if let stream = streams[channel], ["listen", "cancel"].contains(method) {
            return HostedChannel(name: channel).entry(method) { [self] _, params in
                method == "listen" ? listen(stream, params) : cancel(stream, params)
            }
        }
        guard methodHandlers[channel] != nil else { return nil }
        return HostedChannel(name: channel).entry(method) { [self] call, params in
            emulator.setNextError(call.orderedError)
            currentCall = call
            defer {
                currentCall = nil
                emulator.setNextError(nil)
            }
            return .later(perform(channel, method, params))
        }
    }

    /// Sets where the phone will be, for location managers of the code.
    private var setRoute: ChannelRegistry.Entry {
        let method = Method(
            "setRoute", "Sets the places that the phone reaches at their timestamps.",
            .required("route", .locations, "The places.")
        ) { [emulator] _, route in emulator.setRoute(route) }
        return ChannelRegistry.Entry(method, in: HostedChannel(name: "CoreLocation"))
    }

    func deliverEvents() { if !hasEnded { emulator.deliverUpdates() } }

    func run(until end: Date) -> Bool {
        let isDue = loop.nextDeadline.map { $0 <= end } ?? false
        return !hasEnded && (isDue || !loop.isIdle || runLoopMayHaveWork) && runUntilIdle(until: end)
    }

    func takeNotifications() -> [JSONRPC.Notification] {
        defer { notifications = [] }
        return notifications
    }

    /// The interval at which the host looks for work from other threads. A thread of the app may outlive its call.
    var longestWait: Double? { hasEnded ? nil : usesThreads || openCalls > 0 ? 0.01 : 0.1 }

    /// Ends the code: it does not run any more.
    func end() { hasEnded = true }
}

extension NativeApp: AppTimers {
    var nextTimer: Date? {
        guard !hasEnded, let deadline = loop.nextDeadline else { return hasEnded ? nil : emulator.nextTimer }
        return min(deadline, emulator.nextTimer ?? deadline)
    }

    func clockReachedEvent() {
        guard !hasEnded else { return }
        emulator.clockReachedEvent()
        deliverEvents()
        runUntilIdle()
    }
}

extension NativeApp: FlutterPluginRegistrar, FlutterBinaryMessenger, FlutterTextureRegistry {
    func messenger() -> any FlutterBinaryMessenger { self }

    func textures() -> any FlutterTextureRegistry { self }

    func publish(_ value: NSObject) { published.append(value) }

    func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel) {
        channel.setMethodCallHandler { call, result in delegate.handle(call, result: result) }
    }

    func addApplicationDelegate(_ delegate: any FlutterPlugin) { applicationDelegates.append(delegate) }

    @MainActor var viewController: UIViewController? { UIApplication.shared.windows.first?.rootViewController }

    func lookupKey(forAsset asset: String) -> String { "flutter_assets/\(asset)" }

    func lookupKey(forAsset asset: String, fromPackage package: String) -> String {
        "flutter_assets/packages/\(package)/\(asset)"
    }

    func setMethodCallHandler(_ handler: FlutterMethodCallHandler?, on channel: FlutterWireChannel) {
        entries = [:]
        methodHandlers[channel.name] = handler.map { (channel, $0) }
    }

    func setStreamHandler(_ handler: (any FlutterStreamHandler)?, on channel: FlutterWireChannel) {
        entries = [:]
        streams[channel.name] = handler.map { EventStream(channel, $0) }
    }

    func send(_ message: FlutterOutgoingMessage) {
        onMainThread { [self] in
            let text = text(of: message.arguments, on: message.channel)
            // Params are an object or an array.
            let first = text.first
            let isStructure = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            let params: [UInt8] =
                message.arguments == nil || isStructure ? text : [UInt8(ascii: "[")] + text + [UInt8(ascii: "]")]
            send(JSONRPC.Notification("\(message.channel.name)/\(message.method)", params: RawJSON(bytes: params)))
        }
    }

    /// The JSON text of a value. A value that the codec cannot carry ends the app, as on a device.
    func text(of value: Any?, on channel: FlutterWireChannel) -> [UInt8] {
        do {
            return try channel.text(value)
        } catch {
            raise(NativeException(name: "NSInternalInconsistencyException", reason: StandardCodec.Unsupported.reason))
        }
    }
}

/// JSON text as a value.
struct RawJSON: JSONWritable {
    let bytes: [UInt8]

    func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}
