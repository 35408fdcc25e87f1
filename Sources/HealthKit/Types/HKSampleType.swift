public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { type.isMaximumDurationRestricted }
    /// `HKSampleType.maximumAllowedDuration`. An unrestricted type is HealthKit's exception.
    open var maximumAllowedDuration: TimeInterval {
        guard let duration = type.maximumAllowedDuration else {
            raise("Sample type \(identifier) does not have a restricted maximum duration")
        }
        return duration
    }
    open var isMinimumDurationRestricted: Bool { type.isMinimumDurationRestricted }
    /// `HKSampleType.minimumAllowedDuration`. An unrestricted type is HealthKit's exception.
    open var minimumAllowedDuration: TimeInterval {
        guard let duration = type.minimumAllowedDuration else {
            raise("Sample type \(identifier) does not have a restricted minimum duration")
        }
        return duration
    }
    /// `HKSampleType.allowsRecalibrationForEstimates`: always false, because recalibration is not emulated.
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// `HKCharacteristicType`: a value of the Health profile.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .characteristic))
    }
}

/// `HKQuantityType`: samples with a number and a unit.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .quantity))
    }

    open var aggregationStyle: HKQuantityAggregationStyle {
        let version = HealthKitEmulator.slot?.emulator.read(\.version) ?? system
        let style = type.quantity?.aggregationStyle(on: version) ?? .cumulative
        return HKQuantityAggregationStyle(rawValue: style.rawValue) ?? .cumulative
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { type.quantity?.unit.isCompatible(with: unit.unit) ?? false }
}

/// `HKCategoryType`: samples with a value of an enumeration.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .category))
    }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .correlation))
    }
}

open class HKDocumentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKDocumentTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .document))
    }
}

open class HKClinicalType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKClinicalTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .clinical))
    }
}

open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) {
        self.init(made: ObjectType.required(identifier.rawValue, .scoredAssessment))
    }
}

/// `HKSeriesType`: workout routes and heartbeat series.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(type: .workoutRoute, from: .current) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(type: .heartbeatSeries, from: .current) }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
open class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {}
