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
    public static let dstu2 = Self("DSTU2")
    /// `HKFHIRRelease.r4`
    public static let r4 = Self("R4")
    /// `HKFHIRRelease.unknown`
    public static let unknown = Self("unknown")
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
    public static let allergyIntolerance = Self("AllergyIntolerance")
    /// `HKFHIRResourceType.condition`
    public static let condition = Self("Condition")
    /// `HKFHIRResourceType.coverage`
    public static let coverage = Self("Coverage")
    /// `HKFHIRResourceType.diagnosticReport`
    public static let diagnosticReport = Self("DiagnosticReport")
    /// `HKFHIRResourceType.documentReference`
    public static let documentReference = Self("DocumentReference")
    /// `HKFHIRResourceType.immunization`
    public static let immunization = Self("Immunization")
    /// `HKFHIRResourceType.medicationDispense`
    public static let medicationDispense = Self("MedicationDispense")
    /// `HKFHIRResourceType.medicationOrder`
    public static let medicationOrder = Self("MedicationOrder")
    /// `HKFHIRResourceType.medicationRequest`
    public static let medicationRequest = Self("MedicationRequest")
    /// `HKFHIRResourceType.medicationStatement`
    public static let medicationStatement = Self("MedicationStatement")
    /// `HKFHIRResourceType.observation`
    public static let observation = Self("Observation")
    /// `HKFHIRResourceType.procedure`
    public static let procedure = Self("Procedure")
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
    public static let medication = Self("HKHealthConceptDomainMedication")
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
    public static let capsule = Self("capsule")
    /// `HKMedicationGeneralForm.cream`
    public static let cream = Self("cream")
    /// `HKMedicationGeneralForm.device`
    public static let device = Self("device")
    /// `HKMedicationGeneralForm.drops`
    public static let drops = Self("drops")
    /// `HKMedicationGeneralForm.foam`
    public static let foam = Self("foam")
    /// `HKMedicationGeneralForm.gel`
    public static let gel = Self("gel")
    /// `HKMedicationGeneralForm.inhaler`
    public static let inhaler = Self("inhaler")
    /// `HKMedicationGeneralForm.injection`
    public static let injection = Self("injection")
    /// `HKMedicationGeneralForm.liquid`
    public static let liquid = Self("liquid")
    /// `HKMedicationGeneralForm.lotion`
    public static let lotion = Self("lotion")
    /// `HKMedicationGeneralForm.ointment`
    public static let ointment = Self("ointment")
    /// `HKMedicationGeneralForm.patch`
    public static let patch = Self("patch")
    /// `HKMedicationGeneralForm.powder`
    public static let powder = Self("powder")
    /// `HKMedicationGeneralForm.spray`
    public static let spray = Self("spray")
    /// `HKMedicationGeneralForm.suppository`
    public static let suppository = Self("suppository")
    /// `HKMedicationGeneralForm.tablet`
    public static let tablet = Self("tablet")
    /// `HKMedicationGeneralForm.topical`
    public static let topical = Self("topical")
    /// `HKMedicationGeneralForm.unknown`
    public static let unknown = Self("unknown")
}
