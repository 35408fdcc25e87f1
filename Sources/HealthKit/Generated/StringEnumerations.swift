// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init?<Text: StringProtocol>(rawValue: Text) { self.init(rawValue: String(rawValue)) }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let dstu2 = Self("DSTU2")
    public static let r4 = Self("R4")
    public static let unknown = Self("unknown")
}

public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init?<Text: StringProtocol>(rawValue: Text) { self.init(rawValue: String(rawValue)) }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let allergyIntolerance = Self("AllergyIntolerance")
    public static let condition = Self("Condition")
    public static let coverage = Self("Coverage")
    public static let diagnosticReport = Self("DiagnosticReport")
    public static let documentReference = Self("DocumentReference")
    public static let immunization = Self("Immunization")
    public static let medicationDispense = Self("MedicationDispense")
    public static let medicationOrder = Self("MedicationOrder")
    public static let medicationRequest = Self("MedicationRequest")
    public static let medicationStatement = Self("MedicationStatement")
    public static let observation = Self("Observation")
    public static let procedure = Self("Procedure")
}

public struct HKHealthConceptDomain: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init?<Text: StringProtocol>(rawValue: Text) { self.init(rawValue: String(rawValue)) }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let medication = Self("HKHealthConceptDomainMedication")
}

public struct HKMedicationGeneralForm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init?<Text: StringProtocol>(rawValue: Text) { self.init(rawValue: String(rawValue)) }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let capsule = Self("capsule")
    public static let cream = Self("cream")
    public static let device = Self("device")
    public static let drops = Self("drops")
    public static let foam = Self("foam")
    public static let gel = Self("gel")
    public static let inhaler = Self("inhaler")
    public static let injection = Self("injection")
    public static let liquid = Self("liquid")
    public static let lotion = Self("lotion")
    public static let ointment = Self("ointment")
    public static let patch = Self("patch")
    public static let powder = Self("powder")
    public static let spray = Self("spray")
    public static let suppository = Self("suppository")
    public static let tablet = Self("tablet")
    public static let topical = Self("topical")
    public static let unknown = Self("unknown")
}
