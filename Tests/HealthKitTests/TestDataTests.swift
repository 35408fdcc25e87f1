import Foundation
import HealthKit
import HealthKitTesting
import Testing

/// Test data in one call, and the sources that are ready to use.
struct TestDataTests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    /// 2026-03-01 12:00 in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_772_366_400)
    private static let trait: HealthKitTrait = .healthKit(clock: noon, timeZone: .gmt, seed: 1)

    /// Runs code with a phone of its own, whose app may read the types.
    private static func withStore(
        reading types: Set<HKObjectType>, _ body: @escaping @Sendable (HKHealthStore) async throws -> Void
    ) async throws {
        try await trait.provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [], read: types)
            try await body(store)
        }
    }

    private static func samples(_ type: HKSampleType, in store: HKHealthStore) async throws -> [HKSample] {
        try await HKSampleQueryDescriptor(
            predicates: [.sample(type: type)], sortDescriptors: [SortDescriptor(\.startDate)]
        ).result(for: store)
    }

    @Test func `steps end now and come from the phone`() async throws {
        let type = HKQuantityType(.stepCount)
        try await Self.withStore(reading: [type]) { store in
            let uuids = try Emulator.addSteps(1000)
            let steps = try await Self.samples(type, in: store)
            #expect(steps.map(\.uuid) == uuids)
            let sample = try #require(steps.first as? HKQuantitySample)
            #expect(sample.quantity.doubleValue(for: .count()) == 1000)
            #expect(sample.startDate == Self.noon - 600)
            #expect(sample.endDate == Self.noon)
            #expect(sample.sourceRevision.source.bundleIdentifier == "com.apple.health.phone")
            #expect(sample.device?.model == "iPhone")
        }
    }

    @Test func `statistics count a walk once (STAT-09)`() async throws {
        let type = HKQuantityType(.stepCount)
        try await Self.withStore(reading: [type]) { store in
            #expect(try Emulator.addWalk(1000).count == 4)
            let samples = try await Self.samples(type, in: store)
            let counts = samples.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) }
            #expect(counts.sorted() == [950, 1000])
            let statistics = try await HKStatisticsQueryDescriptor(
                predicate: .quantitySample(type: type), options: .cumulativeSum
            ).result(for: store)
            #expect(statistics?.sumQuantity()?.doubleValue(for: .count()) == 1000)
        }
    }

    @Test func `an electrocardiogram has the voltages, the frequency and the symptoms that a test gives`() async throws {
        let (type, symptom) = (HKObjectType.electrocardiogramType(), HKCategoryType(.rapidPoundingOrFlutteringHeartbeat))
        try await Self.withStore(reading: [type, symptom]) { store in
            let severity = HKCategoryValueSeverity.mild.rawValue
            let heartbeat = HKCategorySample(type: symptom, value: severity, start: Self.noon, end: Self.noon)
            let uuids = try Emulator.addElectrocardiogram(
                .atrialFibrillation, averageHeartRate: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 130),
                voltages: [0, 0.0005, -0.0001, 0], samplingFrequency: HKQuantity(unit: .hertz(), doubleValue: 4),
                symptoms: [heartbeat]
            )
            let cardiogram = try #require(try await Self.samples(type, in: store).first as? HKElectrocardiogram)
            #expect(uuids == [cardiogram.uuid, heartbeat.uuid])
            #expect(cardiogram.symptomsStatus == .present && cardiogram.numberOfVoltageMeasurements == 4)
            #expect(cardiogram.samplingFrequency?.doubleValue(for: .hertz()) == 4)
            #expect(cardiogram.startDate == Self.noon - 1 && cardiogram.endDate == Self.noon)
            let predicate = HKQuery.predicateForObjectsAssociated(electrocardiogram: cardiogram)
            let symptoms = try await HKSampleQueryDescriptor(
                predicates: [.categorySample(type: symptom, predicate: predicate)], sortDescriptors: []
            ).result(for: store)
            #expect(symptoms.map(\.uuid) == [heartbeat.uuid])
            var volts: [Double] = []
            for try await measurement in HKElectrocardiogramQueryDescriptor(cardiogram).results(for: store) {
                let voltage = measurement.quantity(for: .appleWatchSimilarToLeadI)
                volts.append(voltage?.doubleValue(for: .volt()) ?? .nan)
            }
            #expect(volts == [0, 0.0005, -0.0001, 0])
        }
    }

    @Test func `an electrocardiogram has the heart rate of its classification`() async throws {
        let type = HKObjectType.electrocardiogramType()
        let rates: [(HKElectrocardiogram.Classification, Double?)] = [
            (.sinusRhythm, 65), (.inconclusiveLowHeartRate, 45), (.inconclusiveHighHeartRate, 160),
            (.inconclusivePoorReading, nil),
        ]
        for (classification, rate) in rates {
            try await Self.withStore(reading: [type]) { store in
                try Emulator.addElectrocardiogram(classification)
                let cardiogram = try #require(try await Self.samples(type, in: store).first as? HKElectrocardiogram)
                #expect(cardiogram.averageHeartRate?.doubleValue(for: HKUnit(from: "count/min")) == rate)
            }
        }
    }

    @Test(.healthKit, arguments: [([], 4.0, "voltages"), ([0.1], 0, "samplingFrequency"), ([0.1], .nan, "samplingFrequency")])
    func `an electrocardiogram without voltages or frequency is refused`(volts: [Double], rate: Double, argument: String) {
        let error = #expect(throws: InvalidTestData.self) {
            try Emulator.addElectrocardiogram(
                .sinusRhythm, voltages: volts, samplingFrequency: HKQuantity(unit: .hertz(), doubleValue: rate)
            )
        }
        #expect(error?.description.hasPrefix("\(argument) must be ") == true)
    }

    @Test func `a workout has its totals and its route`() async throws {
        try await Self.withStore(reading: [HKObjectType.workoutType(), HKSeriesType.workoutRoute()]) { store in
            let distance = HKQuantity(unit: .meter(), doubleValue: 180)
            try Emulator.addWorkout(.running, minutes: 1, totalDistance: distance, route: true)
            let workout = try #require(try await Self.samples(.workoutType(), in: store).first as? HKWorkout)
            #expect(workout.workoutActivityType == .running)
            #expect(workout.duration == 60)
            #expect(workout.totalDistance == distance)
            #expect(workout.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == false)
            #expect(workout.metadata?[HKMetadataKeyTimeZone] != nil)
            let route = try #require(try await Self.samples(HKSeriesType.workoutRoute(), in: store).first as? HKWorkoutRoute)
            #expect(route.count == 61)
        }
    }

    @Test func `a night, weights, a blood pressure and an electrocardiogram are added`() async throws {
        let (sleep, mass) = (HKCategoryType(.sleepAnalysis), HKQuantityType(.bodyMass))
        let members: Set<HKObjectType> = [HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic)]
        try await Self.withStore(reading: members.union([sleep, mass, HKObjectType.electrocardiogramType()])) { store in
            try Emulator.addNight(date: DateComponents(year: 2026, month: 3, day: 1))
            let night = try await Self.samples(sleep, in: store)
            #expect(night.first?.startDate == Self.noon - 13 * 3600)
            #expect(night.count > 5)
            try Emulator.addWeights([80.5, 80.2])
            let masses = try await Self.samples(mass, in: store).map { $0.startDate }
            #expect(masses == [Self.noon - 86_400, Self.noon])
            try Emulator.addBloodPressure(systolic: 120, diastolic: 80, source: .watch)
            #expect(try await Self.samples(HKQuantityType(.bloodPressureSystolic), in: store).count == 1)
            try Emulator.addElectrocardiogram(.sinusRhythm)
            let cardiograms = try await Self.samples(HKObjectType.electrocardiogramType(), in: store)
            #expect((cardiograms.first as? HKElectrocardiogram)?.classification == .sinusRhythm)
            #expect((cardiograms.first as? HKElectrocardiogram)?.symptomsStatus == HKElectrocardiogram.SymptomsStatus.none)
        }
    }

    @Test func `the ready sources are those of the other clients`() async throws {
        let type = HKQuantityType(.stepCount)
        try await Self.withStore(reading: [type]) { store in
            let quantity = HKQuantity(unit: .count(), doubleValue: 1)
            let sample = HKQuantitySample(type: type, quantity: quantity, start: Self.noon, end: Self.noon)
            try Emulator.addSamples([sample], from: .watch)
            let added = try #require(try await Self.samples(type, in: store).first)
            #expect(added.sourceRevision.source.name == "Apple Watch")
            #expect(added.sourceRevision.source.bundleIdentifier == Emulator.Source.watch.bundleIdentifier)
            #expect(Emulator.Source.watch.bundleIdentifier == "com.apple.health.watch")
            #expect(added.sourceRevision.productType == "Watch7,10")
            #expect(added.device?.model == "Watch")
        }
    }

    @Test func `wrong arguments are errors that name them`() async throws {
        try await Self.withStore(reading: [HKQuantityType(.stepCount)]) { _ in
            let error = #expect(throws: InvalidTestData.self) {
                try Emulator.addSteps(1, startDate: Self.noon, endDate: Self.noon - 1)
            }
            #expect(error?.description == "endDate must be a date that is not before startDate")
            #expect(throws: InvalidTestData.self) { try Emulator.addWeights([]) }
            #expect(throws: InvalidTestData.self) {
                try Emulator.addWorkout(.running, totalDistance: HKQuantity(unit: .meter(), doubleValue: -1))
            }
        }
    }
}
