import HealthKit
import Testing

/// Subclasses as tests of apps write them: what they override is called, also by asynchronous forms, and they work beside real objects.
extension StoreTests {
    @Suite(.serialized)
    struct OverridingTests {
        private static let steps = HKQuantityType(.stepCount)
        private static let start = Date(timeIntervalSince1970: 1_767_600_000)

        private static func sample() -> HKQuantitySample {
            HKQuantitySample(type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 3), start: start, end: start + 60)
        }

        private struct Refusal: Error {}

        /// Answers without a phone, and counts.
        private class StoreDouble: HKHealthStore, @unchecked Sendable {
            var calls: [String] = []
            var failure: (any Error)?

            override class func isHealthDataAvailable() -> Bool { false }

            override func execute(_ query: HKQuery) {
                calls.append("execute")
                (query as? SampleQueryDouble)?.answer?(query as? HKSampleQuery, [OverridingTests.sample()], failure)
            }

            override func stop(_ query: HKQuery) { calls.append("stop") }

            // As written before Swift 6, with a handler that is not sendable.
            override func requestAuthorization(
                toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
                completion: @escaping (Bool, (any Error)?) -> Void
            ) {
                calls.append("request \(typesToShare?.count ?? 0) \(typesToRead?.count ?? 0)")
                completion(failure == nil, failure)
            }

            override func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

            override func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
                calls.append("save")
                completion(failure == nil, failure)
            }

            override func save(
                _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
            ) {
                calls.append("save \(objects.count)")
                super.save(objects, withCompletion: completion)
            }

            override func deleteObjects(
                of objectType: HKObjectType, predicate: NSPredicate,
                withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
            ) {
                completion(true, 7, nil)
            }

            // The asynchronous form.
            override func statusForAuthorizationRequest(
                toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
            ) async throws -> HKAuthorizationRequestStatus {
                .unnecessary
            }

            override func enableBackgroundDelivery(
                for type: HKObjectType, frequency: HKUpdateFrequency,
                withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
            ) {
                calls.append("enable")
                completion(true, nil)
            }

