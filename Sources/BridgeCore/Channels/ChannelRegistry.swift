import HealthEngine
package import HealthJSON
import HealthModel
import JSON
import JSONRPC
import Synchronization

/// The channels that a host serves, and their methods by every callable name.
package final class ChannelRegistry: Sendable {
    /// A method and its channel.
    package final class Entry: Sendable {
        package let channel: any Channel
        package let method: Method
        /// `channel/method`, as on the wire.
        package let name: String
        /// The audit action; nil if the method accesses no health data.
        let auditAction: AuditAction?
        /// Stored, because every request reads it.
        package let caller: Caller

        /// A method of a channel. `name` replaces its usual name on the wire.
        package init(_ method: Method, in channel: any Channel, as name: String? = nil) {
            self.channel = channel
            self.method = method
            self.name = name ?? (channel.name.isEmpty ? method.name : "\(channel.name)/\(method.name)")
            caller = channel.caller
            auditAction =
                switch method.audit {
                case .usual: channel.usualAuditAction
                case .none: nil
                case .action(let action): action
                }
        }

        /// The parameters of the method. Those of a plugin have their names of its newest version.
        package var parameters: [ParameterDescription] {
            guard let plugin = channel as? any PluginChannel else { return method.parameters }
            return method.parameters.map { parameter in
                var parameter = parameter
                parameter.name = plugin.newestName(of: parameter.name)
                return parameter
            }
        }

        /// Whether the method is one of `control` that changes something. Of the calls of the device owner, recordings have only these.
        package var isChangeOfPhone: Bool { caller == .test && !method.onlyReads }

        /// The error object that a client receives for an error.
        func errorObject(for error: BridgeError) -> ErrorObject { channel.errorObject(for: error, of: method) }
    }

    /// The channels in the given order, followed by the connection's own channel.
    package let channels: [any Channel]
    /// The methods of the channels in use, by channel. They are created when the channel is first used, so an unused channel does
    /// not slow the start.
    private let made = Mutex<[String: (entries: [Entry], byName: [Name: Entry])]>([:])
    /// The methods called so far, by the name used.
    private let called = Mutex<[Name: Entry]>([:])
    /// The methods that unknown names may be meant to be, by the channel and whether methods of `control` count.
    private let suggested = Mutex<[String: Candidates]>([:])

    /// Traps if two channels have the same name. That is a programming error, which no input can cause.
    package init(_ channels: [any Channel]) {
        self.channels = channels + [ConnectionChannel()]
        precondition(Set(self.channels.map(\.name)).count == self.channels.count, "two channels have the same name")
    }

    /// All methods, sorted by name. Traps if two methods have the same name, with or without prefix.
    package var methods: [Entry] {
        let names = channels.flatMap { contents(of: $0).byName.keys }
        precondition(Set(names).count == names.count, "two methods have the same name")
        return entries.sorted { $0.name < $1.name }
    }

    /// The method of a name; nil if it is unknown, or if it is a control method and `withControl` is false.
    package func method(_ name: String, withControl: Bool) -> Entry? {
        guard let entry = entry(name) ?? eventChannelEntry(name), withControl || entry.caller != .test else {
            return nil
        }
        return entry
    }

    /// The method that an unknown name is probably meant to be, in any channel; nil for the channel of a plugin, whose clients compare
    /// what they receive with the plugin's own answers.
    package func method(near name: String, withControl: Bool) -> Entry? {
        let (prefix, ending) = Self.parts(of: name)
        let channel = channels.first { prefix == "\($0.name)/" }
        guard !(channel is any PluginChannel) else { return nil }
        let candidates = candidates(for: prefix, isChannel: channel != nil, withControl)
        let usual = Self.otherWords.reduce(name) { $0.replacing($1.word, with: $1.usual) }
        if usual != name, let entry = candidates.entries.first(where: { $0.name == usual }) { return entry }
        return candidates.endings.nearest(to: ending).flatMap { nearest in
            candidates.entries.first { Self.parts(of: $0.name).ending == nearest }
        }
    }

    /// The methods that a name with a prefix may be meant to be. Of names that are equally near, that with the prefix is the first.
    private func candidates(for prefix: String, isChannel: Bool, _ withControl: Bool) -> Candidates {
        func key(_ prefix: String) -> String { "\(withControl) \(prefix)" }
        if let known = suggested.withLock({ $0[key(prefix)] }) { return known }
        let entries = self.entries
        let ofPrefix = entries.filter { $0.name.hasPrefix(prefix) }
        // Only prefixes of methods are kept, so that a client cannot fill the memory.
        if ofPrefix.isEmpty, let known = suggested.withLock({ $0[key("")] }) { return known }
        let others = entries.filter { !$0.name.hasPrefix(prefix) }
        let sorted = (ofPrefix + others).filter { entry in
            // Who names a channel means no method of a plugin.
            (withControl || entry.caller != .test)
                && (!isChannel || entry.caller != .plugin || entry.name.hasPrefix(prefix))
        }
        let candidates = Candidates(entries: sorted, endings: KnownNames(sorted.map { Self.parts(of: $0.name).ending }))
        suggested.withLock { $0[key(ofPrefix.isEmpty ? "" : prefix)] = candidates }
        return candidates
    }

    /// Methods that a name may be meant to be.
    private struct Candidates: Sendable {
        let entries: [Entry]
        let endings: KnownNames
    }

    /// Words that people use for those of the methods, as in `control/advanceTime`.
    private static let otherWords: [(word: String, usual: String)] = [
        ("Permissions", "Authorization"), ("Permission", "Authorization"), ("Time", "Clock"), ("Date", "Clock"),
        ("Samples", "Objects"),
    ]

    /// The prefix of a method's name with its slash, empty if there is none, and the rest.
    private static func parts(of name: String) -> (prefix: String, ending: String) {
        guard let slash = name.lastIndex(of: "/") else { return ("", name) }
        return (String(name[...slash]), String(name[name.index(after: slash)...]))
    }

    /// The method of a plugin's event channel. Such channels have names of their own, which only exist while they are open.
    private func eventChannelEntry(_ name: String) -> Entry? {
        channels.lazy.compactMap { channel in
            guard let plugin = channel as? any PluginChannel else { return nil }
            return plugin.eventChannelMethod(name).map { Entry($0, in: plugin, as: name) }
        }.first
    }

    private func entry(_ name: String) -> Entry? {
        called.withLock { called in
            let exact = Name(name)
            if let entry = called[exact] { return entry }
            let channel = channels.first { !$0.name.isEmpty && name.hasPrefix("\($0.name)/") }
            // A name without prefix is a method of the connection, or of a channel that allows bare names.
            let candidates =
                channel.map { [$0] } ?? channels.reversed().filter { $0.caller == .client || $0.allowsBareNames }
            guard let entry = candidates.lazy.compactMap({ self.contents(of: $0).byName[exact] }).first else { return nil }
            called[exact] = entry
            return entry
        }
    }

    /// The notifications for an event, from the first channel that sends any.
    func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification] {
        for channel in channels {
            if let notifications = try channel.notifications(of: event, in: app) { return notifications }
        }
        return []
    }

    /// The methods of all channels, in the order of the channels.
    private var entries: [Entry] { channels.flatMap { contents(of: $0).entries } }

    /// The methods of a channel, in order and by every callable name.
    private func contents(of channel: any Channel) -> (entries: [Entry], byName: [Name: Entry]) {
        made.withLock { made in
            if let contents = made[channel.name] { return contents }
            let entries = channel.methods.map { Entry($0, in: channel) }
            var byName: [Name: Entry] = [:]
            func add(_ entry: Entry, as name: String) {
                let former = byName.updateValue(entry, forKey: Name(name))
                precondition(former == nil, "\(entry.name) and \(former?.name ?? "") are both called \(name)")
            }
            for entry in entries {
                add(entry, as: entry.name)
                if channel.allowsBareNames { add(entry, as: entry.method.name) }
                if entry.name == "rpc/discover" { add(entry, as: "rpc.discover") }
            }
            made[channel.name] = (entries, byName)
            return (entries, byName)
        }
    }
}
