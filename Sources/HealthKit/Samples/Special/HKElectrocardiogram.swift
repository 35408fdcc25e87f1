public import CHealthKit
public import Foundation
import HealthModel

/// `HKElectrocardiogram`: an electrocardiogram of Apple Watch.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    /// `HKElectrocardiogram.Classification`
    public typealias Classification = HKElectrocardiogramClassification
    /// `HKElectrocardiogram.SymptomsStatus`
    public typealias SymptomsStatus = HKElectrocardiogramSymptomsStatus
    /// `HKElectrocardiogram.Lead`
    public typealias Lead = HKElectrocardiogramLead

    private var electrocardiogram: Electrocardiogram? {
        if case .electrocardiogram(let value) = sample.content { value } else { nil }
    }

    /// `HKElectrocardiogram.numberOfVoltageMeasurements`
    open var numberOfVoltageMeasurements: Int { electrocardiogram?.voltages.count ?? 0 }
    /// `HKElectrocardiogram.samplingFrequency`
    open var samplingFrequency: HKQuantity? { electrocardiogram?.samplingFrequency.map(HKQuantity.init) }
    /// `HKElectrocardiogram.classification`
    open var classification: Classification {
        Classification(rawValue: electrocardiogram?.classification ?? 0) ?? .notSet
    }
    /// `HKElectrocardiogram.averageHeartRate`
    open var averageHeartRate: HKQuantity? { electrocardiogram?.averageHeartRate.map(HKQuantity.init) }
    /// `HKElectrocardiogram.symptomsStatus`
    open var symptomsStatus: SymptomsStatus {
        SymptomsStatus(rawValue: electrocardiogram?.symptomsStatus ?? 0) ?? .notSet
    }

    /// `HKElectrocardiogram.VoltageMeasurement`
    open class VoltageMeasurement: NSObject, NSCopying, @unchecked Sendable {
        private let measurement: HealthModel.VoltageMeasurement

        init(_ measurement: HealthModel.VoltageMeasurement) { self.measurement = measurement }

        /// `HKElectrocardiogram.VoltageMeasurement.timeSinceSampleStart`
        open var timeSinceSampleStart: TimeInterval { measurement.timeSinceSampleStart }
        /// `HKElectrocardiogram.VoltageMeasurement.quantity(for:)`
        open func quantity(for lead: Lead) -> HKQuantity? {
            lead == .appleWatchSimilarToLeadI ? HKQuantity(Quantity(unit: .volt, value: measurement.volts)) : nil
        }

        /// Returns the object itself, because it is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
