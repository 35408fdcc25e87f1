import Dispatch
import HealthEngine
import HealthKit
import HealthModel
import Testing

/// Objects keep to the phone that they come from: on each queue, and after the end of its test.
struct OriginTests {
    private static let start = Date(timeIntervalSince1970: 1_767_600_000)
    private static let rate = HKUnit.count().unitDivided(by: .minute())

    /// Runs code as a test with a phone of its own does.
    private static func onPhone<Value>(
        named name: String, osVersion: String = "18.0", _ body: () async throws -> Value
    ) async throws -> Value {
        let phone = try Phone(device: EmulatedDevice(.iPhone, osVersion: OSVersion(osVersion) ?? OSVersion(major: 18)))
        let process = phone.launch(AppIdentity(bundleIdentifier: "app.\(name)", name: name))
        let slot = HealthKitEmulator.Slot(HealthKitEmulator(phone, process: process), test: name)
        return try await HealthKitEmulator.$slot.withValue(slot) { try await body() }
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

    @Test func `a store that outlives its test ends the program with the name of the test`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let store = try await OriginTests.onPhone(named: "the first test") { HKHealthStore() }
            _ = store.authorizationStatus(for: HKQuantityType(.stepCount))
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("HKHealthStore belongs to the phone of the test “the first test”, which has ended."))
    }

    @Test func `a detached task of an ended test does not save on another phone`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let store = try await OriginTests.onPhone(named: "the first test") { HKHealthStore() }
            try await Task.detached {
                try await store.requestAuthorization(toShare: [HKQuantityType(.stepCount)], read: [])
            }.value
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("“the first test”"))
    }

    @Test func `a series that outlives its test ends the program with the name of the test`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let sample = try await OriginTests.onPhone(named: "the first test") { try await OriginTests.series() }
            _ = sample.minimumQuantity
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("HKDiscreteQuantitySample belongs to the phone of the test “the first test”"))
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
