import Foundation
import HealthEngine
import HealthModel
import Testing

/// OBS-03: deliveries to an app that does not call the completion handler. The times are project decisions.
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

    @Test func `without background delivery no completion is required`() throws {
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        pass(100_000)
        #expect(try delivery() == nil)
        #expect(store.completeObserver(delivery: 2) && store.completeObserver(delivery: 2))
        #expect(!store.completeObserver(delivery: 3) && !store.completeObserver(delivery: 0))
    }

    @Test func `a completed delivery is not repeated`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        #expect(store.completeObserver(delivery: 2))
        pass(100_000)
        #expect(try delivery() == nil)
    }

    @Test func `an incomplete delivery is repeated, and background deliveries stop after three misses`() throws {
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
        store.process.enter(.background)
        try store.save([steps(1, at: 0)])
        pass(100_000)
        #expect(try delivery() == nil)

        // A new query has no misses.
        let second = try store.start(ObserverQuery(.stepCount))
        #expect(try store.queryUpdates() == [.observer(second, delivery: 5, types: [.stepCount])])
        store.stop(second)
        // After background delivery is enabled again, the first delivery reports the missed changes.
        pass(3600)
        #expect(try delivery() == nil)
        try enable()
        #expect(try delivery() == 6)
    }

    @Test func `after three misses the observer is called in the foreground, without repetition`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        pass(100_000)
        #expect(try store.queryUpdates().count == 3)
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 5)
        #expect(store.phone.nextDeadline == nil)
        store.process.enter(.background)
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == nil)
        #expect(store.phone.nextDeadline == nil)
        store.process.enter(.foreground)
        #expect(try delivery() == 6)
    }

    @Test func `a completion resets the count of misses`() throws {
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

    @Test func `deliveries are not repeated after background delivery is disabled`() throws {
        try enable()
        try store.save([steps(1, at: 0)])
        #expect(try delivery() == 2)
        try store.disableAllBackgroundDelivery()
        pass(60)
        #expect(try delivery() == nil)
    }

    @Test func `observers do not advance a stepping clock`() throws {
        store.phone.environment.clock = Clock(fixedAt: day, step: 1)
        try enable()
        try store.save([steps(1, at: 0)])
        let before = store.phone.environment.clock.current
        #expect(try delivery() == 2)
        #expect(store.phone.environment.clock.current == before)
    }
}
