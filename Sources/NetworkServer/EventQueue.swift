import BridgeCore
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
        /// A message has arrived on a WebSocket connection, which takes a part of the budget until it has been handled.
        case message([UInt8], ByteBudget.Share?)
        /// A message has arrived by HTTP. The promise gets the response; nil for a notification, and when the server ends. It
        /// fails with an `Access.Refusal`.
        case request(Identity, [UInt8], EventLoopPromise<[UInt8]?>)
        /// A message of the Model Context Protocol has arrived. The promise gets the answer.
        case model(ModelSessions.Request, [UInt8], EventLoopPromise<Site.Answer>)
        /// A stream of notifications has been opened.
        case subscribed(Identity, Link)
        /// The process of HTTP requests is to end.
        case ended(Identity, EventLoopPromise<Void>)
        /// The connection has been closed.
        case closed
    }

    /// The number of bytes of waiting messages above which a connection is not read.
    fileprivate static let muchHeld = 1 << 20
    /// The memory, in bytes, that a message takes in addition to its text.
    fileprivate static let messageOverhead = 128

    fileprivate struct Queue {
        var events: [Event] = []
        var first = 0
        var heldBytes = 0

        /// Makes an event the first one again.
        mutating func putBack(_ event: Event) {
            events.insert(event, at: first)
            heldBytes += event.heldBytes
        }
    }

    fileprivate struct State {
        var queues: [Int: Queue] = [:]
        /// The connections whose clients have much output to read. None of their events is taken.
        var held: Set<Int> = []
        /// The connections whose next event waits for the end of a call. None of their events is taken.
        var postponed: Set<Int> = []
        /// Those of both whose turn has come.
        var parked: Set<Int> = []
        /// The functions to call when connections may be read again.
        var readers: [Int: @Sendable () -> Void] = [:]
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

    /// Adds an event of a connection.
    func post(_ event: Event, from id: Int) {
        change { state in
            let isFirst = state.queues[id] == nil
            state.queues[id, default: Queue()].events.append(event)
            state.queues[id]?.heldBytes += event.heldBytes
            if case .closed = event {
                // Nothing leaves any more, and nothing is read.
                state.readers[id] = nil
                state.endHolding(id)
            }
            if isFirst { state.ready.append(id) }
        }
    }

    /// Takes no further events of a connection until ``release(_:)``.
    func hold(_ id: Int) {
        change { _ = $0.held.insert(id) }
    }

    /// Takes events of a connection again.
    func release(_ id: Int) {
        let reader = change { state -> (@Sendable () -> Void)? in
            state.endHolding(id)
            return state.takeReader(of: id)
        }
        reader?()
    }

    /// Calls a function once when there is room for further messages of a connection. Returns false, and does not call it, if
    /// there is room now.
    func whenRoom(for id: Int, _ perform: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard state.held.contains(id) || state.queues[id]?.heldBytes ?? 0 > Self.muchHeld else { return false }
            state.readers[id] = perform
            return true
        }
    }

    /// Ends the server.
    func stop() {
        change { $0.isStopping = true }
    }

    /// Waits for the next event for at most the given seconds, or without limit. Nil after that time, or if the server is to end.
    func next(within seconds: Double?) -> (id: Int, event: Event)? {
        let deadline = seconds.map { DispatchTime.now() + max(0, min($0, 86_400)) } ?? .distantFuture
        while true {
            let (found, reader) = state.withLock { state -> ((id: Int, event: Event)?, (@Sendable () -> Void)?) in
                let found = state.isStopping ? nil : state.takeNext()
                state.isWaiting = found == nil && !state.isStopping
                return (found, found.flatMap { state.takeReader(of: $0.id) })
            }
            reader?()
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

    /// The next event; nil if there is none yet.
    func nextReady() -> (id: Int, event: Event)? {
        let (found, reader) = state.withLock { state -> ((id: Int, event: Event)?, (@Sendable () -> Void)?) in
            let found = state.isStopping ? nil : state.takeNext()
            return (found, found.flatMap { state.takeReader(of: $0.id) })
        }
        reader?()
        return found
    }

    /// Puts an event back. It is the next one of its connection after ``resume()``.
    func postpone(_ event: Event, from id: Int) {
        state.withLock { state in
            state.postponed.insert(id)
            // A connection with further events has had its place among those that are ready.
            if state.queues[id] == nil { state.parked.insert(id) }
            state.queues[id, default: Queue()].putBack(event)
        }
    }

    /// Takes the postponed events again.
    func resume() {
        // The thread that takes events may wait meanwhile.
        change { state in
            state.postponed = []
            for id in state.parked.subtracting(state.held).sorted() { state.unpark(id) }
        }
    }

    /// The next event if it is a message of a connection, which a request that takes long looks at.
    func takeMessage(of id: Int) -> [UInt8]? {
        let (message, reader) = state.withLock { (state) -> ([UInt8]?, (@Sendable () -> Void)?) in
            guard let queue = state.queues[id], case .message(let bytes, _) = queue.events[queue.first] else {
                return (nil, nil)
            }
            _ = state.take(id)
            return (bytes, state.takeReader(of: id))
        }
        reader?()
        return message
    }

    /// Removes all events, when the server ends.
    func takeAll() -> [Event] {
        state.withLock { state in
            defer { state.queues = [:] }
            return state.queues.values.flatMap { $0.events[$0.first...] }
        }
    }

    @discardableResult
    private func change<Value: Sendable>(_ body: (inout sending State) -> Value) -> Value {
        let (value, wasWaiting) = state.withLock { state in
            let value = body(&state)
            defer { state.isWaiting = false }
            return (value, state.isWaiting)
        }
        if wasWaiting { semaphore.signal() }
        return value
    }
}

extension EventQueue.Event {
    /// The memory, in bytes, that the event takes on behalf of its connection.
    fileprivate var heldBytes: Int {
        if case .message(let bytes, _) = self { bytes.count + EventQueue.messageOverhead } else { 0 }
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
            guard !held.contains(id), !postponed.contains(id) else {
                parked.insert(id)
                continue
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
        queues.values[index].heldBytes -= event.heldBytes
        if queues.values[index].first == queues.values[index].events.count {
            queues.remove(at: index)
        } else if queues.values[index].first > 64 {
            queues.values[index].events.removeFirst(queues.values[index].first)
            queues.values[index].first = 0
        }
        return event
    }

    /// Takes events of a connection again.
    fileprivate mutating func endHolding(_ id: Int) {
        held.remove(id)
        if !postponed.contains(id) { unpark(id) }
    }

    fileprivate mutating func unpark(_ id: Int) {
        if parked.remove(id) != nil { ready.append(id) }
    }

    /// Removes the function that lets a connection be read again, if there is room for its messages.
    fileprivate mutating func takeReader(of id: Int) -> (@Sendable () -> Void)? {
        guard !readers.isEmpty, !held.contains(id), queues[id]?.heldBytes ?? 0 <= EventQueue.muchHeld / 2 else {
            return nil
        }
        return readers.removeValue(forKey: id)
    }
}
