// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of the kinds that have no table of their own.
    static let otherTypes = makeOtherTypes()

    @_optimize(none) private static func makeOtherTypes() -> [TypeAttributes] { [
        TypeAttributes(identifier: "HKDocumentTypeIdentifierCDA", name: "CDA", title: "Clinical Documents",
            aliases: ["cda"], kind: .document, iOS: OSVersion(major: 10), watchOS: OSVersion(major: 3),
            macOS: OSVersion(major: 13), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKScoredAssessmentTypeIdentifierGAD7", name: "GAD7", title: "Anxiety Risk (GAD-7)",
            aliases: ["gad7"], kind: .scoredAssessment, iOS: OSVersion(major: 18), watchOS: OSVersion(major: 11),
            macOS: OSVersion(major: 14), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKScoredAssessmentTypeIdentifierPHQ9", name: "PHQ9",
            title: "Depression Risk (PHQ-9)", aliases: ["phq9"], kind: .scoredAssessment, iOS: OSVersion(major: 18),
            watchOS: OSVersion(major: 11), macOS: OSVersion(major: 14), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKWorkoutTypeIdentifier", name: "workoutType", title: "Workouts",
            aliases: ["workout"], kind: .workout, iOS: OSVersion(major: 8), watchOS: OSVersion(major: 2),
            macOS: OSVersion(major: 13), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKDataTypeIdentifierHeartbeatSeries", name: "heartbeat",
            title: "Beat-to-Beat Measurements", aliases: ["heartbeatSeries", "heartbeatSeriesType"], kind: .series,
            iOS: OSVersion(major: 13), watchOS: OSVersion(major: 6), macOS: OSVersion(major: 13), isShareable: true,
            isReadable: true),
        TypeAttributes(identifier: "HKWorkoutRouteTypeIdentifier", name: "workoutRoute", title: "Workout Routes",
            aliases: ["workoutRouteType"], kind: .series, iOS: OSVersion(major: 11), watchOS: OSVersion(major: 4),
            macOS: OSVersion(major: 13), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKDataTypeIdentifierAudiogram", name: "audiogramSampleType", title: "Audiograms",
            aliases: ["audiogram", "audiogramType"], kind: .audiogram, iOS: OSVersion(major: 13),
            watchOS: OSVersion(major: 6), macOS: OSVersion(major: 13), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKDataTypeIdentifierElectrocardiogram", name: "electrocardiogramType",
            title: "Electrocardiograms (ECG)", aliases: ["electrocardiogram"], kind: .electrocardiogram,
            iOS: OSVersion(major: 14), watchOS: OSVersion(major: 7), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKActivitySummaryTypeIdentifier", name: "activitySummaryType", title: "Activity",
            aliases: ["activitySummary"], kind: .activitySummary, iOS: OSVersion(major: 9, minor: 3),
            watchOS: OSVersion(major: 2, minor: 2), macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKVisionPrescriptionTypeIdentifier", name: "visionPrescriptionType",
            title: "Vision Prescriptions", aliases: ["visionPrescription"], kind: .prescription,
            iOS: OSVersion(major: 16), watchOS: OSVersion(major: 9), macOS: OSVersion(major: 13), isShareable: true,
            isReadable: false, requiresPerObjectAuthorization: true),
        TypeAttributes(identifier: "HKDataTypeStateOfMind", name: "stateOfMindType", title: "State of Mind",
            aliases: ["stateOfMind"], kind: .stateOfMind, iOS: OSVersion(major: 18), watchOS: OSVersion(major: 11),
            macOS: OSVersion(major: 14), isShareable: true, isReadable: true),
        TypeAttributes(identifier: "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent",
            name: "medicationDoseEventType", title: "Medication Doses", aliases: ["medicationDoseEvent"],
            kind: .medicationDoseEvent, iOS: OSVersion(major: 26), watchOS: OSVersion(major: 26),
            macOS: OSVersion(major: 26), isShareable: false, isReadable: false),
        TypeAttributes(identifier: "HKDataTypeUserAnnotatedMedicationConcept", name: "userAnnotatedMedicationType",
            title: "Medications", aliases: ["userAnnotatedMedication"], kind: .userAnnotatedMedication,
            iOS: OSVersion(major: 26), watchOS: OSVersion(major: 26), macOS: OSVersion(major: 26), isShareable: false,
            isReadable: false, requiresPerObjectAuthorization: true),
    ] }
}
