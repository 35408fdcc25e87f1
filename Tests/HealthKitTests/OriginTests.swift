import Dispatch
import HealthEngine
import HealthKit
import HealthModel
import Synchronization
import Testing

/// Objects keep to the phone that they come from: on each queue, and after the end of its test.
@Suite(.timeLimit(.minutes(1)))
struct OriginTests {
    /// The failures that tests get after their end.
    private final class Failures: Sendable {
        private let messages = Mutex<[String]>([])
        var all: [String] { messages.withLock { $0 } }

        func append(_ message: String) { messages.withLock { $0.append(message) } }
    }

    private static let start = Date(timeIntervalSince1970: 1_767_600_000)
    private static let rate = HKUnit.count().unitDivided(by: .minute())

    /// Runs code as a test with a phone of its own does, and waits for the end of the phone.
    private static func onPhone<Value>(
        named name: String, osVersion: String = "18.0", _ failures: Failures = Failures(), _ body: () async throws -> Value
    ) async throws -> Value {
        let phone = try Phone(device: EmulatedDevice(.iPhone, osVersion: OSVersion(osVersion) ?? OSVersion(major: 18)))
        let process = phone.launch(AppIdentity(bundleIdentifier: "app.\(name)", name: name))
        let emulator = HealthKitEmulator(phone, process: process)
        let value = try await run(on: emulator, of: PhoneOwner(test: name) { failures.append($0) }, body)
        // A handler may still run.
        while !emulator.hasEnded && !Task.isCancelled { await Task.yield() }
        return value
    }

    private static func run<Value>(
        on emulator: HealthKitEmulator, of owner: PhoneOwner, _ body: () async throws -> Value
    ) async throws -> Value {
        try await HealthKitEmulator.$slot.withValue(HealthKitEmulator.Slot(emulator, of: owner)) { try await body() }
    }

