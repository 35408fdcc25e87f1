import HealthEngine
import HealthModel
import JSON
import JSONRPC
import Synchronization

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
    /// The methods of each channel, by every name under which they can be called. Those of a channel are looked up when the channel is
    /// first used: a channel that is not used costs no start.
    private let tables: [Table]
    /// The methods that were called so far.
    private let called = Mutex<[String: Entry]>([:])

    /// Two channels of one name stop the program: that is a mistake in the declarations, which no input brings about.
    package init(_ channels: [any Channel]) {
        self.channels = channels + [ConnectionChannel()]
        tables = self.channels.map(Table.init)
        precondition(Set(self.channels.map(\.name)).count == tables.count, "two channels have one name")
    }

    /// All methods, by name. Two of one name, or a name without channel that hides another one, stop the program.
    package var methods: [Entry] {
        let entries = tables.flatMap(\.entries)
        let names = tables.flatMap(\.byName.keys)
        precondition(Set(names).count == names.count, "two methods have one name")
        return entries.sorted { $0.name < $1.name }
    }

    /// The method of a name, if it is within reach.
    package func method(_ name: String, withControl: Bool) -> Entry? {
        guard let entry = entry(name), withControl || entry.role != .control else { return nil }
        return entry
    }

    private func entry(_ name: String) -> Entry? {
        called.withLock { called in
            if let entry = called[name] { return entry }
            let table = tables.first { !$0.channel.name.isEmpty && name.hasPrefix("\($0.channel.name)/") }
            // A name without channel is one of the connection, or of a channel that allows it.
            let candidates =
                table.map { [$0] }
                ?? tables.reversed().filter { $0.channel.role == .connection || $0.channel.allowsBareNames }
            guard let entry = candidates.lazy.compactMap({ $0.byName[name] }).first else { return nil }
            called[name] = entry
            return entry
        }
    }

    /// The notification of an event, from the first channel that the event belongs to.
    func notification(of event: AppEvent, in app: App) throws(HealthFailure) -> JSONRPC.Notification? {
        for channel in channels {
            if let notification = try channel.notification(of: event, in: app) { return notification }
        }
        return nil
    }
}

/// The methods of a channel, looked up when they are first asked for.
private final class Table: Sendable {
    let channel: any Channel
    private let made = Mutex<(entries: [ChannelRegistry.Entry], byName: [String: ChannelRegistry.Entry])?>(nil)

    init(_ channel: any Channel) {
        self.channel = channel
    }

    var entries: [ChannelRegistry.Entry] { contents.entries }
    var byName: [String: ChannelRegistry.Entry] { contents.byName }

    private var contents: (entries: [ChannelRegistry.Entry], byName: [String: ChannelRegistry.Entry]) {
        made.withLock { made in
            if let made { return made }
            let entries = channel.methods.map { ChannelRegistry.Entry($0, in: channel) }
            var byName: [String: ChannelRegistry.Entry] = [:]
            func add(_ entry: ChannelRegistry.Entry, as name: String) {
                let former = byName.updateValue(entry, forKey: name)
                precondition(former == nil, "\(entry.name) and \(former?.name ?? "") are both called \(name)")
            }
            for entry in entries {
                add(entry, as: entry.name)
                if channel.allowsBareNames { add(entry, as: entry.method.name) }
                if entry.name == "rpc/discover" { add(entry, as: "rpc.discover") }
            }
            made = (entries, byName)
            return (entries, byName)
        }
    }
}
