// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of the kinds that have no table of their own.
    static let otherTypes = makeOtherTypes()

    @_optimize(none) private static func makeOtherTypes() -> [TypeAttributes] { [
        TypeAttributes(identifier: "HKDocumentTypeIdentifierCDA", name: "CDA", title: "Clinical Documents", aliases: ["cda"],
            kind: .document, since: (10, 0), (3, 0)),
        TypeAttributes(identifier: "HKScoredAssessmentTypeIdentifierGAD7", name: "GAD7", title: "Anxiety Risk (GAD-7)",
            aliases: ["gad7"], kind: .scoredAssessment, since: (18, 0), (11, 0), (14, 0)),
        TypeAttributes(identifier: "HKScoredAssessmentTypeIdentifierPHQ9", name: "PHQ9", title: "Depression Risk (PHQ-9)",
            aliases: ["phq9"], kind: .scoredAssessment, since: (18, 0), (11, 0), (14, 0)),
        TypeAttributes(identifier: "HKWorkoutTypeIdentifier", name: "workoutType", title: "Workouts", aliases: ["workout"],
            kind: .workout),
        TypeAttributes(identifier: "HKDataTypeIdentifierHeartbeatSeries", name: "heartbeat", title: "Beat-to-Beat Measurements",
            aliases: ["heartbeatSeries", "heartbeatSeriesType"], kind: .series, since: (13, 0), (6, 0)),
        TypeAttributes(identifier: "HKWorkoutRouteTypeIdentifier", name: "workoutRoute", title: "Workout Routes",
            aliases: ["workoutRouteType"], kind: .series, since: (11, 0), (4, 0)),
        TypeAttributes(identifier: "HKDataTypeIdentifierAudiogram", name: "audiogramSampleType", title: "Audiograms",
            aliases: ["audiogram", "audiogramType"], kind: .audiogram, since: (13, 0), (6, 0)),
        TypeAttributes(identifier: "HKDataTypeIdentifierElectrocardiogram", name: "electrocardiogramType",
            title: "Electrocardiograms (ECG)", aliases: ["electrocardiogram"], kind: .electrocardiogram, since: (14, 0), (7, 0),
            isShareable: false),
        TypeAttributes(identifier: "HKActivitySummaryTypeIdentifier", name: "activitySummaryType", title: "Activity",
            aliases: ["activitySummary"], kind: .activitySummary, since: (9, 3), (2, 2), isShareable: false),
        TypeAttributes(identifier: "HKVisionPrescriptionTypeIdentifier", name: "visionPrescriptionType",
            title: "Vision Prescriptions", aliases: ["visionPrescription"], kind: .prescription, since: (16, 0), (9, 0),
            isReadable: false, requiresPerObjectAuthorization: true),
        TypeAttributes(identifier: "HKDataTypeStateOfMind", name: "stateOfMindType", title: "State of Mind",
            aliases: ["stateOfMind"], kind: .stateOfMind, since: (18, 0), (11, 0), (14, 0)),
        TypeAttributes(identifier: "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent", name: "medicationDoseEventType",
            title: "Medication Doses", aliases: ["medicationDoseEvent"], kind: .medicationDoseEvent, since: (26, 0), (26, 0),
            (26, 0), isShareable: false, isReadable: false),
        TypeAttributes(identifier: "HKDataTypeUserAnnotatedMedicationConcept", name: "userAnnotatedMedicationType",
            title: "Medications", aliases: ["userAnnotatedMedication"], kind: .userAnnotatedMedication, since: (26, 0), (26, 0),
            (26, 0), isShareable: false, isReadable: false, requiresPerObjectAuthorization: true),
    ] }
}
