import HealthEngine
import HealthKit
import HealthModel
import Testing

extension StoreTests {
    /// Query descriptors of Swift concurrency.
    @Suite(.serialized)
    struct DescriptorTests {
        private static let predicate = HKSamplePredicate.quantitySample(type: steps)

        @Test func `a sample query sorts and limits (SQ-03)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                try await store.save([sample(1), sample(3, at: 200), sample(2, at: 100)])
                let descriptor = HKSampleQueryDescriptor(
                    predicates: [Self.predicate],
                    sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
                    limit: 2
                )
                let samples = try await descriptor.result(for: store)
                #expect(samples.map { $0.quantity.doubleValue(for: .count()) } == [3, 2])
                let byUUID = HKSampleQueryDescriptor(
                    predicates: [Self.predicate],
                    sortDescriptors: [SortDescriptor(\.uuid.uuidString)],
                    limit: 1
                )
                let least = try await store.uuids().min()
                #expect(try await byUUID.result(for: store).map(\.uuid.uuidString) == [least])
            }
        }

        @Test func `an anchored query has updates (ANCH-05)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                try await store.save(sample(1))
                let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [Self.predicate], anchor: nil)
                var counts: [Int] = []
                for try await result in descriptor.results(for: store) {
                    counts.append(result.addedSamples.count)
                    if counts.count == 2 { break }
                    try await store.save([sample(2, at: 100), sample(3, at: 200)])
                }
                #expect(counts == [1, 2])
                #expect(try await descriptor.result(for: store).addedSamples.count == 3)
            }
        }

        @Test func `statistics without samples are nil (STAT-04)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let descriptor = HKStatisticsQueryDescriptor(predicate: Self.predicate, options: .cumulativeSum)
                let none = try await descriptor.result(for: store)
                #expect(none?.sumQuantity() == nil)
                try await store.save([sample(1), sample(2, at: 86400)])
                #expect(try await descriptor.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) == 3)
                let collection = try await HKStatisticsCollectionQueryDescriptor(
                    predicate: Self.predicate,
                    options: .cumulativeSum,
                    anchorDate: start,
                    intervalComponents: DateComponents(day: 1)
                ).result(for: store)
                #expect(collection.statistics().count == 2)
                let sources = try await HKSourceQueryDescriptor(predicate: Self.predicate).result(for: store)
                #expect(sources == [.default()])
            }
        }
    }
}

extension HKHealthStore {
    fileprivate func uuids() async throws -> [String] {
        let predicate = HKSamplePredicate.quantitySample(type: StoreTests.steps)
        let descriptor = HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: [])
        return try await descriptor.result(for: self).map(\.uuid.uuidString)
    }
}
