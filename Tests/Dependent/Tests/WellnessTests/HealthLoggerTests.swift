import Foundation
import HealthKit
import HealthKitTesting
import Testing
import Wellness

@Suite(.healthKit(clock: noon, timeZone: .gmt, seed: 1)) struct HealthLoggerTests {
    private let store = HKHealthStore()
    private let logger = HealthLogger()

    private func samples(_ type: HKSampleType) async throws -> [HKSample] {
        try await withCheckedThrowingContinuation { continuation in
            store.execute(
                HKSampleQuery(sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                    _,
                    samples,
                    error in
                    if let samples {
                        continuation.resume(returning: samples)
                    } else {
                        continuation.resume(throwing: error ?? HKError(.unknownError))
                    }
                }
            )
        }
    }

    @Test func `an app may save what the user allows`() async throws {
        #expect(!logger.canSave(HKQuantityType(.bodyMass)))
        try await logger.requestAuthorization()
        #expect(logger.canSave(HKQuantityType(.bodyMass)))
        #expect(!logger.canSave(HKQuantityType(.stepCount)))
    }

    @Test func `an app that has not asked cannot save`() async {
        #expect(await errorCode { try await logger.saveWeight(70, at: noon, entry: "a") } == .errorAuthorizationNotDetermined)
    }

    @Test(.healthKit(consent: .deny)) func `an app that the user denies cannot save`() async throws {
        try await logger.requestAuthorization()
        #expect(await errorCode { try await logger.saveWeight(70, at: noon, entry: "a") } == .errorAuthorizationDenied)
    }

    @Test func `a weight is read in pounds`() async throws {
        try await logger.requestAuthorization()
        try await logger.saveWeight(70, at: noon, entry: "a")
        let weight = try #require(try await samples(HKQuantityType(.bodyMass)).first as? HKQuantitySample)
        #expect(abs(weight.quantity.doubleValue(for: .pound()) - 154.32) < 0.01)
        #expect(weight.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
        #expect(weight.startDate == noon)
    }

    @Test func `a new version of an entry replaces the former one`() async throws {
        try await logger.requestAuthorization()
        try await logger.saveWeight(70, at: noon, entry: "a")
        try await logger.saveWeight(71, at: noon, entry: "a", version: 2)
        let weights = try await samples(HKQuantityType(.bodyMass)).compactMap { $0 as? HKQuantitySample }
        #expect(weights.map { $0.quantity.doubleValue(for: .gramUnit(with: .kilo)) } == [71])
    }

    @Test func `an old version of an entry changes nothing`() async throws {
        try await logger.requestAuthorization()
        try await logger.saveWeight(71, at: noon, entry: "a", version: 2)
        try await logger.saveWeight(70, at: noon, entry: "a", version: 1)
        let weights = try await samples(HKQuantityType(.bodyMass)).compactMap { $0 as? HKQuantitySample }
        #expect(weights.map { $0.quantity.doubleValue(for: .gramUnit(with: .kilo)) } == [71])
    }

    @Test func `a drink is saved with a completion handler`() async throws {
        try await logger.requestAuthorization()
        let isSaved = await withCheckedContinuation { continuation in
            logger.saveWater(250, at: noon) { isSuccess, _ in continuation.resume(returning: isSuccess) }
        }
        #expect(isSaved)
        let water = try #require(try await samples(HKQuantityType(.dietaryWater)).first as? HKQuantitySample)
        #expect(water.quantity.doubleValue(for: .liter()) == 0.25)
    }

    @Test func `a blood pressure has two members`() async throws {
        try await logger.requestAuthorization()
        try await logger.saveBloodPressure(systolic: 120, diastolic: 80, at: noon)
        let pressure = try #require(try await samples(HKCorrelationType(.bloodPressure)).first as? HKCorrelation)
        #expect(pressure.objects.count == 2)
        let systolic = pressure.objects(for: HKQuantityType(.bloodPressureSystolic)).first as? HKQuantitySample
        #expect(systolic?.quantity.doubleValue(for: .millimeterOfMercury()) == 120)
    }

    @Test func `a mindful session keeps its identifier`() async throws {
        try await logger.requestAuthorization()
        let uuid = try await logger.saveMindfulSession(from: noon, to: noon + 600)
        #expect(try await samples(HKCategoryType(.mindfulSession)).map(\.uuid) == [uuid])
    }

    @Test func `an app deletes only its own entries`() async throws {
        try await logger.requestAuthorization()
        try await logger.saveWeight(70, at: noon, entry: "a")
        let quantity = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 69)
        let other = HKQuantitySample(type: HKQuantityType(.bodyMass), quantity: quantity, start: today, end: today)
        try HealthKitEmulator.addSamples([other], from: .healthApp)
        #expect(try await logger.deleteAll(HKQuantityType(.bodyMass)) == 1)
        #expect(try await samples(HKQuantityType(.bodyMass)).map(\.sourceRevision.source.name) == ["Health"])
    }
}
