public import Foundation
import HealthModel

/// `HKSamplePredicate`: a type of samples and a predicate, for query descriptors.
public struct HKSamplePredicate<Sample: HKSample>: Hashable, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?

    fileprivate init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) {
        self.sampleType = sampleType
        nsPredicate = predicate
    }

    var descriptor: HKQueryDescriptor { HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate) }
}

extension HKSamplePredicate {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(type, predicate)
    }

    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        .init(type, predicate)
    }

    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        .init(type, predicate)
    }

    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCorrelation> {
        .init(type, predicate)
    }

    public static func clinicalRecord(
        type: HKClinicalType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKClinicalRecord> {
        .init(type, predicate)
    }

    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(HKObjectType.workoutType(), predicate)
    }

    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        .init(HKSeriesType.workoutRoute(), predicate)
    }

    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKHeartbeatSeriesSample> {
        .init(HKSeriesType.heartbeat(), predicate)
    }

    public static func audiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKAudiogramSample> {
        .init(HKObjectType.audiogramSampleType(), predicate)
    }

    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram> {
        .init(HKObjectType.electrocardiogramType(), predicate)
    }

    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKVisionPrescription> {
        .init(HKObjectType.visionPrescriptionType(), predicate)
    }

    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind> {
        .init(HKObjectType.stateOfMindType(), predicate)
    }

    public static func gad7Assessment(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKGAD7Assessment> {
        .init(HKScoredAssessmentType(type: .gad7, from: .current), predicate)
    }

    public static func phq9Assessment(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKPHQ9Assessment> {
        .init(HKScoredAssessmentType(type: .phq9, from: .current), predicate)
    }
}
