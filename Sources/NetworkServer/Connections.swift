import NIOCore
import NIOHTTP1
import Synchronization

/// The open connections. Those of strangers, who have not shown a token, do not count against the limit. Further ones wait in the backlog of
/// the system while there are many, so that the strangers there are can send their requests.
final class Connections: Sendable {
    /// The event of a connection that must close, because others wait.
    struct MakeRoom: Sendable {}

    /// The number of connections without a token above which no further one is accepted.
    static let mostStrangers = 64
    /// The time that each of them has then to show a token. So strangers who send nothing cannot keep others from connecting for long.
    static let crowdedTime = TimeAmount.milliseconds(500)

    fileprivate struct State {
        /// The connections whose client has shown a token.
        var admitted: Set<Int> = []
        /// The others, with the time of their start.
        var strangers: [Int: (channel: any Channel, start: NIODeadline)] = [:]
        var latest = 0
        /// The function to call once when a further connection may be accepted.
        var whenRoom: (@Sendable () -> Void)?
    }

    private let most: Int
    private let state = Mutex(State())

    /// Connections of which so many may have shown a token.
    init(most: Int) {
        self.most = most
    }

    /// The number of open connections.
    var count: Int { state.withLock { $0.admitted.count + $0.strangers.count } }

    /// Adds the connection of a stranger, and returns its number.
    func add(_ channel: any Channel) -> Int {
        let id = state.withLock { state in
            state.latest += 1
            state.strangers[state.latest] = (channel, .now())
            return state.latest
        }
        channel.closeFuture.whenComplete { [self] _ in
            change { state in
                state.admitted.remove(id)
                state.strangers[id] = nil
            }
        }
        return id
    }

    /// Admits a connection whose client has shown a token. Throws if there are too many.
    func admit(_ id: Int) throws(Access.Refusal) {
        let isAdmitted = change { state in
            guard !state.admitted.contains(id) else { return true }
            // A connection that had to make room is closing.
            guard state.admitted.count < most, state.strangers.removeValue(forKey: id) != nil else { return false }
            state.admitted.insert(id)
            return true
        }
        guard isAdmitted else { throw Access.Refusal(.serviceUnavailable, "There are too many connections.") }
    }

    /// Whether the client of a connection has shown a token.
    func isAdmitted(_ id: Int) -> Bool { state.withLock { $0.admitted.contains(id) } }

    // MARK: Strangers

    /// Calls a function once when a further connection may be accepted. Returns nil, and does not call it, if that is now; else the time at
    /// which the oldest stranger must make room.
    func whenRoom(_ perform: @escaping @Sendable () -> Void) -> NIODeadline? {
        state.withLock { state in
            guard state.isCrowded, let oldest = state.oldest else { return nil }
            state.whenRoom = perform
            return oldest.stranger.start + Self.crowdedTime
        }
    }

    /// Lets the oldest stranger make room if there are still too many.
    func makeRoom() {
        let channel = change { state -> (any Channel)? in
            guard state.isCrowded, let oldest = state.oldest else { return nil }
            return state.strangers.removeValue(forKey: oldest.id)?.channel
        }
        channel?.pipeline.fireUserInboundEventTriggered(MakeRoom())
    }

    private func change<Value: Sendable>(_ body: (inout sending State) -> Value) -> Value {
        let (value, whenRoom) = state.withLock { state -> (Value, (@Sendable () -> Void)?) in
            let value = body(&state)
            guard !state.isCrowded else { return (value, nil) }
            defer { state.whenRoom = nil }
            return (value, state.whenRoom)
        }
        whenRoom?()
        return value
    }
}

extension Connections.State {
    /// Whether there are more strangers than may be accepted. The last one shows that others may wait.
    fileprivate var isCrowded: Bool { strangers.count > Connections.mostStrangers }

    fileprivate var oldest: (id: Int, stranger: (channel: any Channel, start: NIODeadline))? {
        strangers.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

/// Accepts no further connection while there are too many strangers. Such connections wait in the backlog of the system.
final class Door: ChannelOutboundHandler {
    typealias OutboundIn = Never

    private let connections: Connections

    init(_ connections: Connections) { self.connections = connections }

    func read(context: ChannelHandlerContext) {
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        let deadline = connections.whenRoom {
            context.eventLoop.execute { context.value.read() }
        }
        guard let deadline else { return context.value.read() }
        context.eventLoop.scheduleTask(deadline: deadline) { [connections] in connections.makeRoom() }
    }
}
