// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

/// `HKFHIRRelease`
public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKFHIRRelease {
    /// `HKFHIRRelease.dstu2`
    public static let dstu2 = Self(rawValue: "DSTU2")
    /// `HKFHIRRelease.r4`
    public static let r4 = Self(rawValue: "R4")
    /// `HKFHIRRelease.unknown`
    public static let unknown = Self(rawValue: "unknown")
}

/// `HKFHIRResourceType`
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKFHIRResourceType {
    /// `HKFHIRResourceType.allergyIntolerance`
    public static let allergyIntolerance = Self(rawValue: "AllergyIntolerance")
    /// `HKFHIRResourceType.condition`
    public static let condition = Self(rawValue: "Condition")
    /// `HKFHIRResourceType.coverage`
    public static let coverage = Self(rawValue: "Coverage")
    /// `HKFHIRResourceType.diagnosticReport`
    public static let diagnosticReport = Self(rawValue: "DiagnosticReport")
    /// `HKFHIRResourceType.documentReference`
    public static let documentReference = Self(rawValue: "DocumentReference")
    /// `HKFHIRResourceType.immunization`
    public static let immunization = Self(rawValue: "Immunization")
    /// `HKFHIRResourceType.medicationDispense`
    public static let medicationDispense = Self(rawValue: "MedicationDispense")
    /// `HKFHIRResourceType.medicationOrder`
    public static let medicationOrder = Self(rawValue: "MedicationOrder")
    /// `HKFHIRResourceType.medicationRequest`
    public static let medicationRequest = Self(rawValue: "MedicationRequest")
    /// `HKFHIRResourceType.medicationStatement`
    public static let medicationStatement = Self(rawValue: "MedicationStatement")
    /// `HKFHIRResourceType.observation`
    public static let observation = Self(rawValue: "Observation")
    /// `HKFHIRResourceType.procedure`
    public static let procedure = Self(rawValue: "Procedure")
}

/// `HKHealthConceptDomain`
public struct HKHealthConceptDomain: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKHealthConceptDomain {
    /// `HKHealthConceptDomain.medication`
    public static let medication = Self(rawValue: "HKHealthConceptDomainMedication")
}

/// `HKMedicationGeneralForm`
public struct HKMedicationGeneralForm: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKMedicationGeneralForm {
    /// `HKMedicationGeneralForm.capsule`
    public static let capsule = Self(rawValue: "capsule")
    /// `HKMedicationGeneralForm.cream`
    public static let cream = Self(rawValue: "cream")
    /// `HKMedicationGeneralForm.device`
    public static let device = Self(rawValue: "device")
    /// `HKMedicationGeneralForm.drops`
    public static let drops = Self(rawValue: "drops")
    /// `HKMedicationGeneralForm.foam`
    public static let foam = Self(rawValue: "foam")
    /// `HKMedicationGeneralForm.gel`
    public static let gel = Self(rawValue: "gel")
    /// `HKMedicationGeneralForm.inhaler`
    public static let inhaler = Self(rawValue: "inhaler")
    /// `HKMedicationGeneralForm.injection`
    public static let injection = Self(rawValue: "injection")
    /// `HKMedicationGeneralForm.liquid`
    public static let liquid = Self(rawValue: "liquid")
    /// `HKMedicationGeneralForm.lotion`
    public static let lotion = Self(rawValue: "lotion")
    /// `HKMedicationGeneralForm.ointment`
    public static let ointment = Self(rawValue: "ointment")
    /// `HKMedicationGeneralForm.patch`
    public static let patch = Self(rawValue: "patch")
    /// `HKMedicationGeneralForm.powder`
    public static let powder = Self(rawValue: "powder")
    /// `HKMedicationGeneralForm.spray`
    public static let spray = Self(rawValue: "spray")
    /// `HKMedicationGeneralForm.suppository`
    public static let suppository = Self(rawValue: "suppository")
    /// `HKMedicationGeneralForm.tablet`
    public static let tablet = Self(rawValue: "tablet")
    /// `HKMedicationGeneralForm.topical`
    public static let topical = Self(rawValue: "topical")
    /// `HKMedicationGeneralForm.unknown`
    public static let unknown = Self(rawValue: "unknown")
}
