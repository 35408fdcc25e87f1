package import Foundation

/// The exceptions of invalid samples. HealthKit's texts quote the sample. These texts quote no value, except that of a
/// category.
extension NativeException {
    /// `_HKObjectValidationFailureException`: an object failed validation (ERR-05). Apple's documentation names another
    /// exception (ERR-06).
    public static let objectValidationFailure = "_HKObjectValidationFailureException"

    private static func invalid(_ reason: String) -> NativeException {
        NativeException(name: objectValidationFailure, reason: reason)
    }
}

/// Texts that were observed on devices.
extension NativeException {
    /// SAVE-03. A sample's description differs between systems. Here it consists of the class and the dates.
    static func incompatibleUnit(_ unit: HealthModel.Unit, of sample: Sample) -> NativeException {
        let name = sample.type.sampleClass(on: OSVersion(major: 13))
        return incompatibleUnit("\(unit)", name, sample.type, sample.startDate, sample.endDate)
    }

    /// SAVE-45: a sample is created in Objective-C with nil as its quantity. Of the sample's description, the text has only
    /// the class and the dates.
    package static func nilQuantity(
        of type: ObjectType, from start: Date, to end: Date, on version: OSVersion
    ) -> NativeException {
        // Between the class and the dates are the UUID and the quantity, which the sample lacks.
        incompatibleUnit("(null)", type.sampleClass(on: version) + "  ", type, start, end)
    }

    private static func incompatibleUnit(
        _ unit: String, _ description: String, _ type: ObjectType, _ start: Date, _ end: Date
    ) -> NativeException {
        let dimension = type.quantity?.dimension ?? ""
        return invalid("\(description) (\(start) - \(end)) requires unit of type \(dimension). Incompatible unit: \(unit)")
    }

    /// SAVE-04
    static func incompatibleValue(_ value: Int, of type: ObjectType) -> NativeException {
        invalid("Value \(value) is not compatible with type \(type)")
    }

    /// SAVE-06
    static func missingRequiredMetadata(_ name: String, of type: ObjectType) -> NativeException {
        invalid("Type \(type) does not have required metadata \(name)")
    }

    /// SAVE-09
    static func invalidMetadataClass(_ name: String, for key: String, expected: String) -> NativeException {
        invalid("Invalid class \(name) for metadata key: \(key). Expected \(expected).")
    }

    /// SAVE-11
    static func missingMetadata(_ name: String, with other: String) -> NativeException {
        invalid("\(other) may not be provided if \(name) is not provided in the metadata")
    }

    /// SAVE-13
    static func tooLong(_ type: ObjectType, _ start: Date, _ end: Date, maximum: TimeInterval) -> NativeException {
        invalid(
            """
            Duration between startDate (\(start)) and endDate (\(end)) is above the maximum allowed duration for this \
            sample type. Maximum duration for type \(type) is \(String(format: "%f", maximum))
            """
        )
    }

    /// SAVE-14
    static func tooShort(_ type: ObjectType, _ start: Date, _ end: Date, minimum: TimeInterval) -> NativeException {
        invalid(
            """
            Duration between startDate (\(start)) and endDate (\(end)) is below the minimum allowed duration for this \
            sample type. Minimum duration for type \(type) is \(String(format: "%f", minimum))
            """
        )
    }

    /// SAVE-17
    static let distantFuture = invalid("Type HKSample can not have endDate of NSDate.distantFuture")

    /// SAVE-20
    static let emptyCorrelation = invalid("HKCorrelation: Objects must contain one or more HKSample")
}

/// Texts of this project: HealthKit's text is unknown, or HealthKit is not known to raise.
extension NativeException {
    /// SAVE-02
    static let startAfterEnd = invalid("startDate must not be after endDate")

    /// A date is NaN, before `Date.distantPast` or after `Date.distantFuture`.
    static let dateOutOfRange = invalid("startDate and endDate must be within the years 1 to 4001")

    static func mustBeInstant(_ type: ObjectType) -> NativeException {
        invalid("startDate must be equal to endDate for type \(type)")
    }

    static func wrongType(_ type: ObjectType, of name: String) -> NativeException {
        invalid("\(name) can not have type \(type)")
    }

    /// SAVE-19
    static func notFinite(_ type: ObjectType) -> NativeException {
        invalid("Quantity of type \(type) must be finite")
    }

    /// WO-33
    static func effortOutOfRange(_ type: ObjectType) -> NativeException {
        invalid("Quantity of type \(type) must be between 0 and 10")
    }

    static func emptySeries(_ type: ObjectType) -> NativeException {
        invalid("Series of type \(type) must contain one or more quantities")
    }

    static func seriesOutsideSample(_ type: ObjectType) -> NativeException {
        invalid("Quantities of a series of type \(type) must be within the dates of the sample")
    }

    /// WO-35
    static func noElements(_ type: ObjectType) -> NativeException {
        invalid("Series of type \(type) must contain one or more elements")
    }

    static func misplacedElements(_ type: ObjectType) -> NativeException {
        invalid("Elements of a series of type \(type) must be valid, in the order of time and within the sample")
    }

    /// SAVE-22
    static func foreignMember(_ member: ObjectType, of type: ObjectType) -> NativeException {
        invalid("Type \(type) can not contain type \(member)")
    }

    /// SAVE-22
    static func missingMembers(_ members: Set<ObjectType>, of type: ObjectType) -> NativeException {
        let list = members.map(\.identifier).sorted().joined(separator: ", ")
        return invalid("Type \(type) must contain \(list)")
    }

    /// SAVE-10
    static func invalidMetadataValue(for key: String, of enumeration: Enumeration) -> NativeException {
        invalid("Invalid value for metadata key: \(key). Expected \(enumeration.name).")
    }

    static func incompatibleMetadataUnit(_ unit: HealthModel.Unit, for key: String) -> NativeException {
        invalid("Incompatible unit for metadata key: \(key): \(unit)")
    }

    /// SAVE-19
    static func unstorableMetadata(_ key: String) -> NativeException {
        invalid("Value for metadata key must be finite, and a date within HealthKit's calendar: \(key)")
    }

    /// WO-16, WO-17, WO-20
    static func invalidWorkout(_ reason: String) -> NativeException {
        invalid("HKWorkout: \(reason)")
    }
}

extension ObjectType {
    /// The class of a new sample of the type's quantities. iOS 13 introduced the subclasses.
    fileprivate func sampleClass(on version: OSVersion) -> String {
        guard version >= OSVersion(major: 13) else { return "HKQuantitySample" }
        return quantity?.isCumulative ?? false ? "HKCumulativeQuantitySample" : "HKDiscreteQuantitySample"
    }
}
