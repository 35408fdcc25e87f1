// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind clinical.
    static let clinicalTypes = makeClinicalTypes()

    @_optimize(none) private static func makeClinicalTypes() -> [TypeAttributes] { [
        .type(.clinical, "AllergyRecord", "Allergies", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "ClinicalNoteRecord", "Clinical Notes", since: (16, 4), (9, 4), (13, 3), isShareable: false),
        .type(.clinical, "ConditionRecord", "Conditions", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "CoverageRecord", "Coverage", since: (14, 0), (7, 0), isShareable: false),
        .type(.clinical, "ImmunizationRecord", "Immunizations", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "LabResultRecord", "Lab Results", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "MedicationRecord", "Medication Records", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "ProcedureRecord", "Procedures", since: (12, 0), (5, 0), isShareable: false),
        .type(.clinical, "VitalSignRecord", "Clinical Vitals", since: (12, 0), (5, 0), isShareable: false),
    ] }
}
