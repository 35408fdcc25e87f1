public import Foundation

/// The properties of an `HKElectrocardiogram` that other samples lack. Only Apple Watch creates them (AUTH-22).
public struct Electrocardiogram: Hashable, Sendable {
    /// `HKElectrocardiogram.classification`: a raw value of `HKElectrocardiogram.Classification`.
    public var classification: Int
    /// `HKElectrocardiogram.symptomsStatus`: a raw value of `HKElectrocardiogram.SymptomsStatus`.
    public var symptomsStatus: Int
    /// `HKElectrocardiogram.averageHeartRate`
    public var averageHeartRate: Quantity?
    /// `HKElectrocardiogram.samplingFrequency`
    public var samplingFrequency: Quantity?
    /// The voltages. Their number is `numberOfVoltageMeasurements` (OTH-07).
    public var voltages: SampleSeries<VoltageMeasurement>

    /// An electrocardiogram.
    public init(
        classification: Int,
        symptomsStatus: Int,
        averageHeartRate: Quantity? = nil,
        samplingFrequency: Quantity? = nil,
        voltages: SampleSeries<VoltageMeasurement>
    ) {
        self.classification = classification
        self.symptomsStatus = symptomsStatus
        self.averageHeartRate = averageHeartRate
        self.samplingFrequency = samplingFrequency
        self.voltages = voltages
    }
}

/// `HKElectrocardiogram.VoltageMeasurement` of the only lead, `appleWatchSimilarToLeadI`.
public struct VoltageMeasurement: Hashable, Sendable {
    /// `timeSinceSampleStart`, in seconds.
    public let timeSinceSampleStart: TimeInterval
    /// The voltage in volts.
    public let volts: Double

    /// A measurement.
    public init(timeSinceSampleStart: TimeInterval, volts: Double) {
        self.timeSinceSampleStart = timeSinceSampleStart
        self.volts = volts
    }
}

/// The symptoms that the user logged for an electrocardiogram (PRED-14). Only the system associates them.
public struct ElectrocardiogramSymptoms: Hashable, Sendable, Codable {
    /// The UUID of the electrocardiogram.
    public var electrocardiogram: UUID
    /// The UUIDs of the symptom samples.
    public var symptoms: [UUID]

    /// The symptoms of an electrocardiogram.
    public init(electrocardiogram: UUID, symptoms: [UUID]) {
        self.electrocardiogram = electrocardiogram
        self.symptoms = symptoms
    }
}

extension ObjectType {
    /// Whether samples of the type are symptoms, such as a rapid heartbeat.
    public var isSymptom: Bool {
        guard let values else { return false }
        return [.categoryValueSeverity, .categoryValuePresence, .categoryValueAppetiteChanges].contains(values)
    }
}

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

    private static func validate(_ quantity: Quantity?, _ name: String, _ unit: HealthModel.Unit?) throws(NativeException) {
        guard let quantity, let unit else { return }
        try quantity.require(unit, className, name)
        guard quantity.value >= 0 else { throw .invalid(className, "\(name) must not be negative") }
    }
}
