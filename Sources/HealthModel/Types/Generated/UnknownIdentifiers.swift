// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// Spellings that guides use and HealthKit does not have.
    static let unknownIdentifiers = makeUnknownIdentifiers()

    @_optimize(none) private static func makeUnknownIdentifiers() -> [UnknownIdentifier] { [
        UnknownIdentifier(spellings: ["HKActivitySummaryType", "HKActivitySummary"], instead: "HKActivitySummaryTypeIdentifier",
            hint: """
            HKActivitySummaryType and HKActivitySummary are classes, not identifiers: use HKActivitySummaryTypeIdentifier.
            """),
        UnknownIdentifier(spellings: ["HKAudiogramSampleType", "HKAudiogramSample"], instead: "HKDataTypeIdentifierAudiogram",
            hint: """
            HKAudiogramSampleType and HKAudiogramSample are classes, not identifiers: use HKDataTypeIdentifierAudiogram.
            """),
        UnknownIdentifier(spellings: ["HKCDADocumentSample"], instead: "HKDocumentTypeIdentifierCDA",
            hint: "HKCDADocumentSample is a class, not an identifier: use HKDocumentTypeIdentifierCDA."),
        UnknownIdentifier(spellings: ["HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent"],
            instead: "HKCategoryTypeIdentifierAudioExposureEvent",
            hint: """
            HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent is the name of a constant: use the string it holds, \
            HKCategoryTypeIdentifierAudioExposureEvent.
            """),
        UnknownIdentifier(spellings: ["HKCategoryTypeIdentifierMenstrualFlowIsStartOfCycle", "menstrualFlowIsStartOfCycle"],
            instead: "HKMenstrualCycleStart",
            hint: """
            There is no such type: give an HKCategoryTypeIdentifierMenstrualFlow sample the metadata key HKMenstrualCycleStart \
            (HKMetadataKeyMenstrualCycleStart), true or false.
            """),
        UnknownIdentifier(spellings: ["HKCategoryTypeIdentifierStateOfMind"], instead: "HKDataTypeStateOfMind",
            hint: """
            State of mind is not a category: use HKDataTypeStateOfMind, which has samples of its own (HKStateOfMind).
            """),
        UnknownIdentifier(spellings: ["HKDataTypeIdentifierStateOfMind"], instead: "HKDataTypeStateOfMind",
            hint: """
            HKDataTypeIdentifierStateOfMind is the name of a constant: use the string it holds, HKDataTypeStateOfMind.
            """),
        UnknownIdentifier(spellings: ["HKDataTypeIdentifierUserAnnotatedMedicationConcept"],
            instead: "HKDataTypeUserAnnotatedMedicationConcept",
            hint: """
            HKDataTypeIdentifierUserAnnotatedMedicationConcept is the name of a constant: use the string it holds, \
            HKDataTypeUserAnnotatedMedicationConcept.
            """),
        UnknownIdentifier(spellings: ["HKElectrocardiogramType", "HKElectrocardiogram"],
            instead: "HKDataTypeIdentifierElectrocardiogram",
            hint: """
            HKElectrocardiogramType and HKElectrocardiogram are classes, not identifiers: use \
            HKDataTypeIdentifierElectrocardiogram.
            """),
        UnknownIdentifier(spellings: ["HKGAD7Assessment"], instead: "HKScoredAssessmentTypeIdentifierGAD7",
            hint: "HKGAD7Assessment is a class, not an identifier: use HKScoredAssessmentTypeIdentifierGAD7."),
        UnknownIdentifier(spellings: ["HKHeartbeatSeriesType", "HKHeartbeatSeriesSample"],
            instead: "HKDataTypeIdentifierHeartbeatSeries",
            hint: """
            HealthKit has no HKHeartbeatSeriesType, and HKHeartbeatSeriesSample is a class, not an identifier: use \
            HKDataTypeIdentifierHeartbeatSeries, whose class is HKSeriesType.
            """),
        UnknownIdentifier(spellings: ["HKMedicationDoseEventType", "HKMedicationDoseEvent"],
            instead: "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent",
            hint: """
            HKMedicationDoseEventType and HKMedicationDoseEvent are classes, not identifiers: use \
            HKMedicationDoseEventTypeIdentifierMedicationDoseEvent.
            """),
        UnknownIdentifier(spellings: ["HKPHQ9Assessment"], instead: "HKScoredAssessmentTypeIdentifierPHQ9",
            hint: "HKPHQ9Assessment is a class, not an identifier: use HKScoredAssessmentTypeIdentifierPHQ9."),
        UnknownIdentifier(spellings: ["HKPrescriptionType", "HKVisionPrescription", "HKVisionPrescriptionType"],
            instead: "HKVisionPrescriptionTypeIdentifier",
            hint: """
            HKPrescriptionType and HKVisionPrescription are classes, HKVisionPrescriptionType is an enumeration: the identifier \
            is HKVisionPrescriptionTypeIdentifier.
            """),
        UnknownIdentifier(spellings: ["HKQuantityTypeIdentifierAnxietyRiskScore", "anxietyRiskScore"],
            instead: "HKScoredAssessmentTypeIdentifierGAD7",
            hint: "Anxiety risk is not a quantity: use the scored assessment HKScoredAssessmentTypeIdentifierGAD7."),
        UnknownIdentifier(spellings: ["HKQuantityTypeIdentifierDepressionRiskScore", "depressionRiskScore"],
            instead: "HKScoredAssessmentTypeIdentifierPHQ9",
            hint: "Depression risk is not a quantity: use the scored assessment HKScoredAssessmentTypeIdentifierPHQ9."),
        UnknownIdentifier(spellings: ["HKSeriesType"], instead: nil,
            hint: """
            HKSeriesType is a class with two types: use HKWorkoutRouteTypeIdentifier or HKDataTypeIdentifierHeartbeatSeries.
            """),
        UnknownIdentifier(spellings: ["HKStateOfMindType", "HKStateOfMind"], instead: "HKDataTypeStateOfMind",
            hint: "HKStateOfMindType and HKStateOfMind are classes, not identifiers: use HKDataTypeStateOfMind."),
        UnknownIdentifier(spellings: ["HKUserAnnotatedMedicationType", "HKUserAnnotatedMedication"],
            instead: "HKDataTypeUserAnnotatedMedicationConcept",
            hint: """
            HKUserAnnotatedMedicationType and HKUserAnnotatedMedication are classes, not identifiers: use \
            HKDataTypeUserAnnotatedMedicationConcept.
            """),
        UnknownIdentifier(spellings: ["HKWorkoutRouteType", "HKWorkoutRoute"], instead: "HKWorkoutRouteTypeIdentifier",
            hint: """
            HealthKit has no HKWorkoutRouteType, and HKWorkoutRoute is a class, not an identifier: use \
            HKWorkoutRouteTypeIdentifier, whose class is HKSeriesType.
            """),
        UnknownIdentifier(spellings: ["HKWorkoutType", "HKWorkout"], instead: "HKWorkoutTypeIdentifier",
            hint: "HKWorkoutType and HKWorkout are classes, not identifiers: use HKWorkoutTypeIdentifier."),
    ] }
}
