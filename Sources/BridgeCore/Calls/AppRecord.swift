package import HealthModel
package import JSON

/// The facts about an app that outlive its process: its journal, the faults to inject, and its entitlements.
package final class AppRecord {
    /// The calls of the app.
    package var journal = Journal()
    /// The faults that `control/failNext` has ordered and that wait for a call, in order.
    package var faults: [OrderedFault] = []
    /// The entitlements of the next process.
    package var entitlements = Entitlements()

    /// The record of an app that has not run.
    package init() {}

    /// Orders a fault for the next calls of a method.
    package func order(_ fault: OrderedFault.Fault, method: String, times: Int) {
        faults.append(OrderedFault(method: method, fault: fault, remaining: times))
    }

    /// Removes the faults of a method, or all.
    package func cancelFaults(_ method: String?) {
        faults.removeAll { method == nil || $0.method == method }
    }

    /// The fault for this call of a method, if one is due.
    func nextFault(for method: String) -> OrderedFault.Fault? {
        guard !faults.isEmpty, let index = faults.firstIndex(where: { $0.method == method }) else { return nil }
        faults[index].remaining -= 1
        let fault = faults[index].fault
        if faults[index].remaining == 0 {
            faults.remove(at: index)
        }
        return fault
    }
}

/// A fault that waits for calls of a method.
package struct OrderedFault: Codable {
    package enum Fault: Codable {
        case error(BridgeError)
        /// The clock advances by this time, then the call continues.
        case delay(seconds: Double)
    }

    package let method: String
    package let fault: Fault
    /// The number of calls that it awaits.
    package fileprivate(set) var remaining: Int
}

/// The participant that speaks on a connection to a phone with several connections.
package enum Participant {
    /// An app. If it is not running, the connection only keeps its record.
    case app(AppRecord, isRunning: Bool)
    /// The device owner, through the Health app.
    case deviceOwner(any DeviceOwner)
}

/// The device owner, who acts on the whole phone.
package protocol DeviceOwner: AnyObject {
    /// The method of a name; nil if the device owner cannot call it.
    func method(_ name: String) -> ChannelRegistry.Entry?
    /// The connection on which a call acts, and the params without the member that names its app.
    func target(
        of entry: ChannelRegistry.Entry, _ params: JSONValue?, from connection: Connection
    ) throws(BridgeError) -> (connection: Connection, params: JSONValue?)
    /// The methods of the connection have acted on another connection, which may have output now.
    func didPerform(_ entry: ChannelRegistry.Entry, on connection: Connection)
}
