import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import Testing

@testable import HealthKit

/// An app that uses the classes of `HealthKit`, on the phone of a host. A new process of the app is a new object.
final class ReenactedApp: @unchecked Sendable {
    let app: BridgeCore.App
    let emulator: HealthKitEmulator
    let slot: HealthKitEmulator.Slot
    /// Builders and sessions, by handle.
    private var objects: [Int: NSObject] = [:]
    /// Running queries, by number.
    var queries: [Int: HKQuery] = [:]
    /// The completion handlers of deliveries of observer queries, by number.
    var completions: [Int: () -> Void] = [:]
    private(set) var deliveryCount = 0
    /// The calls of the app's handlers, as notifications of the wire.
    private var notifications: [JSONValue] = []
    private let handlers = HandlerList()
    let delegate = WorkoutDelegate()

    init(_ app: BridgeCore.App, on phone: Phone) {
        self.app = app
        emulator = HealthKitEmulator(phone, process: app.process)
        emulator.deliver = { [handlers] in handlers.append($0) }
        slot = HealthKitEmulator.Slot(emulator, of: PhoneOwner(test: "a reenacted app") { Issue.record("\($0)") })
        delegate.app = self
        emulator.mirroringStartHandler = { [weak self] session in
            guard let self else { return }
            notify(
                "workoutSessionMirroringStart",
                ["session": .integer(watch(session)), "workoutConfiguration": session.workoutConfiguration.json]
            )
        }
    }

    /// Runs the handlers that HealthKit has called, in their order.
    func runHandlers() {
        while let handler = handlers.takeFirst() { handler() }
    }

    /// Keeps an object for the client, and returns its handle. `engine` is the engine's object, for which the control channel may ask.
    func handle(of object: NSObject, _ engine: any BuilderOrSession) -> Int {
        if let known = objects.first(where: { $0.value === object }) { return known.key }
        let handle = app.handles.handle(of: engine)
        objects[handle] = object
        return handle
    }

    /// The object of a handle.
    func object<Object: NSObject>(_ handle: Int, as _: Object.Type) throws -> Object {
        guard let object = objects[handle] as? Object else { throw NotReenacted(.handle) }
        return object
    }

    /// Keeps a completion handler of an observer query, and returns the number of its delivery.
    func keep(_ completion: @escaping () -> Void) -> Int {
        deliveryCount += 1
        completions[deliveryCount] = completion
        return deliveryCount
    }

    /// Records a call of one of the app's handlers.
    func notify(_ method: String, _ params: JSONObject) {
        notifications.append(["jsonrpc": "2.0", "method": .string("store/\(method)"), "params": .object(params)])
    }

    /// Returns the recorded calls, once.
    func takeNotifications() -> [JSONValue] {
        defer { notifications = [] }
        return notifications
    }
}

/// The handlers that HealthKit has called, and that have not run.
private final class HandlerList: @unchecked Sendable {
    private var handlers: [@Sendable () -> Void] = []

    func append(_ handler: @escaping @Sendable () -> Void) { handlers.append(handler) }

    func takeFirst() -> (@Sendable () -> Void)? { handlers.isEmpty ? nil : handlers.removeFirst() }
}
