import Foundation
import HealthKit
import Synchronization
import Testing

@testable import HealthKitTesting

/// What tests of apps can shape.
struct TestPhoneTests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    /// 2026-03-01 12:00 in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_772_366_400)
    private static var steps: HKQuantityType { HKQuantityType(.stepCount) }

    private static func sample(_ count: Double) -> HKQuantitySample {
        HKQuantitySample(type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: noon - 60, end: noon)
    }

    private static func samples() async throws -> [HKQuantitySample] {
        let query = HKSampleQueryDescriptor(predicates: [.quantitySample(type: steps)], sortDescriptors: [])
        return try await query.result(for: HKHealthStore())
    }

    /// Observes steps in the background. Returns the times of the calls.
    private static func observe(completing isCompleted: Bool) async throws -> @Sendable () -> [TimeInterval] {
        let times = Times()
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [], read: [steps])
        try await store.enableBackgroundDelivery(for: steps, frequency: .hourly)
        let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, completion, _ in
            times.all.withLock { $0.append(Emulator.now.timeIntervalSince(noon)) }
            if isCompleted { completion() }
        }
        store.execute(query)
        await Emulator.waitForHandlers()
        return { times.all.withLock { $0 } }
    }

    private final class Times: Sendable {
        let all = Mutex<[TimeInterval]>([])
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `an app that completes its deliveries gets each one once, however far the clock moves`() async throws {
        let times = try await Self.observe(completing: true)
        try Emulator.setAppState(.background)
        try Emulator.addSamples([Self.sample(1)], from: .watch)
        await Emulator.waitForHandlers()
        try Emulator.addSamples([Self.sample(2)], from: .watch)
        try await Emulator.advance(by: 86_400)
        #expect(times() == [0, 0, 3600])
        #expect(Emulator.now == Self.noon + 86_400)
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `AUTH-38, SAVE-22: a blood pressure that was read may have one component`() async throws {
        let (systolic, diastolic) = (HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic))
        try await HKHealthStore().requestAuthorization(toShare: [], read: [systolic, diastolic])
        try Emulator.setAuthorization(false, to: .read, diastolic)
        try Emulator.addBloodPressure(systolic: 120, diastolic: 80)
        let query = HKSampleQueryDescriptor(
            predicates: [.correlation(type: HKCorrelationType(.bloodPressure))], sortDescriptors: []
        )
        let found = try #require(try await query.result(for: HKHealthStore()).first)
        #expect(found.objects.map(\.sampleType) == [systolic] && found.objects(for: diastolic).isEmpty)
        let copy = try restored(found)
        #expect(copy == found && copy.objects.map(\.sampleType) == [systolic])
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `an app that does not complete a delivery gets it again`() async throws {
        let times = try await Self.observe(completing: false)
        try await Emulator.advance(by: 86_400)
        #expect(times() == [0, 60, 180])
    }

    @Test(.healthKit(system: "26.0"))
    func `the system can be chosen, and updated`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [], read: [Self.steps])
        #expect(throws: InvalidSystemVersion.self) { try Emulator.updateSystem(to: "18.0") }
        #expect(throws: InvalidSystemVersion.self) { try Emulator.updateSystem(to: "next") }
        try Emulator.updateSystem(to: "27.3")
        let type = HKCharacteristicType(.referenceSex)
        try Emulator.setReferenceSex(.female)
        try await HKHealthStore().requestAuthorization(toShare: [], read: [type])
        #expect(try HKHealthStore().referenceSex == .female)
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `two apps share a phone, and have permissions of their own`() async throws {
        try await HKHealthStore().requestAuthorization(toShare: [Self.steps], read: [Self.steps])
        try await HKHealthStore().save(Self.sample(1))
        try Emulator.launchApp(bundleIdentifier: "com.example.other", name: "Other")
        #expect(HKHealthStore().authorizationStatus(for: Self.steps) == .notDetermined)
        try await HKHealthStore().requestAuthorization(toShare: [Self.steps], read: [Self.steps])
        try await HKHealthStore().save(Self.sample(2))
        let sources = try await Self.samples().map(\.sourceRevision.source.bundleIdentifier)
        #expect(sources == ["com.example.app", "com.example.other"])
        try Emulator.reinstallApp()
        #expect(HKHealthStore().authorizationStatus(for: Self.steps) == .notDetermined)
    }

    @Test(.healthKit(consent: .ask, clock: TestPhoneTests.noon))
    func `a widget shows no sheet`() async throws {
        try Emulator.setAppState(.widget)
        try await HKHealthStore().requestAuthorization(toShare: [Self.steps], read: [])
        #expect(HKHealthStore().authorizationStatus(for: Self.steps) == .notDetermined)
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `a source has a version, a model and a system`() async throws {
        try await HKHealthStore().requestAuthorization(toShare: [], read: [Self.steps])
        let watch = Emulator.Source(
            name: "My watch",
            bundleIdentifier: "com.example.watch",
            version: "9",
            productType: "Watch7,10",
            operatingSystemVersion: "11.2"
        )
        try Emulator.addSamples([Self.sample(1)], from: watch)
        let revision = try #require(try await Self.samples().first?.sourceRevision)
        #expect(revision.source.name == "My watch")
        #expect([revision.version, revision.productType] == ["9", "Watch7,10"])
        #expect(revision.operatingSystemVersion.majorVersion == 11)
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `an error hits the operation that it names`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [Self.steps], read: [Self.steps])
        Emulator.failNext(.errorDatabaseInaccessible, in: "save")
        #expect(try await Self.samples().isEmpty)
        await #expect(throws: HKError.self) { try await store.save(Self.sample(1)) }
        try await store.save(Self.sample(2))
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `a snapshot brings samples and decisions back`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [Self.steps], read: [Self.steps])
        try Emulator.takeSnapshot(named: "empty")
        try await store.save(Self.sample(1))
        try Emulator.restoreSnapshot(named: "empty")
        #expect(try await Self.samples().isEmpty)
        let error = #expect(throws: Emulator.SnapshotError.self) { try Emulator.restoreSnapshot(named: "full") }
        #expect(error.map { "\($0)" } == "There is no snapshot \"full\": take it with takeSnapshot(named:).")
    }

    @Test(.healthKit(system: "12.4"))
    func `before iOS 13 samples have the base class (SAVE-28)`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [Self.steps], read: [Self.steps])
        #expect(type(of: Self.sample(1)) == HKQuantitySample.self)
        try await store.save(Self.sample(1))
        #expect(try await Self.samples().map { type(of: $0) == HKQuantitySample.self } == [true])
    }

    @Test(.healthKit) func `other sources save no quantity that is not finite (SAVE-19)`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [], read: [Self.steps])
        let error = #expect(throws: InvalidTestData.self) {
            try Emulator.addSamples([Self.sample(1), Self.sample(.nan)], from: .watch)
        }
        #expect(error?.description.hasSuffix("Quantity of type HKQuantityTypeIdentifierStepCount must be finite") == true)
        #expect(throws: InvalidTestData.self) { try Emulator.addWeights([80, .infinity]) }
        #expect(try await Self.samples().isEmpty)
    }

    /// Counts the notifications of stores.
    private final class Observations: Sendable {
        let stores = Mutex<[ObjectIdentifier?]>([])

        func add(_ store: Any?) { stores.withLock { $0.append((store as? HKHealthStore).map(ObjectIdentifier.init)) } }
    }

    @Test(.healthKit) func `each store that the app keeps posts a change of a preferred unit (OTH-16)`() async throws {
        let (first, second) = (HKHealthStore(), HKHealthStore())
        _ = HKHealthStore()
        let (named, any, typed) = (Observations(), Observations(), Observations())
        let center = NotificationCenter.default
        let own = Set([first, second].map(ObjectIdentifier.init))
        let tokens = [(first, named), (nil, any)].map { store, found in
            center.addObserver(forName: .HKUserPreferencesDidChange, object: store, queue: nil) { found.add($0.object) }
        }
        #if compiler(>=6.3)
            let token = center.addObserver(of: second, for: .userPreferencesDidChange) { _ in typed.add(second) }
        #endif
        try Emulator.setPreferredUnit(.pound(), for: HKQuantityType(.bodyMass))
        while typed.stores.withLock(\.isEmpty) { await Task.yield() }
        #expect(named.stores.withLock(\.self) == [ObjectIdentifier(first)])
        #expect(typed.stores.withLock(\.self) == [ObjectIdentifier(second)])
        // Tests that run at the same time have stores of their own.
        let found = any.stores.withLock { $0.compactMap { $0.flatMap { own.contains($0) ? $0 : nil } } }
        #expect(found == [ObjectIdentifier(first), ObjectIdentifier(second)])
        withExtendedLifetime((first, second, tokens)) {}
        #if compiler(>=6.3)
            withExtendedLifetime(token) {}
        #endif
    }

    @Test(.healthKit(clock: TestPhoneTests.noon, timeZone: .gmt, system: "26.0"))
    func `goals, units and the order of sources are those of the person`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [], read: [.activitySummaryType(), Self.steps, HKQuantityType(.bodyMass)])
        try Emulator.setPreferredUnit(.pound(), for: HKQuantityType(.bodyMass))
        #expect(try await store.preferredUnits(for: [HKQuantityType(.bodyMass)]) == [HKQuantityType(.bodyMass): .pound()])
        try Emulator.addSamples([Self.sample(10)], from: .iPhone)
        try Emulator.addSamples([Self.sample(30)], from: .watch)
        try Emulator.setSourceOrder([.iPhone, .watch], for: Self.steps)
        let total = try await HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: Self.steps), options: .cumulativeSum
        ).result(for: store)
        #expect(total?.sumQuantity()?.doubleValue(for: .count()) == 10)
        try Emulator.setActivityGoals(activeEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 321))
        try Emulator.addSamples(
            [
                HKQuantitySample(
                    type: HKQuantityType(.activeEnergyBurned),
                    quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 5),
                    start: Self.noon - 60,
                    end: Self.noon
                )
            ],
            from: .watch
        )
        let summaries = try await HKActivitySummaryQueryDescriptor(predicate: nil).result(for: store)
        #expect(summaries.first?.activeEnergyBurnedGoal.doubleValue(for: .kilocalorie()) == 321)
    }

    @Test(.healthKit(clock: TestPhoneTests.noon))
    func `the clock and the time zone can be set`() throws {
        try Emulator.setClock(to: Self.noon + 3600)
        #expect(Emulator.now == Self.noon + 3600)
        try Emulator.setTimeZone(try #require(TimeZone(identifier: "Asia/Tokyo")))
        try Emulator.setDateOfBirth(DateComponents(year: 1990, month: 5, day: 17))
    }
}
