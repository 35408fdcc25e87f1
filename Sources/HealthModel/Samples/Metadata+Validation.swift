import Foundation

extension Metadata {
    /// Raises what HealthKit raises of metadata that a sample, or an event of a workout, cannot have (SAVE-06 to
    /// SAVE-12).
    ///
    /// `HKMetadataKeyAppleDeviceCalibrated` is read-only (SAVE-39), but what happens to an app that sets it is not known.
    /// It is accepted, as a Boolean: an exception would end the app on a mere guess, and samples of Apple's devices,
    /// which are made in the same way, do have it.
    package func validate(for type: ObjectType) throws(NativeException) {
        for (key, value) in entries {
            guard value.isInRange else { throw .unstorableMetadata(key) }
            guard let known = MetadataKey.stored(as: key) else { continue }
            try known.validate(value, for: type)
            for required in known.requires where self[MetadataKey.rawValue(named: required)] == nil {
                throw .missingMetadata(required, with: known.name)
            }
        }
    }

    /// Raises what HealthKit raises of a sample without the metadata that its type needs (SAVE-06, SAVE-07).
    func validatePresence(of names: [String], for type: ObjectType) throws(NativeException) {
        for name in names where self[MetadataKey.rawValue(named: name)] == nil {
            throw .missingRequiredMetadata(name, of: type)
        }
    }
}

extension MetadataKey {
    /// Raises what HealthKit raises of a value that the key does not take (SAVE-09, SAVE-10).
    fileprivate func validate(_ given: MetadataValue, for type: ObjectType) throws(NativeException) {
        guard given.className.generic == expectedClassName else {
            throw .invalidMetadataClass(given.className.concrete, for: rawValue, expected: expectedClassName)
        }
        switch (value, given) {
        case (.enumeration(let enumeration), _):
            guard let number = given.wholeNumber, enumeration.contains(number) else {
                throw .invalidMetadataValue(for: rawValue, of: enumeration)
            }
        case (.quantity(let unit), .quantity(let quantity)):
            guard quantity.isCompatible(with: unit) else {
                throw .incompatibleMetadataUnit(quantity.unit, for: rawValue)
            }
        case (.quantityOfSampleType, .quantity(let quantity)):
            guard type.kind != .quantity || quantity.unit.dimension == type.sampleRules.dimension else {
                throw .incompatibleMetadataUnit(quantity.unit, for: rawValue)
            }
        default:
            break
        }
    }

    private var expectedClassName: String {
        switch value {
        case .string: "NSString"
        case .bool, .number, .enumeration: "NSNumber"
        case .date: "NSDate"
        case .quantity, .quantityOfSampleType: "HKQuantity"
        }
    }
}

extension MetadataValue {
    /// The class that is asked for, and the one that a device names when it is the wrong one.
    fileprivate var className: (generic: String, concrete: String) {
        switch self {
        case .string: ("NSString", "__NSCFString")
        case .bool: ("NSNumber", "__NSCFBoolean")
        case .integer, .real: ("NSNumber", "__NSCFNumber")
        case .date: ("NSDate", "__NSDate")
        case .quantity: ("HKQuantity", "HKQuantity")
        }
    }

    /// Whether the value can be stored: a finite number, or a date within the calendar (SAVE-19).
    fileprivate var isInRange: Bool {
        switch self {
        case .string, .bool, .integer: true
        case .real(let number): number.isFinite
        case .date(let date): date.isInCalendar
        case .quantity(let quantity): quantity.value.isFinite
        }
    }

    /// The number, if it is a whole one.
    fileprivate var wholeNumber: Int? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Int(exactly: number)
        case .real(let number): Int(exactly: number)
        case .string, .date, .quantity: nil
        }
    }
}
