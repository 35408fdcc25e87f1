public import Foundation
import HealthModel

/// `HKSamplePredicate`: a type of samples and a predicate, for query descriptors.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    /// `HKSamplePredicate.sampleType`
    public let sampleType: HKSampleType
    /// `HKSamplePredicate.nsPredicate`
    public let nsPredicate: NSPredicate?

    fileprivate init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) {
        self.sampleType = sampleType
        nsPredicate = predicate
    }

    /// The untyped form.
    var descriptor: HKQueryDescriptor { HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate) }
}

extension HKSamplePredicate where Sample == HKSample {
    /// `HKSamplePredicate.sample(type:predicate:)`
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// `HKSamplePredicate.quantitySample(type:predicate:)`
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// `HKSamplePredicate.categorySample(type:predicate:)`
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    /// `HKSamplePredicate.correlation(type:predicate:)`
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKClinicalRecord {
    /// `HKSamplePredicate.clinicalRecord(type:predicate:)`
    public static func clinicalRecord(type: HKClinicalType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// `HKSamplePredicate.workout(_:)`
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(HKObjectType.workoutType(), predicate) }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// `HKSamplePredicate.workoutRoute(_:)`
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKSeriesType.workoutRoute(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    /// `HKSamplePredicate.heartbeatSeries(_:)`
    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKSeriesType.heartbeat(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKAudiogramSample {
    /// `HKSamplePredicate.audiogram(_:)`
    public static func audiogram(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKObjectType.audiogramSampleType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
    /// `HKSamplePredicate.electrocardiogram(_:)`
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKObjectType.electrocardiogramType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKVisionPrescription {
    /// `HKSamplePredicate.visionPrescription(_:)`
    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKObjectType.visionPrescriptionType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
    /// `HKSamplePredicate.stateOfMind(_:)`
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKObjectType.stateOfMindType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKGAD7Assessment {
    /// `HKSamplePredicate.gad7Assessment(_:)`
    public static func gad7Assessment(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKScoredAssessmentType(type: .gad7), predicate)
    }
}

extension HKSamplePredicate where Sample == HKPHQ9Assessment {
    /// `HKSamplePredicate.phq9Assessment(_:)`
    public static func phq9Assessment(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKScoredAssessmentType(type: .phq9), predicate)
    }
}

extension HKSamplePredicate where Sample == HKMedicationDoseEvent {
    /// `HKSamplePredicate.medicationDoseEvent(_:)`
    public static func medicationDoseEvent(_ predicate: NSPredicate? = nil) -> Self {
        Self(HKObjectType.medicationDoseEventType(), predicate)
    }
}
