import HealthModel

/// The factories of types. Those with an identifier return nil for one that the emulated device does not have.
extension HKObjectType {
    /// `HKObjectType.quantityType(forIdentifier:)`
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        ObjectType.available(identifier.rawValue, .quantity)?.object as? HKQuantityType
    }

    /// `HKObjectType.categoryType(forIdentifier:)`
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        ObjectType.available(identifier.rawValue, .category)?.object as? HKCategoryType
    }

    /// `HKObjectType.characteristicType(forIdentifier:)`
    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        ObjectType.available(identifier.rawValue, .characteristic)?.object as? HKCharacteristicType
    }

    /// `HKObjectType.correlationType(forIdentifier:)`
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        ObjectType.available(identifier.rawValue, .correlation)?.object as? HKCorrelationType
    }

    /// `HKObjectType.documentType(forIdentifier:)`
    public class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        ObjectType.available(identifier.rawValue, .document)?.object as? HKDocumentType
    }

    /// `HKObjectType.clinicalType(forIdentifier:)`
    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        ObjectType.available(identifier.rawValue, .clinical)?.object as? HKClinicalType
    }

    /// `HKObjectType.seriesType(forIdentifier:)`
    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        ObjectType.available(identifier, .series)?.object as? HKSeriesType
    }

    /// `HKObjectType.workoutType()`
    public class func workoutType() -> HKWorkoutType { HKWorkoutType(type: .workout) }
    /// `HKObjectType.activitySummaryType()`
    public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(type: .activitySummary) }
    /// `HKObjectType.audiogramSampleType()`
    public class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(type: .audiogram) }
    /// `HKObjectType.electrocardiogramType()`
    public class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(type: .electrocardiogram)
    }
    /// `HKObjectType.visionPrescriptionType()`
    public class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(type: .visionPrescription) }
    /// `HKObjectType.stateOfMindType()`
    public class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(type: .stateOfMind) }
    /// `HKObjectType.medicationDoseEventType()`
    public class func medicationDoseEventType() -> HKMedicationDoseEventType {
        HKMedicationDoseEventType(type: .medicationDoseEvent)
    }
    /// `HKObjectType.userAnnotatedMedicationType()`
    public class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(type: .userAnnotatedMedication)
    }
}