    /// Runs code on a queue, to which the task of the test is not known.
    private static func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }

    /// A stored series of two heart rates, as a query returns it.
    private static func series() async throws -> HKDiscreteQuantitySample {
        let (store, type) = (HKHealthStore(), HKQuantityType(.heartRate))
        try await store.requestAuthorization(toShare: [type], read: [type])
        let builder = HKQuantitySeriesSampleBuilder(healthStore: store, quantityType: type, startDate: start, device: nil)
        try builder.insert(HKQuantity(unit: rate, doubleValue: 60), at: start)
        try builder.insert(HKQuantity(unit: rate, doubleValue: 100), at: start + 60)
        _ = try await builder.finishSeries(metadata: nil)
        let samples = try await HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: type)], sortDescriptors: []
        ).result(for: store)
        return try #require(samples.first as? HKDiscreteQuantitySample)
    }

    @Test func `the extremes of a series are those of its phone on each queue`() async throws {
        try await Self.onPhone(named: "series") {
            let sample = try await Self.series()
            #expect(sample.count == 2)
            let values = await Self.onQueue {
                [sample.minimumQuantity, sample.maximumQuantity, sample.mostRecentQuantity]
                    .map { $0.doubleValue(for: Self.rate) }
            }
            #expect(values == [60, 100, 100])
            let other = try await Self.onPhone(named: "other") { sample.minimumQuantity }
            #expect(other.doubleValue(for: Self.rate) == 60)
        }
    }

    @Test func `an unsaved sample has the app of its phone as source on each queue`() async throws {
        try await Self.onPhone(named: "mine") {
            let sample = HKCategorySample(type: HKCategoryType(.mindfulSession), value: 0, start: Self.start, end: Self.start)
            let source = await Self.onQueue { sample.sourceRevision.source.bundleIdentifier }
            #expect(source == "app.mine")
        }
    }

    @Test func `a type has the aggregation style of its phone's version on each queue`() async throws {
        let styles = try await ["26.0", "26.5"].asyncMap { version in
            try await Self.onPhone(named: version, osVersion: version) {
                let type = HKQuantityType(.restingHeartRate)
                return await Self.onQueue { type.aggregationStyle }
            }
        }
        #expect(styles == [.discreteArithmetic, .discreteTemporallyWeighted])
    }

    /// Expects one failure of a test, for the first call after its end.
    private static func expectOne(_ failures: Failures, of test: String, in call: String) {
        #expect(failures.all.count == 1)
        #expect(failures.all.first?.hasPrefix("“\(call)” is called on the phone of the test “\(test)”, which has ended.") == true)
    }

    @Test func `a store that outlives its test answers from its phone, and the test fails`() async throws {
        let (failures, type) = (Failures(), HKQuantityType(.stepCount))
        let store = try await Self.onPhone(named: "first", failures) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [type], read: [])
            return store
        }
        #expect(failures.all.isEmpty)
        for _ in 0..<2 {
            let status = await Self.onQueue { store.authorizationStatus(for: type) }
            #expect(status == .sharingAuthorized)
        }
        Self.expectOne(failures, of: "first", in: "authorizationStatus(for:)")
    }

    @Test func `a detached task of an ended test fails it, and does not save on another phone`() async throws {
        let (failures, type) = (Failures(), HKQuantityType(.stepCount))
        let store = try await Self.onPhone(named: "first", failures) { HKHealthStore() }
        try await Self.onPhone(named: "second") {
            await Task.detached { store.requestAuthorization(toShare: [type], read: []) { _, _ in } }.value
            #expect(HKHealthStore().authorizationStatus(for: type) == .notDetermined)
        }
        Self.expectOne(failures, of: "first", in: "requestAuthorization(toShare:read:completion:)")
    }

    @Test func `calls after the end of the test return an error, and save nothing`() async throws {
        let (failures, type) = (Failures(), HKQuantityType(.stepCount))
        let (store, process) = try await Self.onPhone(named: "first", failures) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [type], read: [type])
            return (store, HealthKitEmulator.current.process)
        }
        let steps = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: Self.start, end: Self.start
        )
        let descriptor = HKSampleQueryDescriptor(predicates: [.quantitySample(type: type)], sortDescriptors: [])
        let calls: [@Sendable () async throws -> Void] = [
            { try await store.save(steps) }, { try await store.requestAuthorization(toShare: [], read: [type]) },
            { _ = try await descriptor.result(for: store) }, { _ = try store.biologicalSex() },
            { _ = try await store.preferredUnits(for: [type]) },
        ]
        for call in calls {
            let error = await #expect(throws: HKError.self) { try await call() }
            #expect(error?.localizedDescription == "The test that the phone belongs to has ended.")
        }
        #expect(try process.healthStore.execute(SampleQuery(.stepCount)).isEmpty)
        Self.expectOne(failures, of: "first", in: "save(_:withCompletion:)")
    }

    @Test func `a series that outlives its test shows its quantities, and the test fails`() async throws {
        let failures = Failures()
        let sample = try await Self.onPhone(named: "first", failures) { try await Self.series() }
        try await Self.onPhone(named: "second") {
            #expect(sample.minimumQuantity.doubleValue(for: Self.rate) == 60)
        }
        Self.expectOne(failures, of: "first", in: "HKDiscreteQuantitySample")
    }

    @Test func `a builder that outlives its test fails it`() async throws {
        let failures = Failures()
        let builder = try await Self.onPhone(named: "first", failures) {
            HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: nil)
        }
        builder.discardWorkout()
        Self.expectOne(failures, of: "first", in: "discardWorkout()")
    }

    @Test func `a phone that a test has replaced causes no failure, and stores use the new one`() async throws {
        let failures = Failures()
        let store = try await Self.onPhone(named: "first", failures) {
            let store = HKHealthStore()
            let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: nil)
            HealthKitEmulator.current = HealthKitEmulator(try Phone())
            builder.discardWorkout()
            #expect(failures.all.isEmpty)
            return store
        }
        _ = store.authorizationStatus(for: HKQuantityType(.stepCount))
        Self.expectOne(failures, of: "first", in: "authorizationStatus(for:)")
    }

    @Test func `a task that the test has started keeps the phone until it ends`() async throws {
        let failures = Failures()
        let owner = PhoneOwner(test: "first") { failures.append($0) }
        let task = try await Self.run(on: HealthKitEmulator(try Phone()), of: owner) {
            Task {
                for _ in 0..<10 { await Task.yield() }
                return HKHealthStore().authorizationStatus(for: HKQuantityType(.stepCount))
            }
        }
        #expect(await task.value == .notDetermined)
        #expect(failures.all.isEmpty)
    }

    @Test func `a query stops on its phone, also in the task of another test, and not after its own`() async throws {
        let (failures, type) = (Failures(), HKQuantityType(.stepCount))
        let (query, process) = try await Self.onPhone(named: "first", failures) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [], read: [type])
            let query = HKObserverQuery(sampleType: type, predicate: nil) { _, _, _ in }
            store.execute(query)
            let process = HealthKitEmulator.current.process
            #expect(process.runningQueries.count == 1)
            try await Self.onPhone(named: "second") { HKHealthStore().stop(query) }
            #expect(process.runningQueries.isEmpty)
            let other = HKObserverQuery(sampleType: type, predicate: nil) { _, _, _ in }
            store.execute(other)
            return (other, process)
        }
        HKHealthStore().stop(query)
        #expect(process.runningQueries.count == 1)
        #expect(failures.all.isEmpty)
    }

    @Test func `an exception ends the program with the name of the test and the reason, as the last output`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await OriginTests.onPhone(named: "a wrong unit") {
                _ = HKQuantity(unit: .count(), doubleValue: 1).doubleValue(for: .gram())
            }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            errors.split(separator: "\n").last == """
                *** Terminating app due to uncaught exception 'NSInvalidArgumentException' in the test “a wrong unit”, reason: \
                'Attempt to convert incompatible units: count, g'
                """
        )
    }

    @Test func `a store of an ended test works in the task of another test`() async throws {
        let store = try await Self.onPhone(named: "first") { HKHealthStore() }
        try await Self.onPhone(named: "second") {
            #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .notDetermined)
        }
    }

    @Test func `results that are not iterated end with their last reference`() async throws {
        try await Self.onPhone(named: "results") {
            let (store, type) = (HKHealthStore(), HKQuantityType(.stepCount))
            try await store.requestAuthorization(toShare: [type], read: [type])
            let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: type)], anchor: nil)
            let process = HealthKitEmulator.current.process
            var results: HKAnchoredObjectQueryDescriptor<HKQuantitySample>.Results? = descriptor.results(for: store)
            #expect(process.runningQueries.count == 1)
            withExtendedLifetime(results) {}
            results = nil
            #expect(process.runningQueries.isEmpty)
        }
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
