import NIOCore
import NIOHTTP1
import Synchronization

/// The open connections. Those of strangers, who have not shown a token, do not count against the limit, and never keep a client
/// with a token from connecting: there are few of them, and the oldest one makes room for a new one.
final class Connections: Sendable {
    /// The largest number of connections without a token.
    static let mostStrangers = 64

    private struct State {
        /// The connections whose client has shown a token.
        var admitted: Set<Int> = []
        var strangers: [Int: any Channel] = [:]
        var latest = 0
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
        let (id, oldest) = state.withLock { state -> (Int, (any Channel)?) in
            state.latest += 1
            state.strangers[state.latest] = channel
            guard state.strangers.count > Self.mostStrangers, let first = state.strangers.keys.min() else {
                return (state.latest, nil)
            }
            return (state.latest, state.strangers.removeValue(forKey: first))
        }
        oldest?.close(promise: nil)
        channel.closeFuture.whenComplete { [self] _ in
            state.withLock { state in
                state.admitted.remove(id)
                state.strangers[id] = nil
            }
        }
        return id
    }

    /// Admits a connection whose client has shown a token. Throws if there are too many.
    func admit(_ id: Int) throws(Access.Refusal) {
        let isAdmitted = state.withLock { state in
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
}
