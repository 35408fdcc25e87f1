extension Electrocardiogram {
    /// Raises what cannot be an `HKElectrocardiogram` (OTH-07; the texts are our own).
    func validate(from start: Int64, to end: Int64) throws(NativeException) {
        guard Enumeration.electrocardiogramClassification.contains(classification) else {
            throw .invalidElectrocardiogram("classification is no HKElectrocardiogramClassification")
        }
        guard Enumeration.electrocardiogramSymptomsStatus.contains(symptomsStatus) else {
            throw .invalidElectrocardiogram("symptomsStatus is no HKElectrocardiogramSymptomsStatus")
        }
        try Self.validate(averageHeartRate, "averageHeartRate", ObjectType.heartRate.quantity?.unit)
        try Self.validate(samplingFrequency, "samplingFrequency", .hertz)
        guard voltages.isValid(from: start, to: end) else {
            throw .invalidElectrocardiogram("voltages must be in the order of time and within the sample")
        }
    }

    private static func validate(_ quantity: Quantity?, _ name: String, _ unit: Unit?) throws(NativeException) {
        guard let quantity, let unit else { return }
        guard quantity.isCompatible(with: unit) else {
            throw .invalidElectrocardiogram(
                "\(name) requires a unit such as \(unit). Incompatible unit: \(quantity.unit)"
            )
        }
        guard quantity.value.isFinite, quantity.value >= 0 else {
            throw .invalidElectrocardiogram("\(name) must be finite and not negative")
        }
    }
}
