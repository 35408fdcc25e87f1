import BridgeCore
import HealthEngine
import JSON
import JSONRPC

/// The state of the native module in one app process.
final class AppleHealthKitState: ChannelState {
    /// The native module observes its events with `NSNotificationCenter`, once for each start. Ten starts suffice for tests, and
    /// limit the number of notifications for one event.
    private static let mostObservations = 10

    /// Whether the `HKHealthStore` exists. Most methods create it.
    var hasStore = false
    /// The names of the events that running observer queries send.
    var observers: [QueryID: String] = [:]
    /// The number of listeners in JavaScript.
    private var listeners = 0
    /// How often the native module observes its own events. It sends each event as often.
    private var observations = 0

    /// `startObserving`
    func startObserving() { observations = min(observations + 1, Self.mostObservations) }

    /// `addListener`. The first listener starts observing.
    func addListener() {
        listeners += 1
        if listeners == 1 { startObserving() }
    }

    /// `removeListeners`. Without listeners, observing stops, however often it was started.
    func removeListeners(_ count: Int) {
        let rest = listeners.subtractingReportingOverflow(count)
        listeners = rest.overflow ? 0 : max(rest.partialValue, 0)
        if listeners == 0 { observations = 0 }
    }

    func notifications(_ event: String) -> [JSONRPC.Notification] {
        guard listeners > 0 else { return [] }
        let params: JSONValue = ["name": .string(event), "body": [:]]
        return Array(repeating: JSONRPC.Notification("AppleHealthKit/event", params: params), count: observations)
    }
}

extension Call {
    /// The state of the native module.
    var state: AppleHealthKitState { app.state(AppleHealthKitState.self) }

    /// `_initializeHealthStore`
    func createStore() { state.hasStore = true }

    /// The options of a method that creates the store first, as most methods do.
    func options(_ arguments: NativeValue) -> Options {
        createStore()
        return Options(arguments)
    }

    /// Sends an event after the response.
    func send(_ event: String) {
        for notification in state.notifications(event) { app.send(notification) }
    }
}
