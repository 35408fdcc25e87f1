import HealthEngine
import HealthKit
import HealthModel
import Synchronization
import Testing

extension HealthKitEmulator {
    /// Runs a test with an emulator of its own, whose app may read and write everything.
    static func withEmulator(
        _ types: Set<HKSampleType> = [HKQuantityType(.stepCount)], _ body: (HKHealthStore) async throws -> Void
    ) async throws {
        current = HealthKitEmulator(try Phone())
        let store = HKHealthStore()
        if !types.isEmpty { try await store.requestAuthorization(toShare: types, read: types) }
        try await body(store)
    }
}

/// The emulator is global, so these tests run one after another.
@Suite(.serialized)
struct StoreTests {
    static let start = Date(timeIntervalSince1970: 1_767_600_000)
    static let steps = HKQuantityType(.stepCount)

    static func sample(_ count: Double, at offset: TimeInterval = 0) -> HKQuantitySample {
        HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: start + offset, end: start + offset + 60
        )
    }

    /// Waits for the result of a handler.
    static func result<Value: Sendable>(
        _ body: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            body { value, error in
                if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: error ?? HKError(.unknownError))
                }
            }
        }
    }

    @Test func `saved samples are found in order, as objects of their class (SQ-03)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            #expect(store.authorizationStatus(for: Self.steps) == .sharingAuthorized)
            try await store.save([Self.sample(1), Self.sample(2, at: 100)])
            let samples: [HKSample] = try await Self.result { handler in
                let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
                store.execute(
                    HKSampleQuery(
                        sampleType: Self.steps,
                        predicate: HKQuery.predicateForSamples(withStart: Self.start, end: nil),
                        limit: HKObjectQueryNoLimit,
                        sortDescriptors: [order]
                    ) { _, samples, error in handler(samples, error) }
                )
            }
            let quantities = try #require(samples as? [HKQuantitySample])
            #expect(quantities.map { $0.quantity.doubleValue(for: .count()) } == [2, 1])
            #expect(quantities[0] is HKCumulativeQuantitySample)
            #expect(quantities[0].sourceRevision.source.bundleIdentifier == "com.example.app")
        }
    }

    /// Descriptors in the order of the ends, the latest first.
    private static var descending: [NSSortDescriptor] {
        [
            NSSortDescriptor(key: "startDate", ascending: false), NSSortDescriptor(key: "endDate", ascending: false),
            NSSortDescriptor(keyPath: \HKSample.startDate, ascending: false),
            NSSortDescriptor(keyPath: \HKSample.endDate, ascending: false),
            NSSortDescriptor(keyPath: \HKQuantitySample.startDate, ascending: false),
            NSSortDescriptor(keyPath: \HKCumulativeQuantitySample.endDate, ascending: false),
        ]
    }

    @Test func `names of properties and key paths sort as the constants do (SQ-08)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            try await store.save([Self.sample(1), Self.sample(2, at: 100)])
            for order in Self.descending {
                let samples = try await Self.samples(of: Self.steps, order, in: store)
                let quantities = try #require(samples as? [HKQuantitySample])
                #expect(quantities.map { $0.quantity.doubleValue(for: .count()) } == [2, 1], "\(order)")
            }
        }
    }

    @Test func `workouts sort by the key path of their duration (SQ-08)`() async throws {
        try await HealthKitEmulator.withEmulator([.workoutType()]) { store in
            let workouts = [200.0, 100].map { length in
                HKWorkout(
                    activityType: .running,
                    start: Self.start,
                    end: Self.start + length,
                    workoutEvents: nil,
                    totalEnergyBurned: nil,
                    totalDistance: nil,
                    metadata: nil
                )
            }
            try await store.save(workouts)
            let byDuration = NSSortDescriptor(keyPath: \HKWorkout.duration, ascending: true)
            let first = try await Self.samples(of: .workoutType(), byDuration, in: store).first as? HKWorkout
            #expect(first?.duration == 100)
        }
    }

    private static func samples(
        of type: HKSampleType, _ order: NSSortDescriptor, in store: HKHealthStore
    ) async throws -> [HKSample] {
        try await result { handler in
            store.execute(
                HKSampleQuery(
                    sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: [order]
                ) { _, samples, error in handler(samples, error) }
            )
        }
    }

    @Test func `numbers in the metadata of a stored object are doubles (SAVE-44)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let sample = HKQuantitySample(
                type: Self.steps,
                quantity: HKQuantity(unit: .count(), doubleValue: 1),
                start: Self.start,
                end: Self.start,
                metadata: [HKMetadataKeyWasUserEntered: true, "Floors": 3]
            )
            try await store.save(sample)
            let samples: [HKSample] = try await Self.result { handler in
                store.execute(
                    HKSampleQuery(sampleType: Self.steps, predicate: nil, limit: 1, sortDescriptors: nil) {
                        _,
                        samples,
                        error in handler(samples, error)
                    }
                )
            }
            let stored = try #require(samples.first?.metadata)
            #expect(Self.isDouble(stored[HKMetadataKeyWasUserEntered]) && Self.isDouble(stored["Floors"]))
            #expect(stored[HKMetadataKeyWasUserEntered] as? Bool == true && stored["Floors"] as? Int == 3)
            #expect(!Self.isDouble(sample.metadata?[HKMetadataKeyWasUserEntered]), "the object that was saved")
        }
    }

    private static func isDouble(_ value: Any?) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return unsafe String(cString: number.objCType) == "d"
    }

    @Test func `an error has its code and text (ERR-04)`() async throws {
        try await HealthKitEmulator.withEmulator([]) { store in
            do {
                try await store.save(Self.sample(1))
                Issue.record("The save must fail")
            } catch HKError.errorAuthorizationNotDetermined {
            }
        }
    }

    @Test func `statistics of the samples (STAT-01)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            try await store.save([Self.sample(10), Self.sample(20, at: 86400)])
            let statistics: HKStatistics = try await Self.result { handler in
                store.execute(
                    HKStatisticsQuery(
                        quantityType: Self.steps, quantitySamplePredicate: nil, options: .cumulativeSum
                    ) { _, statistics, error in handler(statistics, error) }
                )
            }
            #expect(statistics.sumQuantity()?.doubleValue(for: .count()) == 30)
            let collection: HKStatisticsCollection = try await Self.result { handler in
                let query = HKStatisticsCollectionQuery(
                    quantityType: Self.steps,
                    quantitySamplePredicate: nil,
                    options: .cumulativeSum,
                    anchorDate: Self.start,
                    intervalComponents: DateComponents(day: 1)
                )
                query.initialResultsHandler = { _, collection, error in handler(collection, error) }
                store.execute(query)
            }
            let sums = Mutex<[Double]>([])
            unsafe collection.enumerateStatistics(from: Self.start, to: Self.start + 2 * 86400) { statistics, stop in
                let sum = statistics.sumQuantity()?.doubleValue(for: .count()) ?? 0
                let count = sums.withLock {
                    $0.append(sum)
                    return $0.count
                }
                if count == 2 { unsafe stop.pointee = true }
            }
            #expect(sums.withLock(\.self) == [10, 20])
        }
    }

    @Test func `an observer is called at first and for each change (OBS-02)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
            let query = HKObserverQuery(sampleType: Self.steps, predicate: nil) { _, completion, _ in
                continuation.yield()
                completion()
            }
            store.execute(query)
            var iterator = calls.makeAsyncIterator()
            await iterator.next()
            try await store.save(Self.sample(1))
            await iterator.next()
            store.stop(query)
        }
    }

    @Test func `changes since an archived anchor (ANCH-07)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let sample = Self.sample(1)
            try await store.save(sample)
            let anchor = try await Self.changes(store, since: nil).anchor
            let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
            let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
            #expect(restored == anchor)
            try await store.delete(sample)
            let changes = try await Self.changes(store, since: restored)
            #expect(changes.samples.isEmpty)
            #expect(changes.deleted.map(\.uuid) == [sample.uuid])
        }
    }

    private struct Changes: Sendable {
        let samples: [HKSample]
        let deleted: [HKDeletedObject]
        let anchor: HKQueryAnchor
    }

    private static func changes(_ store: HKHealthStore, since anchor: HKQueryAnchor?) async throws -> Changes {
        try await result { handler in
            store.execute(
                HKAnchoredObjectQuery(
                    type: steps, predicate: nil, anchor: anchor, limit: HKObjectQueryNoLimit
                ) { _, samples, deleted, anchor, error in
                    guard let samples, let deleted, let anchor else { return handler(nil, error) }
                    handler(Changes(samples: samples, deleted: deleted, anchor: anchor), nil)
                }
            )
        }
    }

    @Test func `characteristics (CHAR-03)`() async throws {
        try await HealthKitEmulator.withEmulator([]) { store in
            let read: Set<HKObjectType> = [HKCharacteristicType(.biologicalSex), HKCharacteristicType(.dateOfBirth)]
            try await store.requestAuthorization(toShare: [], read: read)
            #expect(try store.biologicalSex().biologicalSex == .notSet)
            #expect(throws: (any Error).self) { try store.dateOfBirthComponents() }
            try HealthKitEmulator.current.perform { try $0.phone.setCharacteristic(.biologicalSex, to: 1) }
            #expect(try store.biologicalSex().biologicalSex == .female)
            try HealthKitEmulator.current.perform { try $0.phone.setCharacteristic(.dateOfBirth, to: 1990_05_17) }
            let birth = try store.dateOfBirthComponents()
            let date = try store.dateOfBirth()
            #expect(birth.calendar?.identifier == .gregorian && birth.date == date)
            #expect(throws: HKError.self) { try store.bloodType() }
        }
    }

    @Test func `the calendar of a date of birth has the time zone of the entry (CHAR-06)`() async throws {
        try await HealthKitEmulator.withEmulator([]) { store in
            try await store.requestAuthorization(toShare: [], read: [HKCharacteristicType(.dateOfBirth)])
            let (berlin, newYork) = (TimeZone(identifier: "Europe/Berlin"), TimeZone(identifier: "America/New_York"))
            try HealthKitEmulator.current.perform {
                try $0.phone.setCharacteristic(.dateOfBirth, to: 1990_06_01, timeZone: berlin)
                $0.phone.environment.timeZone = try #require(newYork)
            }
            let birth = try store.dateOfBirthComponents()
            #expect(birth.calendar?.timeZone == berlin && birth.timeZone == nil)
            #expect(birth.date == Date(timeIntervalSince1970: 644_191_200))
            #expect(try store.dateOfBirth() == Date(timeIntervalSince1970: 644_212_800))
        }
    }

    @Test func `a request waits for the user (AUTH-17)`() async throws {
        try await HealthKitEmulator.withEmulator([]) { store in
            HealthKitEmulator.current.perform { $0.phone.consent.set(ConsentRule(.ask)) }
            async let request: Void = store.requestAuthorization(toShare: [Self.steps], read: [])
            while HealthKitEmulator.current.perform({ $0.process.openSheet }) == nil { await Task.yield() }
            HealthKitEmulator.current.perform { $0.process.answerSheet(ConsentRule(.deny)) }
            try await request
            #expect(store.authorizationStatus(for: Self.steps) == .sharingDenied)
        }
    }

    @Test func `sources and deletions by predicate`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            try await store.save([Self.sample(1), Self.sample(2, at: 100)])
            let sources: Set<HKSource> = try await Self.result { handler in
                store.execute(
                    HKSourceQuery(sampleType: Self.steps, samplePredicate: nil) { _, sources, error in
                        handler(sources, error)
                    }
                )
            }
            #expect(sources == [.default()])
            let predicate = NSPredicate(format: "startDate > %@", Self.start)
            #expect(try await store.deleteObjects(of: Self.steps, predicate: predicate) == 1)
        }
    }
}
