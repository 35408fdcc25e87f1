import Foundation
import HealthEngine
import HealthModel
import Testing

/// Background delivery to several apps, processes and observers.
struct SeveralObserversTests {
    private let writer: HealthStore
    private var phone: Phone { writer.phone }

    init() throws { writer = try HealthStore.granted([.stepCount]) }

    private func saveSteps() throws { try writer.save([steps(1, at: 0)]) }

    /// An app in the background that observes steps, which wake it at most once an hour.
    private func observer(_ app: String, on phone: Phone, count: Int = 1) throws -> HealthStore {
        let store = phone.healthStore(of: app)
        try store.requestAuthorization(read: [.stepCount])
        try store.enableBackgroundDelivery(for: .stepCount, frequency: .hourly)
        for _ in 0..<count { _ = try store.start(ObserverQuery(.stepCount)) }
        try completeAll(store)
        store.process.enter(.background)
        return store
    }

    /// The number of calls of an app since the last time.
    @discardableResult
    private func completeAll(_ store: HealthStore) throws -> Int {
        let updates = try store.queryUpdates()
        for case .observer(_, let delivery, _) in updates { store.completeObserver(delivery: delivery) }
        return updates.count
    }

    @Test func `BG-01: the periods of two apps are independent`() throws {
        let one = try observer("one", on: phone)
        try saveSteps()
        #expect(try completeAll(one) == 1)
        phone.advanceClock(by: 1800)
        let two = try observer("two", on: phone)
        try saveSteps()
        #expect(try completeAll(one) == 0)
        #expect(try completeAll(two) == 1)
        try saveSteps()
        phone.advanceClock(by: 1800)
        #expect(try completeAll(one) == 1)
        #expect(try completeAll(two) == 0)
        phone.advanceClock(by: 1800)
        #expect(try completeAll(one) == 0)
        #expect(try completeAll(two) == 1)
    }

    @Test func `BG-01, BG-07: relaunching the app or reopening the phone does not start a new period`() throws {
        try withTemporaryPath { path in
            var phone = try Phone(path: path)
            phone.setClock(to: day)
            var one = try observer("one", on: phone)
            try one.requestAuthorization(toShare: [.stepCount])
            func saveAndCount() throws -> Int {
                try one.save([steps(1, at: 0)])
                return try completeAll(one)
            }
            #expect(try saveAndCount() == 1)
            phone.advanceClock(by: 1200)
            #expect(try saveAndCount() == 0)

            one.process.terminate()
            one = try observer("one", on: phone)
            #expect(try saveAndCount() == 0)
            phone.advanceClock(by: 1200)

            phone = try Phone(path: path)
            phone.setClock(to: day + 2400)
            one = try observer("one", on: phone)
            #expect(try saveAndCount() == 0)
            phone.advanceClock(by: 1199)
            #expect(one.process.pendingEvents.isEmpty)
            phone.advanceClock(by: 1)
            #expect(try completeAll(one) == 1)
        }
    }

    @Test func `OBS-01: one wake calls all observers of a type`() throws {
        let one = try observer("one", on: phone, count: 2)
        try saveSteps()
        #expect(try completeAll(one) == 2)
        try saveSteps()
        #expect(try completeAll(one) == 0)
        phone.advanceClock(by: 3600)
        #expect(one.process.pendingEvents.count == 2)
    }
}
