public import Foundation
import HealthEngine
import HealthModel

/// What HealthKit declares in Swift. A subclass cannot override it.
extension HKHealthStore {
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        try await success { requestAuthorization(toShare: typesToShare, read: typesToRead, completion: $0) }
    }

    public func earliestAuthorizedSampleDate(for types: Set<HKObjectType>) async throws -> [HKObjectType: Date] {
        try await value { getEarliestAuthorizedSampleDate(for: types, completion: $0) }
    }

    /// `HKHealthStore.referenceSex`: throws code 4 if reading was denied (REF-03).
    public var referenceSex: HKReferenceSex {
        get throws {
            let value = try emulator.result { try $0.referenceSex() }
            return HKReferenceSex(rawValue: value.rawValue) ?? .notSet
        }
    }
}

extension Set where Element: HKObjectType {
    var types: Set<ObjectType> { Set<ObjectType>(map(\.type)) }
}

/// The value that the user has entered. Throws Swift's error for a nil result without an error (CHAR-05).
func present<Value>(_ value: Value?) throws -> Value {
    if let value { return value }
    let domain = "Foundation._GenericObjCError"
    let text = "The operation couldn’t be completed. (\(domain) error 0.)"
    throw NSError(domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: text])
}
