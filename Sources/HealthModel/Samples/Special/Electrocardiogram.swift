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
