import Dispatch
import NIOCore
import Synchronization

/// The events of the network for the thread of the engine. Each connection has a queue of its own, and the engine takes one
/// event of each in turn, so that no connection waits for more than one request of each other.
final class EventQueue: Sendable {
    /// An event of a connection.
    enum Event: Sendable {
        /// A WebSocket connection has been opened.
        case opened(Identity, Link)
        /// A message has arrived on a WebSocket connection.
        case message([UInt8])
        /// A message has arrived by HTTP. The promise gets the response; nil for a notification, and when the server ends. It
        /// fails with an `Access.Refusal`.
        case request(Identity, [UInt8], EventLoopPromise<[UInt8]?>)
        /// A stream of notifications has been opened.
        case subscribed(Identity, Link)
        /// The process of HTTP requests is to end.
        case ended(Identity, EventLoopPromise<Void>)
        /// The connection has been closed.
        case closed
    }

    fileprivate struct Queue {
        var events: [Event] = []
        var first = 0
        var heldBytes = 0
    }

    fileprivate struct State {
        var queues: [Int: Queue] = [:]
        /// The connections with events, in turn.
        var ready: [Int] = []
        var firstReady = 0
        var isWaiting = false
        var isStopping = false
    }

    private let state = Mutex(State())
    private let semaphore = DispatchSemaphore(value: 0)

    /// Whether the server is to end.
    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// The number of bytes of messages of a connection that wait.
    func heldBytes(of id: Int) -> Int { state.withLock { $0.queues[id]?.heldBytes ?? 0 } }

    /// Adds an event of a connection.
    func post(_ event: Event, from id: Int) {
        change { state in
            let isFirst = state.queues[id] == nil
            state.queues[id, default: Queue()].events.append(event)
            if case .message(let bytes) = event { state.queues[id]?.heldBytes += bytes.count }
            if isFirst { state.ready.append(id) }
        }
    }

    /// Ends the server.
    func stop() {
        change { $0.isStopping = true }
    }

    /// Waits for the next event for at most the given seconds, or without limit. Nil after that time, or if the server is to end. The
    /// seconds are computed only if there is no event yet, because that takes longer the more phones there are.
    func next(within seconds: @autoclosure () -> Double?) -> (id: Int, event: Event)? {
        lazy var deadline = seconds().map { DispatchTime.now() + max(0, min($0, 86_400)) } ?? .distantFuture
        while true {
            let found = state.withLock { state -> (id: Int, event: Event)? in
                let found = state.isStopping ? nil : state.takeNext()
                state.isWaiting = found == nil && !state.isStopping
                return found
            }
            if let found { return found }
            guard !isStopping else { return nil }
            if semaphore.wait(timeout: deadline) == .timedOut {
                let wasSignalled = state.withLock { state in
                    defer { state.isWaiting = false }
                    return !state.isWaiting
                }
                if wasSignalled { semaphore.wait() }
                return nil
            }
        }
    }

    /// The next event if it is a message of a connection, which a request that takes long looks at.
    func takeMessage(of id: Int) -> [UInt8]? {
        state.withLock { (state) -> [UInt8]? in
            guard let queue = state.queues[id], case .message(let bytes) = queue.events[queue.first] else { return nil }
            _ = state.take(id)
            return bytes
        }
    }

    /// Removes all events, when the server ends.
    func takeAll() -> [Event] {
        state.withLock { state in
            defer { state.queues = [:] }
            return state.queues.values.flatMap { $0.events[$0.first...] }
        }
    }

    private func change(_ body: (inout sending State) -> Void) {
        let wasWaiting = state.withLock { state in
            body(&state)
            defer { state.isWaiting = false }
            return state.isWaiting
        }
        if wasWaiting { semaphore.signal() }
    }
}

extension EventQueue.State {
    fileprivate mutating func takeNext() -> (id: Int, event: EventQueue.Event)? {
        while firstReady < ready.count {
            let id = ready[firstReady]
            firstReady += 1
            if firstReady > 64, firstReady * 2 > ready.count {
                ready.removeFirst(firstReady)
                firstReady = 0
            }
            guard let event = take(id) else { continue }
            if queues[id] != nil { ready.append(id) }
            return (id, event)
        }
        return nil
    }

    /// Removes the first event of a connection. A connection without events has no queue.
    fileprivate mutating func take(_ id: Int) -> EventQueue.Event? {
        guard let index = queues.index(forKey: id) else { return nil }
        let event = queues.values[index].events[queues.values[index].first]
        queues.values[index].first += 1
        if case .message(let bytes) = event { queues.values[index].heldBytes -= bytes.count }
        if queues.values[index].first == queues.values[index].events.count {
            queues.remove(at: index)
        } else if queues.values[index].first > 64 {
            queues.values[index].events.removeFirst(queues.values[index].first)
            queues.values[index].first = 0
        }
        return event
    }
}
