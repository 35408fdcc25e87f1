public import CHealthKit
import Foundation
import HealthEngine
import HealthModel

/// Background delivery.
extension HKHealthStore {
    /// `HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)`
    @preconcurrency public func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard let frequency = UpdateFrequency(rawValue: frequency.rawValue) else {
            raise("Invalid update frequency \(frequency.rawValue)")
        }
        emulator.answer {
            try $0.enableBackgroundDelivery(for: type.type, frequency: frequency)
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }

    /// `HKHealthStore.enableBackgroundDelivery(for:frequency:)`
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        try await success { enableBackgroundDelivery(for: type, frequency: frequency, withCompletion: $0) }
    }

    /// `HKHealthStore.disableBackgroundDelivery(for:withCompletion:)`
    @preconcurrency public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.disableBackgroundDelivery(for: type.type)
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }

    /// `HKHealthStore.disableBackgroundDelivery(for:)`
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {
        try await success { disableBackgroundDelivery(for: type, withCompletion: $0) }
    }

    /// `HKHealthStore.disableAllBackgroundDelivery(completion:)`
    @preconcurrency public func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.answer {
            try $0.disableAllBackgroundDelivery()
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }

    /// `HKHealthStore.disableAllBackgroundDelivery()`
    public func disableAllBackgroundDelivery() async throws {
        try await success { disableAllBackgroundDelivery(completion: $0) }
    }
}
