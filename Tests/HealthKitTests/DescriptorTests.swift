import HealthEngine
import HealthKit
import HealthModel
import Synchronization
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
                    predicates: [Self.predicate], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 2
                )
                let samples = try await descriptor.result(for: store)
                #expect(samples.map { $0.quantity.doubleValue(for: .count()) } == [3, 2])
                let byUUID = HKSampleQueryDescriptor(
                    predicates: [Self.predicate], sortDescriptors: [SortDescriptor(\.uuid.uuidString)], limit: 1
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

        @Test func `a collection names the statistics that changed, except at first (COLL-10)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let descriptor = HKStatisticsCollectionQueryDescriptor(
                    predicate: Self.predicate,
                    options: .cumulativeSum,
                    anchorDate: start,
                    intervalComponents: DateComponents(day: 1)
                )
                var updates: [[Double]?] = []
                for try await result in descriptor.results(for: store) {
                    let sums = result.updatedStatistics?.compactMap { $0.sumQuantity()?.doubleValue(for: .count()) }
                    updates.append(sums)
                    if updates.count == 2 { break }
                    try await store.save([sample(4), sample(5, at: 86400)])
                }
                #expect(updates == [nil, [4, 5]])
            }
        }

        @Test func `statistics of nothing throw errorNoData, a collection is empty (STAT-06, COLL-07)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let descriptor = HKStatisticsQueryDescriptor(predicate: Self.predicate, options: .cumulativeSum)
                let error = await #expect(throws: HKError.self) { _ = try await descriptor.result(for: store) }
                #expect(error?.code == .errorNoData)
                let empty = try await HKStatisticsCollectionQueryDescriptor(
                    predicate: Self.predicate,
                    options: .cumulativeSum,
                    anchorDate: start,
                    intervalComponents: DateComponents(day: 1)
                ).result(for: store)
                #expect(empty.statistics().isEmpty)
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

        @Test func `a series query has each quantity, with its sample on request (OTH-05)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let series = try await store.saveSeries(of: [1, 2, 3])
                var descriptor = HKQuantitySeriesSampleQueryDescriptor(predicate: Self.predicate)
                let plain = try await descriptor.results(for: store).all()
                #expect(plain.map { $0.quantity.doubleValue(for: .count()) } == [1, 2, 3])
                #expect(plain.map { $0.dateInterval.start.timeIntervalSince(start) } == [1, 2, 3])
                #expect(plain.map(\.sample) == [nil, nil, nil])
                descriptor.options = [.includeSample, .orderByQuantitySampleStartDate]
                let withSamples = try await descriptor.results(for: store).all()
                #expect(withSamples.map { $0.sample?.uuid } == [series.uuid, series.uuid, series.uuid])
            }
        }

        @Test func `the query of one sample has its quantities with their dates (OTH-05)`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let series = try await store.saveSeries(of: [1, 2, 3])
                try await store.save(sample(7))
                let elements = Mutex<[(Double, TimeInterval)]>([])
                let count: Int = try await result { handler in
                    let query = HKQuantitySeriesSampleQuery(sample: series) { _, quantity, date, isDone, error in
                        if let quantity, let date {
                            let element = (quantity.doubleValue(for: .count()), date.timeIntervalSince(start))
                            elements.withLock { $0.append(element) }
                        }
                        if isDone { handler(elements.withLock { $0.count }, error) }
                    }
                    store.execute(query)
                }
                #expect(count == 3)
                #expect(elements.withLock { $0.map(\.0) } == [1, 2, 3])
                #expect(elements.withLock { $0.map(\.1) } == [1, 2, 3])
            }
        }

        @Test func `a series query ends without matching samples, and throws for a type never requested (OTH-05)`()
            async throws
        {
            try await HealthKitEmulator.withEmulator { store in
                let descriptor = HKQuantitySeriesSampleQueryDescriptor(predicate: Self.predicate)
                let results = try await descriptor.results(for: store).all()
                #expect(results.isEmpty)
                let rates = HKSamplePredicate.quantitySample(type: HKQuantityType(.heartRate))
                let error = await #expect(throws: HKError.self) {
                    try await HKQuantitySeriesSampleQueryDescriptor(predicate: rates).results(for: store).all()
                }
                #expect(error?.code == .errorAuthorizationNotDetermined)
            }
        }

        @Test func `effort scores have updates, and one result without them (OTH-13)`() async throws {
            let type = HKQuantityType(.workoutEffortScore)
            try await HealthKitEmulator.withEmulator([.workoutType(), type]) { store in
                let workout = HKWorkout(activityType: .running, start: start, end: start + 600)
                try await store.save(workout)
                let descriptor = HKWorkoutEffortRelationshipQueryDescriptor(predicate: nil, anchor: nil, option: .default)
                var counts: [Int] = []
                for try await result in descriptor.results(for: store) {
                    counts.append(result.relationships.count)
                    if counts.count == 2 { break }
                    let score = HKQuantity(unit: .appleEffortScore(), doubleValue: 7)
                    let sample = HKQuantitySample(type: type, quantity: score, start: start, end: start + 600)
                    #expect(try await store.relateWorkoutEffortSample(sample, with: workout, activity: nil))
                }
                #expect(counts == [0, 1])
                let result = try await descriptor.result(for: store)
                #expect(result.relationships.map(\.workout.uuid) == [workout.uuid])
                #expect(result.relationships.first?.samples?.count == 1)
                let later = HKWorkoutEffortRelationshipQueryDescriptor(
                    predicate: nil, anchor: result.newAnchor, option: .mostRelevant
                )
                #expect(try await later.result(for: store).relationships.isEmpty)
            }
        }

        @Test func `only a type with a limited history has an earliest date (AUTH-58)`() async throws {
            let types: Set<HKSampleType> = [steps, HKQuantityType(.heartRate)]
            try await HealthKitEmulator.withEmulator(types) { store in
                try HealthKitEmulator.current.perform {
                    let (pair, app) = (AccessPair(.stepCount, .read), $0.process.app.bundleIdentifier)
                    try $0.phone.setAuthorization(true, on: pair, from: start, bundleIdentifier: app)
                }
                #expect(try await store.earliestAuthorizedSampleDate(for: types) == [steps: start])
            }
        }
    }
}

extension AsyncSequence {
    fileprivate func all() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}

extension HKHealthStore {
    /// Saves a series of steps, a quantity a second.
    fileprivate func saveSeries(of counts: [Double]) async throws -> HKQuantitySample {
        let builder = HKQuantitySeriesSampleBuilder(
            healthStore: self, quantityType: StoreTests.steps, startDate: StoreTests.start, device: nil
        )
        for (index, count) in counts.enumerated() {
            let quantity = HKQuantity(unit: .count(), doubleValue: count)
            try builder.insert(quantity, at: StoreTests.start + Double(index + 1))
        }
        return try #require(try await builder.finishSeries(metadata: nil).first)
    }

    fileprivate func uuids() async throws -> [String] {
        let predicate = HKSamplePredicate.quantitySample(type: StoreTests.steps)
        let descriptor = HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: [])
        return try await descriptor.result(for: self).map(\.uuid.uuidString)
    }
}
