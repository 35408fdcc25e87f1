import Foundation
import HealthEngine
import HealthModel
import Testing

/// Time as a queue of events.
struct TimeTests {
    private let store: HealthStore
    private var phone: Phone { store.phone }
    private let start = day + 24 * 3600

    /// An app with an observer of blood pressure, whose deliveries require completion.
    init() throws {
        store = try HealthStore.granted([.bloodPressureSystolic])
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        _ = try store.start(ObserverQuery(.bloodPressureSystolic))
        try completeAll()
    }

    private func save() throws { try store.save([pressure(.bloodPressureSystolic, 120, at: 0)]) }

    private func completeAll() throws {
        for case .observer(_, let delivery, _) in try store.queryUpdates() {
            store.completeObserver(delivery: delivery)
        }
    }

    private var now: Date { phone.environment.clock.current }

    @Test func `OBS-03: each repeated delivery occurs at its own instant, even in one step`() throws {
        try save()
        var instants: [TimeInterval] = []
        #expect(
            phone.advanceClock(by: 3600) {
                instants.append(phone.nextDeadline?.timeIntervalSince(start) ?? 0)
                return true
            }
        )
        // Two repeated deliveries, then the third miss, after which deliveries stop.
        #expect(instants == [60, 180, 420])
        #expect(try store.queryUpdates().count == 3)
        #expect(now == start + 3600)
        #expect(phone.nextDeadline == nil)
    }

    @Test func `with stops, an app that completes a delivery does not get it again (OBS-03)`() throws {
        try save()
        #expect(phone.advanceClockToEvents(within: 3600) == 3600)
        #expect(now == start)
        // Not completed: the delivery is repeated after a minute.
        #expect(try store.queryUpdates().count == 1)
        #expect(phone.advanceClockToEvents(within: 3600) == 3540)
        #expect(now == start + 60)
        try completeAll()
        #expect(phone.advanceClockToEvents(within: 3540) == 0)
        #expect(now == start + 3600)
        #expect(try store.queryUpdates().isEmpty)
    }

    @Test func `stops lead to the same events at the same instants as one step`() throws {
        try save()
        var instants: [TimeInterval] = []
        var rest = 3600.0
        while rest > 0 {
            rest = try #require(phone.advanceClockToEvents(within: rest))
            for _ in try store.queryUpdates() { instants.append(now.timeIntervalSince(start)) }
        }
        #expect(instants == [0, 60, 180])
        #expect(phone.advanceClockToEvents(within: .nan) == 0)
        #expect(now == start + 3600)
    }

    @Test func `an advance with stops can be cancelled, and waits for no event that an app has not taken`() throws {
        try save()
        try phone.lookForUpdates()
        #expect(phone.advanceClockToEvents(within: 3600) { false } == nil)
        #expect(now == start)
        #expect(phone.advanceClockToEvents(within: 3600) == 3540)
    }

    @Test func `changes before a move of the clock are reported before it`() throws {
        try save()
        phone.advanceClock(by: 59)
        #expect(store.process.pendingEvents.count == 1)
        #expect(phone.nextDeadline == start + 60)
    }

    @Test func `a cancelled move stops at the last event, and later events follow`() throws {
        try save()
        var count = 0
        let isComplete = phone.advanceClock(by: 3600) {
            count += 1
            return count <= 1
        }
        #expect(!isComplete)
        #expect(now == start + 60)
        #expect(try store.queryUpdates().count == 2)
        #expect(phone.nextDeadline == start + 180)
        #expect(!phone.setClock(to: start + 3600) { false })
        #expect(now == start + 60)
        #expect(phone.setClock(to: start + 3600))
        #expect(try store.queryUpdates().count == 1)
        #expect(now == start + 3600)
    }

    @Test func `setting the clock back neither loops nor loses events`() throws {
        try save()
        phone.advanceClock(by: 30)
        phone.setClock(to: start - 1000)
        #expect(now == start - 1000)
        #expect(try store.queryUpdates().count == 1)
        #expect(phone.nextDeadline == start + 60)
        var count = 0
        phone.advanceClock(by: 1200) {
            count += 1
            return count < 100
        }
        #expect(count == 2)
        #expect(try store.queryUpdates().count == 2)
    }

    /// BG-01
    @Test func `a delayed delivery occurs when the clock is set back`() throws {
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .daily)
        store.process.enter(.background)
        try save()
        try completeAll()
        try save()
        phone.advanceClock(by: 3600)
        #expect(store.process.pendingEvents.isEmpty)
        phone.setClock(to: start - 3600)
        #expect(store.process.pendingEvents.count == 1)
    }

    /// Around 2038 and 2106 the seconds since 1970 lose precision, so that sums of dates differ in their last bits.
    @Test(arguments: [31, 32], [1, 77, 123, 499, 501, 999])
    func `instants are exact to the millisecond`(bits: Int, milliseconds: Int64) throws {
        let border = Int64(1) << bits * 1000
        phone.environment.clock.set(to: Date(milliseconds: border - 30_000 + milliseconds))
        try save()
        var count = 0
        phone.advanceClock(by: 3600) {
            count += 1
            return count < 100
        }
        #expect(count == 3)
        #expect(try store.queryUpdates().count == 3)
    }

    @Test func `a delayed delivery is exact to the millisecond`() throws {
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .hourly)
        store.process.enter(.background)
        for milliseconds in stride(from: Int64(1), to: 1000, by: 37) {
            phone.setClock(to: Date(milliseconds: (1 << 31) * 1000 - 1_800_000 + milliseconds))
            try save()
            try completeAll()
            try save()
            phone.advanceClock(by: 3599.999)
            try completeAll()
            #expect(store.process.pendingEvents.isEmpty)
            phone.advanceClock(by: 0.001)
            #expect(store.process.pendingEvents.count == 1)
            try completeAll()
        }
    }

    @Test(arguments: [.infinity, .nan, -.infinity, -60, 1e300, .greatestFiniteMagnitude] as [TimeInterval])
    func `extreme numbers of seconds are safe`(seconds: TimeInterval) throws {
        try save()
        phone.advanceClock(by: seconds)
        #expect(now == (seconds > 0 ? Clock.end : start))
        #expect(try store.queryUpdates().count == (seconds > 0 ? 3 : 1))
        phone.advanceClock(by: 60)
        phone.setClock(to: start)
        #expect(now == start)
    }

    @Test func `with a running clock, due events are handled on request`() throws {
        var environment = Environment(timeZone: .gmt, seed: 1)
        environment.clock.advance(by: 100)
        let store = try HealthStore.launched(environment: environment)
        let types: Set<ObjectType> = [.bloodPressureSystolic, .bloodPressureDiastolic]
        try store.requestAuthorization(toShare: types, read: types)
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        _ = try store.start(ObserverQuery(.bloodPressureSystolic))
        #expect(try store.queryUpdates().count == 1)
        // Simulates that a minute has passed.
        store.phone.environment.clock.advance(by: 60)
        store.phone.handleDueEvents()
        #expect(store.process.pendingEvents.count == 1)
    }

    @Test func `the next deadline includes only events that need no further change`() throws {
        #expect(phone.nextDeadline == nil)
        try save()
        try phone.lookForUpdates()
        #expect(phone.nextDeadline == start + 60)
        // AUTH-63
        try phone.setLocked(true)
        #expect(phone.nextDeadline == nil)
        try phone.setLocked(false)
        store.process.terminate()
        #expect(phone.nextDeadline == nil)
    }
}
