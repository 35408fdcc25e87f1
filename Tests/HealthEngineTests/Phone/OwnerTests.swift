import Foundation
import HealthEngine
import HealthModel
import Testing

/// The view and the actions of the device owner.
struct OwnerTests {
    private static let other = SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"))
    private let store: HealthStore
    private var phone: Phone { store.phone }

    init() throws {
        store = try HealthStore.granted([.stepCount, .bloodPressureSystolic, .bloodPressureDiastolic])
    }

    @Test func `the device owner can read everything, even while the phone is locked`() throws {
        let rate = Quantity(unit: .countPerMinute, value: 60)
        try phone.addSamples([try Sample(type: .heartRate, quantity: rate, startDate: day, endDate: day)], from: Self.other)
        try phone.setLocked(true)
        #expect(try phone.healthStore.execute(SampleQuery(.heartRate)).count == 1)
        #expect(try phone.healthStore.execute(SourceQuery(.heartRate)).map(\.name) == ["Other"])
        #expect(try phone.healthStore.execute(AnchoredObjectQuery(.heartRate)).samples.count == 1)
        #expect(try phone.healthStore.execute(StatisticsQuery(.heartRate, .all, .discreteAverage)).figures.average == rate)
        #expect(try phone.healthStore.activitySummaries().isEmpty)
        try phone.setLocked(false)
        #expect(failure { try store.execute(SampleQuery(.heartRate)) } == .error(.errorAuthorizationNotDetermined))
    }

    /// AUTH-57: an app on a watch reads about a week.
    @Test func `the owner of a watch can read samples that are too old for apps`() throws {
        let watch = try HealthStore.granted([.stepCount], on: EmulatedDevice(.watch))
        try watch.phone.addSamples([steps(1, at: -30 * 24 * 3600)], from: Self.other)
        #expect(try watch.execute(SampleQuery(.stepCount)).isEmpty)
        #expect(try watch.phone.healthStore.execute(SampleQuery(.stepCount)).count == 1)
        #expect(try watch.phone.deleteSamples(of: .stepCount) == 1)
    }

    @Test func `DEL-07: the device owner can delete samples of all sources, and observers are called`() throws {
        let own = try store.save([steps(1, at: 0), steps(2, at: 60)])
        let foreign = try phone.addSamples([steps(3, at: 0), steps(4, at: 120)], from: Self.other)
        let observer = try store.start(ObserverQuery(.stepCount))
        let (anchored, first) = try store.start(AnchoredObjectQuery(.stepCount))
        _ = try store.queryUpdates()
        try phone.setLocked(true)
        let early = SamplePredicate.samples(start: day, end: day + 60, options: .strictStartDate)
        #expect(try phone.deleteSamples(of: .stepCount, early) == 2)
        try phone.setLocked(false)
        #expect(try phone.healthStore.execute(SampleQuery(.stepCount)).map(\.uuid) == [own[1], foreign[1]])
        let updates = try store.queryUpdates()
        #expect(updates.first == .observer(observer, delivery: 2, types: [.stepCount]))
        guard updates.count == 2, case .anchored(anchored, let result) = updates[1] else { throw Trouble() }
        #expect(result.samples.isEmpty)
        #expect(result.deletedObjects.map(\.uuid) == [own[0], foreign[0]])
        let later = try store.execute(AnchoredObjectQuery(.stepCount, anchor: first.anchor))
        #expect(later.deletedObjects == result.deletedObjects)
        #expect(try phone.deleteSamples(of: .stepCount, early) == 0)
        #expect(try phone.deleteSamples(of: .heartRate) == 0)
    }

    @Test func `DEL-08: the members of a correlation are deleted with it, once`() throws {
        try store.save([bloodPressure(120, 80, at: 0)])
        try phone.addSamples([bloodPressure(130, 90, at: 60)], from: Self.other)
        try store.save([pressure(.bloodPressureSystolic, 140, at: 120)])
        #expect(try phone.deleteSamples(of: .bloodPressure) == 2)
        #expect(try phone.healthStore.execute(SampleQuery(.bloodPressureSystolic)).count == 1)
        #expect(try phone.healthStore.execute(SampleQuery(.bloodPressureDiastolic)).isEmpty)
        let changes = try phone.healthStore.execute(AnchoredObjectQuery(.bloodPressureSystolic))
        #expect(changes.deletedObjects.count == 2)
    }

    /// DEL-11
    @Test func `a deleted sample can be saved again`() throws {
        let sample = try steps(1, at: 0, sync: ("a", 1))
        try store.save([sample])
        #expect(try phone.deleteSamples(of: .stepCount) == 1)
        try store.save([sample])
        #expect(try phone.healthStore.execute(SampleQuery(.stepCount)).map(\.uuid) == [sample.uuid])
    }

    /// PRED-08
    @Test func `a predicate that does not fit the type is an exception and deletes nothing`() throws {
        try store.save([steps(1, at: 0)])
        guard case .exception = failure({ try phone.deleteSamples(of: .stepCount, .categoryValues([1])) }) else {
            throw Trouble()
        }
        #expect(try phone.healthStore.execute(SampleQuery(.stepCount)).count == 1)
    }
}
