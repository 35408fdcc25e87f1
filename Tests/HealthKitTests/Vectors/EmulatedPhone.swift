import BridgeTesting
import ControlChannel
import Foundation
import HealthEngine
import HealthJSON
import HealthKitPermissionsChannel
import HealthModel
import JSON
import JSONRPC
import StoreChannel
import Testing

@testable import BridgeCore
@testable import Conformance
@testable import DeviceVectors
@testable import HealthKit

/// The emulator as the phone of the vectors. A host in memory carries out the requests of its owner.
final class EmulatedPhone: TestedPhone, @unchecked Sendable {
    private var host: TestHost?
    private var folder: CaseFolder?
    private var slot: HealthKitEmulator.Slot?
    private let handlers = HandlerList()
    private(set) var launch = 0

    private var process: AppProcess? { host?.connection.app.process }
    private var version: OSVersion { process?.phone.device.osVersion ?? OSVersion(major: 0) }
    var isVision: Bool { process?.phone.device.profile == .vision }
    var timeZone: TimeZone { process?.phone.environment.timeZone ?? .current }
    var now: Date { process?.phone.environment.clock.current ?? Date() }
    var system: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
    }
    let deviceName = "healthkit-bridge"
    let systemName = "as each case says"

    func begin(_ vector: DeviceVector) throws {
        guard vector.given["consent"] != "kill" else { throw NotReenacted("the app that runs the cases cannot be ended") }
        let folder = CaseFolder(CaseFolder.makeURL())
        self.folder = folder
        guard case .object(let given) = try JSON.JSONValue(DeviceVectors.JSONValue.object(vector.given)) else { return }
        let options = try Conformance.HostOptions(given, file: folder.option)
        let channels = ChannelRegistry([HealthKitPermissionsChannel(), AppChannel(phone: self), ControlChannel()])
        host = try TestHost(BridgeCore.HostOptions(options), channels: channels)
        launchApp()
    }

    func end() { (slot, host, folder, messages) = (nil, nil, nil, []) }

    /// Connects the classes of `HealthKit` with the app process of the host.
    private func launchApp() {
        guard let process else { return }
        let emulator = HealthKitEmulator(process.phone, process: process)
        emulator.deliver = { [handlers] in handlers.append($0) }
        slot = HealthKitEmulator.Slot(emulator, of: PhoneOwner(test: "a case of the vectors") { Issue.record("\($0)") })
        launch += 1
    }

    // MARK: Requests

    func arrange(
        _ method: String, _ params: DeviceVectors.JSONValue?, for app: AppUnderTest
    ) throws -> DeviceVectors.JSONObject {
        var request: JSON.JSONObject = ["jsonrpc": "2.0", "id": 0, "method": .string(method)]
        request["params"] = try params.map { try JSON.JSONValue($0) }
        guard let host else { return [:] }
        let output = host.receive(JSON.JSONValue.object(request).jsonBytes + [UInt8(ascii: "\n")])
        var received = try output.split(separator: UInt8(ascii: "\n")).map { try DeviceVectors.JSONValue(parsing: $0) }
        if process !== slot?.emulator.process { launchApp() }
        guard let place = received.firstIndex(where: { $0["id"] == 0 }) else {
            throw NotReenacted("the host does not answer \(method)")
        }
        let answer = received.remove(at: place)
        messages += received
        var members = DeviceVectors.JSONObject()
        for name in ["result", "error"] { members[name] = answer[name] }
        return members
    }

    /// Messages that belong to no answer.
    private var messages: [DeviceVectors.JSONValue] = []

    func takeMessages(for app: AppUnderTest) -> [DeviceVectors.JSONValue] {
        // The host sends what has happened after its next answer.
        _ = try? arrange("rpc/version", nil, for: app)
        defer { messages = [] }
        return messages
    }

    func handle(of object: NSObject, for app: AppUnderTest) -> Int? {
        let object: (any BuilderOrSession)? =
            switch object {
            case let session as HKWorkoutSession: session.session
            case let builder as HKWorkoutBuilder: builder.builder
            case let builder as HKQuantitySeriesSampleBuilder: builder.builder
            case let builder as HKHeartbeatSeriesBuilder: builder.builder
            case let builder as HKWorkoutRouteBuilder: builder.builder
            default: nil
            }
        return object.flatMap { host?.connection.app.handles.handle(of: $0) }
    }

    // MARK: The app

    func run(_ app: AppUnderTest, _ code: @escaping @Sendable () -> Void) -> DeviceVectors.JSONValue? {
        guard let exception = run(code) else { return nil }
        raised = exception
        // The host ends the process of the app, and answers as the wire does.
        return try? arrange("store/raise", nil, for: app)["error"]
    }

    func wait(for app: AppUnderTest, until condition: () -> Bool) {
        if HealthKitEmulator.slot != nil { runHandlers() } else { _ = run {} }
    }

    /// The exception that the host is to answer with.
    fileprivate var raised: NativeException?

    /// Runs code on a thread of its own, then the handlers that HealthKit has called. An exception ends that thread, and nothing else.
    fileprivate func run(_ code: @escaping @Sendable () -> Void) -> NativeException? {
        guard let slot else { return nil }
        let run = AppThread()
        slot.emulator.raise = { exception in run.raise(exception) }
        Thread {
            HealthKitEmulator.$slot.withValue(slot) {
                code()
                self.runHandlers()
            }
            run.end.signal()
        }.start()
        run.end.wait()
        return run.exception
    }

    private func runHandlers() {
        while let handler = handlers.takeFirst() { handler() }
    }

    /// Lets the app receive an event of the host at once.
    fileprivate func receive(_ event: AppEvent, _ process: AppProcess) {
        process.putBack([event])
        _ = run { [slot] in slot?.emulator.deliverUpdates() }
    }
}

