// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension TypeCatalog {
    /// The types of the kinds that have no table of their own.
    static let otherTypes: [TypeAttributes] = [
        TypeAttributes(
            identifier: "HKDocumentTypeIdentifierCDA",
            name: "CDA",
            aliases: ["cda"],
            kind: .document,
            iOS: OSVersion(major: 10, minor: 0),
            watchOS: OSVersion(major: 3, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKScoredAssessmentTypeIdentifierGAD7",
            name: "GAD7",
            aliases: ["gad7"],
            kind: .scoredAssessment,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKScoredAssessmentTypeIdentifierPHQ9",
            name: "PHQ9",
            aliases: ["phq9"],
            kind: .scoredAssessment,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKWorkoutTypeIdentifier",
            name: "workoutType",
            aliases: ["workout"],
            kind: .workout,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKDataTypeIdentifierHeartbeatSeries",
            name: "heartbeat",
            aliases: ["heartbeatSeries", "heartbeatSeriesType"],
            kind: .series,
            iOS: OSVersion(major: 13, minor: 0),
            watchOS: OSVersion(major: 6, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKWorkoutRouteTypeIdentifier",
            name: "workoutRoute",
            aliases: ["workoutRouteType"],
            kind: .series,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKDataTypeIdentifierAudiogram",
            name: "audiogramSampleType",
            aliases: ["audiogram", "audiogramType"],
            kind: .audiogram,
            iOS: OSVersion(major: 13, minor: 0),
            watchOS: OSVersion(major: 6, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKDataTypeIdentifierElectrocardiogram",
            name: "electrocardiogramType",
            aliases: ["electrocardiogram"],
            kind: .electrocardiogram,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKActivitySummaryTypeIdentifier",
            name: "activitySummaryType",
            aliases: ["activitySummary"],
            kind: .activitySummary,
            iOS: OSVersion(major: 9, minor: 3),
            watchOS: OSVersion(major: 2, minor: 2),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKVisionPrescriptionTypeIdentifier",
            name: "visionPrescriptionType",
            aliases: ["visionPrescription"],
            kind: .prescription,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: false,
            requiresPerObjectAuthorization: true
        ),
        TypeAttributes(
            identifier: "HKDataTypeStateOfMind",
            name: "stateOfMindType",
            aliases: ["stateOfMind"],
            kind: .stateOfMind,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent",
            name: "medicationDoseEventType",
            aliases: ["medicationDoseEvent"],
            kind: .medicationDoseEvent,
            iOS: OSVersion(major: 26, minor: 0),
            watchOS: OSVersion(major: 26, minor: 0),
            macOS: OSVersion(major: 26, minor: 0),
            isShareable: false,
            isReadable: true
        ),
        TypeAttributes(
            identifier: "HKDataTypeUserAnnotatedMedicationConcept",
            name: "userAnnotatedMedicationType",
            aliases: ["userAnnotatedMedication"],
            kind: .userAnnotatedMedication,
            iOS: OSVersion(major: 26, minor: 0),
            watchOS: OSVersion(major: 26, minor: 0),
            macOS: OSVersion(major: 26, minor: 0),
            isShareable: false,
            isReadable: false,
            requiresPerObjectAuthorization: true
        ),
    ]
}
