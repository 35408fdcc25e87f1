import Foundation
import HealthEngine
import HealthModel
import Testing

/// OBS-03: what happens to an app that does not call the completion handler. The times are project decisions.
struct ObserverCompletionTests {
    private let store: HealthStore
    private let query: QueryID

    init() throws {
        store = try HealthStore.granted([.stepCount])
        query = try store.start(ObserverQuery(.stepCount))
        _ = try store.queryUpdates()
    }

    /// The number of the next delivery.
    private func delivery() throws -> Int? {
        guard case .observer(query, let delivery, [.stepCount]) = try store.queryUpdates().first else { return nil }
        return delivery
    }

    private func pass(_ seconds: TimeInterval) { store.phone.advanceClock(by: seconds) }

    private func enable() throws { try store.enableBackgroundDelivery(for: .stepCount, frequency: .immediate) }

    @Test func `without background delivery nothing needs to be completed`() throws {
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        pass(100_000)
        #expect(try delivery() == nil)
        #expect(store.completeObserver(delivery: 2) && store.completeObserver(delivery: 2))
        #expect(!store.completeObserver(delivery: 3) && !store.completeObserver(delivery: 0))
    }

    @Test func `a delivery that was completed does not come again`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        #expect(store.completeObserver(delivery: 2))
        pass(100_000)
        #expect(try delivery() == nil)
    }

    @Test func `one that was not completed comes again, three times missed they stop`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        for (wait, number) in [(60.0, 3), (120, 4)] {
            pass(wait - 1)
            #expect(try delivery() == nil)
            pass(1)
            #expect(try delivery() == number)
        }
        pass(240)
        #expect(try delivery() == nil)
        try store.save([steps(1, at: 0)])
        pass(100_000)
        #expect(try delivery() == nil)

        // A new query has missed nothing yet.
        let second = try store.start(ObserverQuery(.stepCount))
        #expect(try store.queryUpdates() == [.observer(second, delivery: 5, types: [.stepCount])])
        store.stop(second)
        // Enabled anew, the first is told of what it has missed.
        try enable()
        #expect(try delivery() == 6)
    }

    @Test func `a completion makes up for what was missed before`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        pass(60)
        #expect(try delivery() == 3)
        #expect(store.completeObserver(delivery: 3))
        for number in [4, 5, 6] {
            if number == 4 { try store.save([steps(1, at: 0)]) } else { pass(number == 5 ? 60 : 120) }
            #expect(try delivery() == number)
        }
    }

    @Test func `what has no background delivery any more is not delivered again`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        try store.disableAllBackgroundDelivery()
        pass(60)
        #expect(try delivery() == nil)
    }

    @Test func `a stepping clock does not move`() throws {
        store.phone.environment.clock = Clock(fixedAt: day, step: 1)
        try enable()
        try store.save([steps(1, at: 0)])
        let before = store.phone.environment.clock.current
        #expect(try delivery() == 2)
        #expect(store.phone.environment.clock.current == before)
    }
}
