// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind clinical.
    static let clinicalTypes = makeClinicalTypes()

    @_optimize(none) private static func makeClinicalTypes() -> [TypeAttributes] { [
        TypeAttributes(identifier: "HKClinicalTypeIdentifierAllergyRecord", name: "allergyRecord", title: "Allergies",
            kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierClinicalNoteRecord", name: "clinicalNoteRecord",
            title: "Clinical Notes", kind: .clinical, iOS: OSVersion(major: 16, minor: 4),
            watchOS: OSVersion(major: 9, minor: 4), macOS: OSVersion(major: 13, minor: 3), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierConditionRecord", name: "conditionRecord",
            title: "Conditions", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierCoverageRecord", name: "coverageRecord", title: "Coverage",
            kind: .clinical, iOS: OSVersion(major: 14), watchOS: OSVersion(major: 7), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierImmunizationRecord", name: "immunizationRecord",
            title: "Immunizations", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierLabResultRecord", name: "labResultRecord",
            title: "Lab Results", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierMedicationRecord", name: "medicationRecord",
            title: "Medication Records", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierProcedureRecord", name: "procedureRecord",
            title: "Procedures", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierVitalSignRecord", name: "vitalSignRecord",
            title: "Clinical Vitals", kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
    ] }
}
