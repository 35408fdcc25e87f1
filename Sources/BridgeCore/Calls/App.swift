package import HealthEngine
package import HealthJSON
import HealthModel
package import JSONRPC

/// An app process as a client sees it: the process, the objects to which the client has handles, and the state that
/// channels keep for the life of the process.
package final class App {
    package let process: AppProcess
    package var bundleIdentifier: String { process.app.bundleIdentifier }
    /// Builders and sessions. Later processes of the connection do not reuse a handle.
    package let handles: Handles
    private var states: [ObjectIdentifier: AnyObject] = [:]
    private var notifications: [JSONRPC.Notification] = []

    init(_ process: AppProcess, after former: App? = nil, latestHandle: Int = 0) {
        self.process = process
        handles = Handles(after: former?.handles.latest ?? latestHandle)
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
}

/// The state that a channel keeps for one app process. It ends with the process.
package protocol ChannelState: AnyObject {
    /// The state of a new process.
    init()
}
