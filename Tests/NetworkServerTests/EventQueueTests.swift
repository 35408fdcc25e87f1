import Foundation
import Synchronization
import Testing

@testable import NetworkServer

struct EventQueueTests {
    private let events = EventQueue()

    /// The connections whose events are taken, until there are none.
    private func taken() -> [Int] {
        var ids: [Int] = []
        while let (id, _) = events.next(within: 0) { ids.append(id) }
        return ids
    }

    @Test func `a connection that is held waits, and then has one turn as the others`() {
        for _ in 0..<3 {
            for id in [1, 2] { events.post(.message([], nil), from: id) }
        }
        events.hold(1)
        #expect(taken() == [2, 2, 2])
        events.post(.message([], nil), from: 2)
        events.release(1)
        events.hold(1)
        events.release(1)
        #expect(taken() == [2, 1, 1, 1])
    }

    @Test func `a held connection that closes is heard`() {
        events.hold(1)
        events.post(.message([], nil), from: 1)
        #expect(taken() == [])
        events.post(.closed, from: 1)
        #expect(taken() == [1, 1])
    }

    @Test func `empty messages take room too, and a reader is called once when there is room`() {
        let calls = Atomic(0)
        #expect(!events.whenRoom(for: 1) { calls.add(1, ordering: .relaxed) })
        for _ in 0..<10_000 { events.post(.message([], nil), from: 1) }
        #expect(events.whenRoom(for: 1) { calls.add(1, ordering: .relaxed) })
        _ = events.next(within: 0)
        #expect(calls.load(ordering: .relaxed) == 0)
        _ = taken()
        #expect(calls.load(ordering: .relaxed) == 1)
        events.hold(1)
        #expect(events.whenRoom(for: 1) { calls.add(1, ordering: .relaxed) })
        events.release(1)
        #expect(calls.load(ordering: .relaxed) == 2)
    }

    @Test func `a postponed event is the next one of its connection, which waits until the queue resumes`() {
        for id in [1, 1, 2] { events.post(.message([], nil), from: id) }
        guard let (id, event) = events.next(within: 0) else { return }
        events.postpone(event, from: id)
        events.post(.message([], nil), from: 1)
        #expect(taken() == [2])
        events.resume()
        #expect(taken() == [1, 1, 1])
        // A connection without further events waits too.
        events.post(.message([], nil), from: 3)
        guard let (only, last) = events.next(within: 0) else { return }
        events.postpone(last, from: only)
        #expect(taken() == [])
        events.resume()
        #expect(taken() == [3])
    }

    @Test func `a thread that waits for events hears of the end of a call`() {
        events.post(.message([], nil), from: 1)
        guard let (id, event) = events.next(within: 0) else { return }
        events.postpone(event, from: id)
        Thread.detachNewThread { [events] in
            Thread.sleep(forTimeInterval: 0.05)
            events.resume()
        }
        #expect(events.next(within: 60)?.id == 1)
    }
}
