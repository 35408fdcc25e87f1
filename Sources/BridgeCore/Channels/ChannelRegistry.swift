import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// The channels that a host serves, and their methods by every name under which they can be called.
package final class ChannelRegistry: Sendable {
    /// A method within its channel.
    package final class Entry: Sendable {
        package let channel: any Channel
        package let method: Method
        /// `channel/method`, as on the wire.
        package let name: String
        /// What it does with health data; nil if it touches none.
        let auditAction: AuditAction?
        /// Read once: every request asks.
        let role: ChannelRole
        let argumentStyle: ArgumentStyle

        init(_ method: Method, in channel: any Channel) {
            self.channel = channel
            self.method = method
            name = channel.name.isEmpty ? method.name : "\(channel.name)/\(method.name)"
            role = channel.role
            argumentStyle = channel.argumentStyle(of: method)
            auditAction =
                switch method.audit {
                case .usual: channel.usualAuditAction
                case .none: nil
                case .action(let action): action
                }
        }

        /// The error object that leaves for an error.
        func errorObject(for error: BridgeError) -> ErrorObject { channel.errorObject(for: error, of: method) }
    }

    /// The channels, in the order in which they were given; that of the connection comes last.
    package let channels: [any Channel]
    /// All methods, by name.
    package let methods: [Entry]
    private let byName: [String: Entry]

    /// Stops the program if two methods share a name, or if a name without channel hides another one: that is a mistake in the
    /// declarations, which no input brings about.
    package init(_ channels: [any Channel]) {
        self.channels = channels + [ConnectionChannel()]
        var table: [String: Entry] = [:]
        func add(_ entry: Entry, as name: String) {
            let former = table.updateValue(entry, forKey: name)
            precondition(former == nil, "\(entry.name) and \(former?.name ?? "") are both called \(name)")
        }
        let entries = self.channels.flatMap { channel in channel.methods.map { Entry($0, in: channel) } }
        for entry in entries { add(entry, as: entry.name) }
        for entry in entries where entry.channel.allowsBareNames { add(entry, as: entry.method.name) }
        for entry in entries where entry.name == "rpc/discover" { add(entry, as: "rpc.discover") }
        byName = table
        methods = entries.sorted { $0.name < $1.name }
    }

    /// The method of a name, if it is within reach.
    package func method(_ name: String, withControl: Bool) -> Entry? {
        guard let entry = byName[name], withControl || entry.role != .control else { return nil }
        return entry
    }

    /// The notification of an event, from the first channel that the event belongs to.
    func notification(of event: AppEvent, in app: App) throws(HealthFailure) -> JSONRPC.Notification? {
        for channel in channels {
            if let notification = try channel.notification(of: event, in: app) { return notification }
        }
        return nil
    }
}
