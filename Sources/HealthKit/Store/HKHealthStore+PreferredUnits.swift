public import Foundation
import HealthEngine
import HealthModel

/// The units that the user prefers.
extension HKHealthStore {
    /// `HKHealthStore.preferredUnits(for:completion:)`
    @preconcurrency public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        emulator.answer { store in
            let units = try store.preferredUnits(for: quantityTypes.types)
            return Dictionary(quantityTypes.compactMap { type in units[type.type].map { (type, HKUnit($0)) } }) { $1 }
        } to: { units, error in
            completion(units ?? [:], error)
        }
    }

    /// `HKHealthStore.preferredUnits(for:)`
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        try await value { handler in
            preferredUnits(for: quantityTypes) { units, error in handler(error == nil ? units : nil, error) }
        }
    }
}

extension NSNotification.Name {
    /// `HKUserPreferencesDidChange` (OTH-16)
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
