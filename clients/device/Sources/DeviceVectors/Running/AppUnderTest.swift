import Foundation
import HealthKit

/// The app of a case: the objects that it holds, and the calls of its handlers. A new launch of the app is a new object.
final class AppUnderTest: @unchecked Sendable {
    let phone: any TestedPhone
    private let lock = NSRecursiveLock()
    /// Builders and sessions, by handle.
    private var objects: [Int: NSObject] = [:]
    private var queryCount = 0
    private var heldQueries: [Int: HKQuery] = [:]
    /// The completion handlers of deliveries of observer queries, by number.
    private var completions: [Int: () -> Void] = [:]
    private var deliveryCount = 0
    /// The calls of the app's handlers, as notifications of the wire.
    private var notifications: [JSONValue] = []
    let delegate = WorkoutDelegate()
    private var mirroringStore: HKHealthStore?

    init(on phone: any TestedPhone) {
        self.phone = phone
        delegate.app = self
    }

    /// What the app does when it starts: it receives mirrored workout sessions.
    func start() {
        #if !os(watchOS)
            let store = HKHealthStore()
            mirroringStore = store
            store.workoutSessionMirroringStartHandler = { [weak self] session in
                guard let self else { return }
                notify(
                    "workoutSessionMirroringStart",
                    ["session": .integer(watch(session)), "workoutConfiguration": session.workoutConfiguration.json]
                )
            }
        #endif
    }

    private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Keeps a builder or a session for later requests, and returns its handle.
    func handle(of object: NSObject) -> Int {
        locked {
            if let known = objects.first(where: { $0.value === object }) { return known.key }
            let handle = phone.handle(of: object, for: self) ?? (objects.keys.max() ?? 0) + 1
            objects[handle] = object
            return handle
        }
    }

    /// The object of a handle.
    func object<Object: NSObject>(_ handle: Int, as _: Object.Type) throws -> Object {
        guard let object = locked({ objects[handle] }) as? Object else { throw NotReenacted(.handle) }
        return object
    }

    /// Keeps a running query, and returns its number.
    func number(of query: HKQuery) -> Int {
        locked {
            if let known = heldQueries.first(where: { $0.value === query }) { return known.key }
            queryCount += 1
            heldQueries[queryCount] = query
            return queryCount
        }
    }

    /// Forgets a running query. Nil if the app does not hold it.
    func takeQuery(_ number: Int) -> HKQuery? { locked { heldQueries.removeValue(forKey: number) } }

    /// Keeps a completion handler of an observer query, and returns the number of its delivery.
    func keep(_ completion: @escaping () -> Void) -> Int {
        locked {
            deliveryCount += 1
            completions[deliveryCount] = completion
            return deliveryCount
        }
    }

    func takeCompletion(_ delivery: Int) -> (() -> Void)? { locked { completions.removeValue(forKey: delivery) } }

    /// Records a call of one of the app's handlers.
    func notify(_ method: String, _ params: JSONObject) {
        locked {
            notifications.append(["jsonrpc": "2.0", "method": .string("store/\(method)"), "params": .object(params)])
        }
    }

    /// How many calls of handlers are recorded.
    var notificationCount: Int { locked { notifications.count } }

    /// Returns the recorded calls, once.
    func takeNotifications() -> [JSONValue] {
        locked {
            defer { notifications = [] }
            return notifications
        }
    }
}
