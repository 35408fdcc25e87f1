// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind clinical.
    static let clinicalTypes: [TypeAttributes] = [
        TypeAttributes(identifier: "HKClinicalTypeIdentifierAllergyRecord", name: "allergyRecord", kind: .clinical,
            iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierClinicalNoteRecord", name: "clinicalNoteRecord",
            kind: .clinical, iOS: OSVersion(major: 16, minor: 4), watchOS: OSVersion(major: 9, minor: 4),
            macOS: OSVersion(major: 13, minor: 3), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierConditionRecord", name: "conditionRecord", kind: .clinical,
            iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierCoverageRecord", name: "coverageRecord", kind: .clinical,
            iOS: OSVersion(major: 14), watchOS: OSVersion(major: 7), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierImmunizationRecord", name: "immunizationRecord",
            kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierLabResultRecord", name: "labResultRecord", kind: .clinical,
            iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierMedicationRecord", name: "medicationRecord",
            kind: .clinical, iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierProcedureRecord", name: "procedureRecord", kind: .clinical,
            iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
        TypeAttributes(identifier: "HKClinicalTypeIdentifierVitalSignRecord", name: "vitalSignRecord", kind: .clinical,
            iOS: OSVersion(major: 12), watchOS: OSVersion(major: 5), macOS: OSVersion(major: 13), isShareable: false,
            isReadable: true),
    ]
}
