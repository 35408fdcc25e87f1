import HealthKit

/// The raw value of the status.
public func sharingStatus(of identifier: HKQuantityTypeIdentifier, in store: HKHealthStore) -> Int {
    store.authorizationStatus(for: HKQuantityType(identifier)).rawValue
}