            override func biologicalSex() throws -> HKBiologicalSexObject { throw Refusal() }
        }

        /// Keeps its handler. All initializers are overridden.
        private class SampleQueryDouble: HKSampleQuery, @unchecked Sendable {
            var answer: ((HKSampleQuery?, [HKSample]?, (any Error)?) -> Void)?

            override init(
                sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
                resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
            ) {
                super.init(
                    sampleType: sampleType, predicate: predicate, limit: limit, sortDescriptors: sortDescriptors,
                    resultsHandler: resultsHandler
                )
                answer = { query, samples, error in resultsHandler(query ?? self, samples, error) }
            }

            override init(
                queryDescriptors: [HKQueryDescriptor], limit: Int,
                resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
            ) {
                super.init(queryDescriptors: queryDescriptors, limit: limit, resultsHandler: resultsHandler)
            }

            override init(
                queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
                resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
            ) {
                super.init(
                    queryDescriptors: queryDescriptors,
                    limit: limit,
                    sortDescriptors: sortDescriptors,
                    resultsHandler: resultsHandler
                )
            }
        }

        /// Adds a property, and inherits the initializers.
        private class CollectionQueryDouble: HKStatisticsCollectionQuery, @unchecked Sendable {
            var note = "a"
        }

        /// Has properties of the same name as those of HealthKit's class, and an initializer of its own.
        private class StatisticsQueryDouble: HKStatisticsQuery, @unchecked Sendable {
            var type: HKQuantityType?

            init(
                of type: HKQuantityType,
                _ handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
            ) {
                self.type = type
                super.init(
                    quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum, completionHandler: handler
                )
            }
        }

        private class SampleDouble: HKQuantitySample, @unchecked Sendable {
            var label = "none"
            override var quantity: HKQuantity { HKQuantity(unit: .count(), doubleValue: 9) }
            override var startDate: Date { .distantPast }
            override var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: "1.0") }
        }

        private class WorkoutDouble: HKWorkout, @unchecked Sendable {
            override var duration: TimeInterval { 60 }
        }

        private class SexDouble: HKBiologicalSexObject, @unchecked Sendable {
            override var biologicalSex: HKBiologicalSex { .female }
        }

        @Test func `an object of a characteristic can be made, and overridden`() {
            #expect(SexDouble().biologicalSex == .female)
            #expect(HKBiologicalSexObject().biologicalSex == .notSet)
            #expect(HKBloodTypeObject() == HKBloodTypeObject())
        }

        private class SummaryDouble: HKActivitySummary, @unchecked Sendable {
            private var burned = HKQuantity(unit: .kilocalorie(), doubleValue: 1)
            override var activeEnergyBurned: HKQuantity {
                get { burned }
                set { burned = newValue }
            }
        }

        private class BuilderDouble: HKWorkoutBuilder, @unchecked Sendable {
            var metadataOfCall: [String: Any] = [:]
            override init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
                super.init(healthStore: healthStore, configuration: configuration, device: device)
            }
            override func addMetadata(
                _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
            ) {
                metadataOfCall = metadata
                completion(true, nil)
            }
            override func finishWorkout() async throws -> HKWorkout? { nil }
        }

        @Test func `a store double is reached by handlers and by asynchronous forms`() async throws {
            try await HealthKitEmulator.withEmulator { _ in
                let double = StoreDouble()
                let store: HKHealthStore = double
                #expect(type(of: store).isHealthDataAvailable() == false)
                #expect(store.authorizationStatus(for: Self.steps) == .sharingDenied)
                try await store.requestAuthorization(toShare: [Self.steps], read: [])
                try await store.save(Self.sample())
                try await store.enableBackgroundDelivery(for: Self.steps, frequency: .hourly)
                #expect(double.calls == ["request 1 0", "save", "enable"])
                let deleted = try await store.deleteObjects(of: Self.steps, predicate: NSPredicate(value: true))
                #expect(deleted == 7)
                #expect(try await store.statusForAuthorizationRequest(toShare: [], read: []) == .unnecessary)
                #expect(throws: Refusal.self) { try store.biologicalSex() }
                double.failure = Refusal()
                await #expect(throws: Refusal.self) { try await store.requestAuthorization(toShare: [], read: []) }
                await #expect(throws: Refusal.self) { try await store.save(Self.sample()) }
            }
        }

        @Test func `a store double gets the queries of descriptors`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                /// Passes queries on to the phone.
                class Spy: HKHealthStore, @unchecked Sendable {
                    var queries: [HKQuery] = []
                    override func execute(_ query: HKQuery) {
                        queries.append(query)
                        super.execute(query)
                    }
                }
                try await store.save([Self.sample(), Self.sample()])
                let spy = Spy()
                let predicate = HKSamplePredicate.quantitySample(type: Self.steps)
                let samples = try await HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: []).result(for: spy)
                let statistics = try await HKStatisticsQueryDescriptor(predicate: predicate, options: .cumulativeSum)
                    .result(for: spy)
                #expect(samples.count == 2 && statistics?.quantityType == Self.steps)
                #expect(spy.queries.map { $0 is HKSampleQuery } == [true, false])
                #expect(spy.queries.last is HKStatisticsQuery)
            }
        }

        @Test func `a call of super goes to the phone`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let double = StoreDouble()
                try await double.save([Self.sample(), Self.sample()])
                #expect(double.calls == ["save 2"])
                let descriptor = HKSampleQueryDescriptor(
                    predicates: [.quantitySample(type: Self.steps)], sortDescriptors: []
                )
                #expect(try await descriptor.result(for: store).count == 2)
            }
        }

        @Test func `a query double answers in a store double, and runs in a real store`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                try await store.save(Self.sample())
                let doubles: [HKHealthStore] = [StoreDouble(), store]
                for store in doubles {
                    let samples: [HKSample] = try await StoreTests.result { handler in
                        let query = SampleQueryDouble(
                            sampleType: Self.steps, predicate: nil, limit: 1, sortDescriptors: nil
                        ) { _, samples, error in handler(samples, error) }
                        store.execute(query)
                    }
                    #expect(samples.count == 1)
                }
                let statistics: HKStatistics = try await StoreTests.result { handler in
                    store.execute(StatisticsQueryDouble(of: Self.steps) { _, statistics, error in handler(statistics, error) })
                }
                #expect(statistics.sumQuantity()?.doubleValue(for: .count()) == 3)
                let query = CollectionQueryDouble(
                    quantityType: Self.steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: Self.start,
                    intervalComponents: DateComponents(day: 1)
                )
                #expect(query.note == "a" && query.options == .cumulativeSum)
            }
        }

        @Test func `samples and workouts keep the properties of their subclass`() async throws {
            try await HealthKitEmulator.withEmulator([HKQuantityType(.stepCount), .workoutType()]) { store in
                let quantity = HKQuantity(unit: .count(), doubleValue: 3)
                let sample = SampleDouble(type: Self.steps, quantity: quantity, start: Self.start, end: Self.start + 60)
                #expect(sample.label == "none" && sample.startDate == .distantPast)
                #expect((sample as HKQuantitySample).quantity.doubleValue(for: .count()) == 9)
                #expect(sample.sourceRevision.version == "1.0")
                let workout = WorkoutDouble(activityType: .running, start: Self.start, end: Self.start + 600)
                #expect(workout.duration == 60)
                // The store keeps what the initializer got.
                try await store.save([sample, workout])
                let saved = try await HKSampleQueryDescriptor(
                    predicates: [.quantitySample(type: Self.steps)], sortDescriptors: []
                ).result(for: store)
                #expect(saved.first?.quantity == quantity && saved.first?.uuid == sample.uuid)
            }
        }

        @Test func `builders, summaries and devices can be overridden`() async throws {
            try await HealthKitEmulator.withEmulator([.workoutType()]) { store in
                let builder = BuilderDouble(healthStore: store, configuration: HKWorkoutConfiguration(), device: nil)
                try await builder.addMetadata(["a": 1])
                #expect(builder.metadataOfCall.keys.first == "a")
                #expect(try await builder.finishWorkout() == nil)
                #expect(builder.metadata.isEmpty)
                let summary = SummaryDouble()
                summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 5)
                #expect((summary as HKActivitySummary).activeEnergyBurned.doubleValue(for: .kilocalorie()) == 5)
            }
        }
    }
}
