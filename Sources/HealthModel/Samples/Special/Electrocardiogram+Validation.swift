extension Electrocardiogram {
    private static let className = "HKElectrocardiogram"

    /// Throws the exception of an invalid `HKElectrocardiogram` (OTH-07). The texts are this project's.
    func validate(from start: Int64, to end: Int64) throws(NativeException) {
        try Enumeration.electrocardiogramClassification.require(classification, Self.className, "classification")
        try Enumeration.electrocardiogramSymptomsStatus.require(symptomsStatus, Self.className, "symptomsStatus")
        try Self.validate(averageHeartRate, "averageHeartRate", ObjectType.heartRate.quantity?.unit)
        try Self.validate(samplingFrequency, "samplingFrequency", .hertz)
        guard voltages.isValid(from: start, to: end) else {
            throw .invalid(Self.className, "voltages must be in the order of time and within the sample")
        }
    }

    private static func validate(_ quantity: Quantity?, _ name: String, _ unit: Unit?) throws(NativeException) {
        guard let quantity, let unit else { return }
        try quantity.require(unit, className, name)
        guard quantity.value >= 0 else { throw .invalid(className, "\(name) must not be negative") }
    }
}
