package import HealthEngine
import HealthJSON
package import JSON
package import JSONRPC

/// The event channels of an app process: Flutter's `FlutterEventChannel`s.
///
/// A client calls `<name>/listen` and `<name>/cancel`, and receives `<name>/event`.
package final class EventChannels: ChannelState {
    private var channels: [String: EventChannel] = [:]

    package init() {}

    /// Opens an event channel. `start` is its `onListen`.
    package func open(_ name: String, start: @escaping EventChannel.Start) {
        channels[name] = EventChannel(name, start)
    }

    /// The notifications for an update of a query that an event channel of the plugin has started.
    package func notifications(
        of event: AppEvent, of plugin: some PluginChannel, in app: App
    ) throws -> [JSONRPC.Notification]? {
        guard case .query(let update) = event else { return nil }
        for channel in channels.values where plugin.isEventChannel(channel.name) {
            guard let makeEvents = channel.queries[update.query] else { continue }
            return try makeEvents(update, app).map { $0.notification(on: channel.name) }
        }
        return nil
    }

    // MARK: Methods

    static let listen = Method(
        plugin: "listen", "Starts an event channel.", result: .nothing, audit: .none
    ) { call, arguments in
        guard let channel = call.app.state(EventChannels.self).channels[call.eventChannelName] else {
            throw BridgeError.fault(.methodNotFound(call.entry.name.shortened))
        }
        // Flutter cancels the former stream of a channel that is listened to again.
        try channel.stop(call)
        try channel.start(call, arguments, channel)
        return JSONNull()
    }

    static let cancel = Method(
        plugin: "cancel", "Cancels an event channel.", result: .nothing, audit: .none
    ) { call, _ in
        let state = call.app.state(EventChannels.self)
        try state.channels.removeValue(forKey: call.eventChannelName)?.stop(call)
        return JSONNull()
    }
}

/// An open event channel and its running queries.
package final class EventChannel {
    /// The `onListen` of the channel. It starts queries with ``run(_:makeEvents:)``.
    package typealias Start = (Call, NativeValue, EventChannel) throws -> Void
    /// Makes the events for an update of a query.
    package typealias MakeEvents = (QueryUpdate, App) throws -> [StreamEvent]

    package let name: String
    let start: Start
    private(set) var queries: [QueryID: MakeEvents] = [:]

    init(_ name: String, _ start: @escaping Start) {
        self.name = name
        self.start = start
    }

    /// Adds a query that was started for the channel. `makeEvents` makes the events for its updates.
    package func run(_ query: QueryID, makeEvents: @escaping MakeEvents) { queries[query] = makeEvents }

    /// Stops the queries.
    func stop(_ call: Call) throws {
        for query in queries.keys { call.store.stop(query) }
        queries = [:]
    }
}

/// An event of an event channel.
package enum StreamEvent {
    /// `events(value)`
    case value(any JSONWritable)
    /// `events(FlutterError(…))`
    case error(PlatformError)
    /// `events(FlutterEndOfEventStream)`
    case end

    /// The notification for the event.
    package func notification(on channel: String) -> JSONRPC.Notification {
        JSONRPC.Notification("\(channel)/event", params: StreamEventParams(event: self))
    }
}

private struct StreamEventParams: JSONWritable {
    let event: StreamEvent

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch event {
            case .value(let value): writer.member("event", value)
            case .error(let error): writer.member("error", error.json)
            case .end: writer.member("endOfStream", true)
            }
        }
    }
}

extension Call {
    /// The event channel of a call of `listen` or `cancel`.
    fileprivate var eventChannelName: String { String(entry.name.dropLast("/listen".count)) }
}
