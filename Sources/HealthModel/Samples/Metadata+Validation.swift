import Foundation

extension Metadata {
    /// Throws the exception that HealthKit raises for metadata that a sample or a workout event cannot have (SAVE-06 to
    /// SAVE-12).
    ///
    /// `HKMetadataKeyAppleDeviceCalibrated` is read-only (SAVE-39), but the effect of setting it in an app is unknown.
    /// It is accepted as a Boolean. An exception would end the app on a guess, and Apple's own samples have the key and
    /// pass the same check.
    ///
    /// A key that requires another one may also find it among the `others`, to which these entries are added.
    package func validate(for type: ObjectType, addedTo others: [Name: MetadataValue] = [:]) throws(NativeException) {
        for (key, value) in entries {
            guard value.isInRange else { throw .unstorableMetadata(key) }
            guard let known = MetadataKey.stored(as: key) else { continue }
            try known.validate(value, for: type)
            for required in known.requires {
                let key = MetadataKey.rawValue(named: required)
                guard self[key] != nil || others[Name(key)] != nil else { throw .missingMetadata(required, with: known.name) }
            }
        }
    }

    /// Throws the exception that a system raises for a number that its enumeration of a key gets in a later version
    /// (SAVE-10).
    package func validate(on version: OSVersion) throws(NativeException) {
        for (key, value) in entries {
            guard case .enumeration(let enumeration)? = MetadataKey.stored(as: key)?.value,
                let number = value.wholeNumber, !enumeration.contains(number, on: version)
            else { continue }
            throw .invalidMetadataValue(for: key, of: enumeration)
        }
    }

    /// Throws the exceptions of ``validate(for:)`` and ``validate(on:)``.
    package func validate(
        for type: ObjectType, on version: OSVersion, addedTo others: [Name: MetadataValue] = [:]
    ) throws(NativeException) {
        try validate(for: type, addedTo: others)
        try validate(on: version)
    }

    /// Throws the exception that HealthKit raises for a sample without the metadata that its type requires (SAVE-06,
    /// SAVE-07).
    func validatePresence(of names: [String], for type: ObjectType) throws(NativeException) {
        for name in names where self[MetadataKey.rawValue(named: name)] == nil {
            throw .missingRequiredMetadata(name, of: type)
        }
    }
}

extension MetadataKey {
    /// Throws the exception that HealthKit raises for a value that the key does not accept (SAVE-09, SAVE-10).
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
    /// The expected class, and the concrete class that a device names in the exception.
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

    /// The number, if it is an integer.
    fileprivate var wholeNumber: Int? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Int(exactly: number)
        case .real(let number): Int(exactly: number)
        case .string, .date, .quantity: nil
        }
    }
}
