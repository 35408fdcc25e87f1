public import CHealthKit
public import Foundation
import HealthModel

open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public typealias Classification = HKElectrocardiogramClassification
    public typealias SymptomsStatus = HKElectrocardiogramSymptomsStatus
    public typealias Lead = HKElectrocardiogramLead

    private var electrocardiogram: Electrocardiogram? {
        if case .electrocardiogram(let value) = sample.content { value } else { nil }
    }

    open var numberOfVoltageMeasurements: Int { electrocardiogram?.voltages.count ?? 0 }
    open var samplingFrequency: HKQuantity? { electrocardiogram?.samplingFrequency.map(HKQuantity.init) }
    open var classification: Classification {
        Classification(rawValue: electrocardiogram?.classification ?? 0) ?? .notSet
    }
    open var averageHeartRate: HKQuantity? { electrocardiogram?.averageHeartRate.map(HKQuantity.init) }
    open var symptomsStatus: SymptomsStatus {
        SymptomsStatus(rawValue: electrocardiogram?.symptomsStatus ?? 0) ?? .notSet
    }

    open class VoltageMeasurement: NSObject, NSCopying, @unchecked Sendable {
        private let measurement: HealthModel.VoltageMeasurement

        init(_ measurement: HealthModel.VoltageMeasurement) { self.measurement = measurement }

        open var timeSinceSampleStart: TimeInterval { measurement.timeSinceSampleStart }
        open func quantity(for lead: Lead) -> HKQuantity? {
            lead == .appleWatchSimilarToLeadI ? HKQuantity(Quantity(unit: .volt, value: measurement.volts)) : nil
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
