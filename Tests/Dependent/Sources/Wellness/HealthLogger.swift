public import Foundation
public import HealthKit

/// Saves what the user enters.
public final class HealthLogger: Sendable {
    private let store: HKHealthStore

    /// With a store, which all parts of an app may share.
    public init(store: HKHealthStore = HKHealthStore()) {
        self.store = store
    }

    /// The types that the logger saves.
    public static let types: Set<HKSampleType> = [
        HKQuantityType(.bodyMass), HKQuantityType(.dietaryWater), HKQuantityType(.bloodPressureSystolic),
        HKQuantityType(.bloodPressureDiastolic), HKCategoryType(.mindfulSession),
    ]

    /// Asks for access to these types.
    public func requestAuthorization() async throws {
        try await store.requestAuthorization(toShare: Self.types, read: Self.types)
    }

    /// Whether the user allows the app to save a type.
    public func canSave(_ type: HKSampleType) -> Bool {
        store.authorizationStatus(for: type) == .sharingAuthorized
    }

    /// Saves a weight in kilograms, with an identifier that a later save of the same entry replaces.
    public func saveWeight(_ kilograms: Double, at date: Date, entry: String, version: Int = 1) async throws {
        let sample = HKQuantitySample(
            type: HKQuantityType(.bodyMass),
            quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: kilograms),
            start: date,
            end: date,
            metadata: [HKMetadataKeySyncIdentifier: entry, HKMetadataKeySyncVersion: version, HKMetadataKeyWasUserEntered: true]
        )
        try await store.save(sample)
    }

    /// Saves a drink in millilitres, and calls the completion handler.
    public func saveWater(_ millilitres: Double, at date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let quantity = HKQuantity(unit: .literUnit(with: .milli), doubleValue: millilitres)
        let sample = HKQuantitySample(type: HKQuantityType(.dietaryWater), quantity: quantity, start: date, end: date)
        store.save(sample, withCompletion: completion)
    }

    /// Saves a blood pressure in millimetres of mercury.
    public func saveBloodPressure(systolic: Double, diastolic: Double, at date: Date) async throws {
        let unit = HKUnit.millimeterOfMercury()
        let pairs = [(HKQuantityTypeIdentifier.bloodPressureSystolic, systolic), (.bloodPressureDiastolic, diastolic)]
        let samples = pairs.map { identifier, value in
            HKQuantitySample(
                type: HKQuantityType(identifier), quantity: HKQuantity(unit: unit, doubleValue: value), start: date, end: date
            )
        }
        let correlation = HKCorrelation(type: HKCorrelationType(.bloodPressure), start: date, end: date, objects: Set(samples))
        try await store.save(correlation)
    }

    /// Saves a mindful session.
    public func saveMindfulSession(from start: Date, to end: Date) async throws -> UUID {
        let sample = HKCategorySample(
            type: HKCategoryType(.mindfulSession), value: HKCategoryValue.notApplicable.rawValue, start: start, end: end
        )
        try await store.save(sample)
        return sample.uuid
    }

    /// Deletes all entries of a type that this app saved. Returns their number.
    public func deleteAll(_ type: HKSampleType) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            let own = HKQuery.predicateForObjects(from: HKSource.default())
            store.deleteObjects(of: type, predicate: own) { isSuccess, count, error in
                if isSuccess {
                    continuation.resume(returning: count)
                } else {
                    continuation.resume(throwing: error ?? HKError(.unknownError))
                }
            }
        }
    }
}