extension EmulatedPhone {
    private static let isRunning = NSLock()

    /// Runs cases, while no other test does: they share the objects that the app knows. A thread of its own leaves the few threads of
    /// tests to asynchronous calls of HealthKit.
    static func run(
        _ vectors: [DeviceVector], _ requests: [String: Reenactment] = Reenactments.all
    ) async -> DeviceResult {
        await withCheckedContinuation { continuation in
            Thread {
                let result = isRunning.withLock { DeviceRunner(EmulatedPhone(), requests: requests).run(vectors) }
                continuation.resume(returning: result)
            }.start()
        }
    }
}

/// A thread of the app.
private final class AppThread: @unchecked Sendable {
    let end = DispatchSemaphore(value: 0)
    private(set) var exception: NativeException?

    /// Nothing is unwound, because Swift code is not made for that: the thread stops for good.
    func raise(_ exception: NativeException) -> Never {
        self.exception = exception
        end.signal()
        while true { Thread.sleep(forTimeInterval: 86_400) }
    }
}

/// The handlers that HealthKit has called, and that have not run.
private final class HandlerList: @unchecked Sendable {
    private let lock = NSLock()
    private var handlers: [@Sendable () -> Void] = []

    func append(_ handler: @escaping @Sendable () -> Void) { lock.withLock { handlers.append(handler) } }

    func takeFirst() -> (@Sendable () -> Void)? { lock.withLock { handlers.isEmpty ? nil : handlers.removeFirst() } }
}

/// The channel `store` of the host. The classes of `HealthKit` take its place: it passes events to them.
private struct AppChannel: Channel {
    let name = "store"
    let caller = Caller.app
    let phone: EmulatedPhone

    var methods: [BridgeCore.Method] {
        [
            Method("raise", "Raises the exception that the app has met.") { _ in
                if let exception = phone.raised { throw exception }
            }
        ]
    }

    func notifications(of event: AppEvent, in app: BridgeCore.App) throws -> [JSONRPC.Notification]? {
        switch event {
        // The watchOS app is another app, which uses no classes here. An app that has ended does not run.
        case .watchAppStarted, .launchedInBackground: return try StoreChannel().notifications(of: event, in: app)
        case .workout, .query, .userPreferencesDidChange:
            phone.receive(event, app.process)
            return []
        }
    }
}

extension JSON.JSONValue {
    init(_ value: DeviceVectors.JSONValue) throws { try self.init(parsing: Array(value.jsonText.utf8)) }
}
