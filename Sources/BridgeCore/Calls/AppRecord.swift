package import HealthModel
package import JSON

/// The facts about an app that outlive its process: its journal, the faults to inject, and its entitlements.
package final class AppRecord {
    /// The calls of the app.
    package var journal = Journal()
    /// The faults that `control/failNext` has ordered.
    package var faults = Faults()
    /// The entitlements of the next process.
    package var entitlements = Entitlements()

    /// The record of an app that has not run.
    package init() {}
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
