import HealthModel

/// The factories of types. Those with an identifier return nil for one that the emulated device does not have.
extension HKObjectType {
    /// `HKObjectType.quantityType(forIdentifier:)`
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        ObjectType.available(identifier.rawValue, .quantity).map { HKQuantityType(type: $0, from: .current) }
    }

    /// `HKObjectType.categoryType(forIdentifier:)`
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        ObjectType.available(identifier.rawValue, .category).map { HKCategoryType(type: $0, from: .current) }
    }

    /// `HKObjectType.characteristicType(forIdentifier:)`
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        ObjectType.available(identifier.rawValue, .characteristic).map {
            HKCharacteristicType(type: $0, from: .current)
        }
    }

    /// `HKObjectType.correlationType(forIdentifier:)`
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        ObjectType.available(identifier.rawValue, .correlation).map { HKCorrelationType(type: $0, from: .current) }
    }

    /// `HKObjectType.documentType(forIdentifier:)`
    public class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        ObjectType.available(identifier.rawValue, .document).map { HKDocumentType(type: $0, from: .current) }
    }

    /// `HKObjectType.clinicalType(forIdentifier:)`
    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        ObjectType.available(identifier.rawValue, .clinical).map { HKClinicalType(type: $0, from: .current) }
    }

    /// `HKObjectType.seriesType(forIdentifier:)`
    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        ObjectType.available(identifier, .series).map { HKSeriesType(type: $0, from: .current) }
    }

    /// `HKObjectType.workoutType()`
    public class func workoutType() -> HKWorkoutType { HKWorkoutType(type: .workout, from: .current) }
    /// `HKObjectType.activitySummaryType()`
    public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(type: .activitySummary, from: .current)
    }
    /// `HKObjectType.audiogramSampleType()`
    public class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(type: .audiogram, from: .current)
    }
    /// `HKObjectType.electrocardiogramType()`
    public class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(type: .electrocardiogram, from: .current)
    }
    /// `HKObjectType.visionPrescriptionType()`
    public class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(type: .visionPrescription, from: .current)
    }
    /// `HKObjectType.stateOfMindType()`
    public class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(type: .stateOfMind, from: .current) }
    /// `HKObjectType.medicationDoseEventType()`
    public class func medicationDoseEventType() -> HKMedicationDoseEventType {
        HKMedicationDoseEventType(type: .medicationDoseEvent, from: .current)
    }
    /// `HKObjectType.userAnnotatedMedicationType()`
    public class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(type: .userAnnotatedMedication, from: .current)
    }
}
