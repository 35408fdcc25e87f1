import Foundation
import HealthEngine
import HealthModel
import Testing

/// Queries that need a few of many rows.
struct SelectionTests {
    /// A sample of steps with a duration.
    private func lasting(_ length: TimeInterval, from start: TimeInterval) throws -> Sample {
        try Sample(
            type: .stepCount, quantity: Quantity(unit: .count, value: 1), startDate: day + start, endDate: day + start + length
        )
    }

    private func found(_ store: HealthStore, ascending: Bool, limit: Int) throws -> [UUID] {
        let sort = [SampleSortDescriptor(.endDate, ascending: ascending)]
        return try store.execute(SampleQuery(.stepCount, limit: limit, sortDescriptors: sort)).map(\.uuid)
    }

    @Test func `SQ-04: the sample with the latest end is found among many, at any start`() throws {
        let store = try HealthStore.granted([.stepCount])
        let minutes = try (0..<500).map { try lasting(60, from: 120 + 60 * TimeInterval($0)) }
        let longest = try lasting(40_000, from: 0)
        let instants = try [lasting(0, from: 60), lasting(0, from: 39_000)]
        try store.save(minutes + instants + [longest])
        #expect(try found(store, ascending: false, limit: 2) == [longest.uuid, instants[1].uuid])
        #expect(try found(store, ascending: true, limit: 2) == [instants[0].uuid, minutes[0].uuid])
        #expect(try found(store, ascending: false, limit: 503) == found(store, ascending: false, limit: 0))
    }

    @Test func `SQ-02: samples with equal ends are in the order in which they were saved, at any start`() throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = try (0..<40).map { try lasting(60 + TimeInterval($0 % 7), from: 600 - TimeInterval($0 % 7)) }
        try store.save(samples)
        for ascending in [true, false] {
            #expect(try found(store, ascending: ascending, limit: 9) == samples.prefix(9).map(\.uuid))
        }
    }

    @Test func `ANCH-06: changes of one day since an anchor are in store order`() throws {
        let store = try HealthStore.granted([.stepCount, .heartRate])
        let days = try (0..<20).map { try lasting(60, from: 7200 * TimeInterval(19 - $0)) }
        try store.save(Array(days.prefix(10)))
        let anchor = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        try store.save(Array(days.suffix(10)))
        let predicate = SamplePredicate.samples(start: day + 7200, end: day + 7200 * 15)
        let all = try store.execute(AnchoredObjectQuery(.stepCount, predicate))
        #expect(all.samples.map(\.uuid) == days[5..<19].map(\.uuid))
        let later = try store.execute(AnchoredObjectQuery(.stepCount, predicate, anchor: anchor))
        #expect(later.samples.map(\.uuid) == days[10..<19].map(\.uuid))
    }

    @Test func `OTH-01: a source is not returned after all its samples are deleted`() throws {
        let store = try HealthStore.granted([.stepCount])
        let own = try lasting(60, from: 0)
        let watch = Source(name: "Watch", bundleIdentifier: "com.apple.health.watch")
        try store.phone.addSamples([try lasting(60, from: 60)], from: SourceRevision(source: watch))
        try store.save([own])
        #expect(try store.execute(SourceQuery(.stepCount)).count == 2)
        try store.delete([own.uuid])
        #expect(try store.execute(SourceQuery(.stepCount)) == [watch])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        #expect(try store.execute(SourceQuery(.stepCount)).isEmpty)
    }
}
