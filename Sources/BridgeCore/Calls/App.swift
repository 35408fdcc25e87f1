package import HealthEngine
import HealthModel
import JSON
package import JSONRPC

/// An app process as a client sees it: the process, the objects to which the client has handles, and the state that
/// channels keep for the life of the process.
package final class App {
    /// The app process.
    package let process: AppProcess
    /// The bundle identifier of the app.
    package var bundleIdentifier: String { process.app.bundleIdentifier }
    /// The number of further handles after which the handle of an ended object may become unknown.
    private static let handlesAfterEnd = 100

    /// Builders and sessions, by handle. Later processes of the connection do not reuse a handle.
    private var objects: [Int: any Endable] = [:]
    private(set) var latestHandle: Int
    /// The handles of the objects that had ended when ``forgetEndedObjects()`` last looked.
    private var ended: [Int] = []
    private var states: [ObjectIdentifier: AnyObject] = [:]
    private var notifications: [JSONRPC.Notification] = []

    init(_ process: AppProcess, after former: App? = nil, latestHandle: Int = 0) {
        self.process = process
        self.latestHandle = former?.latestHandle ?? latestHandle
    }

    /// The state that a channel keeps for this process, created at first use.
    package func state<State: ChannelState>(_: State.Type) -> State {
        if let state = states[ObjectIdentifier(State.self)] as? State { return state }
        let state = State()
        states[ObjectIdentifier(State.self)] = state
        return state
    }

    /// Sends a notification of a channel after the response to the current request.
    package func send(_ notification: JSONRPC.Notification) { notifications.append(notification) }

    /// Whether ``takeNotifications()`` returns any.
    var hasNotifications: Bool { !notifications.isEmpty }

    /// Removes and returns the notifications of ``send(_:)``.
    func takeNotifications() -> [JSONRPC.Notification] {
        guard !notifications.isEmpty else { return [] }
        defer { notifications = [] }
        return notifications
    }

    /// Keeps an object for the client, and returns its handle.
    package func keep(_ object: any Endable) -> Int {
        latestHandle += 1
        objects[latestHandle] = object
        if latestHandle.isMultiple(of: Self.handlesAfterEnd) { forgetEndedObjects() }
        return latestHandle
    }

    /// The number of objects with a handle.
    package var objectCount: Int { objects.count }

    /// Removes the objects that had ended at the previous call, so that each stays for a while after its end.
    private func forgetEndedObjects() {
        for handle in ended { objects[handle] = nil }
        ended = objects.filter(\.value.hasEnded).map(\.key)
    }

    /// The handle of an object. Repeated calls for one object return the same handle.
    package func handle(of object: any Endable) -> Int {
        objects.first { $0.value === object }?.key ?? keep(object)
    }

    /// The object of a handle; nil if the handle is unknown, or if the object has another class.
    func object<Object: AnyObject>(_ handle: JSONValue, as _: Object.Type) -> Object? {
        // Two steps, because in optimized code a cast of nil to a generic class traps.
        guard case .integer(let number) = handle, let handle = Int(exactly: number), let object = objects[handle] else {
            return nil
        }
        return object as? Object
    }
}

/// The state that a channel keeps for one app process. It ends with the process.
package protocol ChannelState: AnyObject {
    /// The state of a new process.
    init()
}

extension ValueCodec where Value: AnyObject {
    /// A handle to an object of this class that the app process holds.
    package static func handle(from method: String) -> ValueCodec {
        ValueCodec(["type": "integer"]) { reader, context in
            guard let object = context.app?.object(reader.value, as: Value.self) else {
                throw reader.fail(expected: "a handle from \(method), from the current app process")
            }
            return object
        }
    }
}
