/// `HKUserAnnotatedMedication`: a medication on the user's list, with the user's settings for it (OTH-11).
public struct UserAnnotatedMedication: Hashable, Sendable {
    /// `nickname`
    public var nickname: String?
    /// `isArchived`
    public var isArchived: Bool
    /// `hasSchedule`
    public var hasSchedule: Bool
    /// `medication`
    public var medication: MedicationConcept

    /// A medication.
    public init(medication: MedicationConcept, nickname: String? = nil, isArchived: Bool = false, hasSchedule: Bool = false) {
        self.medication = medication
        self.nickname = nickname
        self.isArchived = isArchived
        self.hasSchedule = hasSchedule
    }
}

/// `HKMedicationConcept`
public struct MedicationConcept: Hashable, Sendable {
    /// `identifier`, which doses use to name their medication.
    public var identifier: String
    /// `displayText`
    public var displayText: String
    /// `generalForm`
    public var generalForm: MedicationGeneralForm
    /// `relatedCodings`
    public var relatedCodings: [ClinicalCoding]

    /// A concept.
    public init(
        identifier: String,
        displayText: String,
        generalForm: MedicationGeneralForm = .unknown,
        relatedCodings: [ClinicalCoding] = []
    ) {
        self.identifier = identifier
        self.displayText = displayText
        self.generalForm = generalForm
        self.relatedCodings = relatedCodings
    }
}

/// `HKMedicationGeneralForm`. The raw values of HealthKit's strings are unknown. These are the Swift names.
public enum MedicationGeneralForm: String, CaseIterable, Sendable {
    case capsule, cream, device, drops, foam, gel, inhaler, injection, liquid, lotion, ointment, patch, powder, spray
    case suppository, tablet, topical, unknown
}

/// `HKClinicalCoding`
public struct ClinicalCoding: Hashable, Sendable, Codable {
    /// `system`, such as `http://www.nlm.nih.gov/research/umls/rxnorm`.
    public var system: String
    /// `version`
    public var version: String?
    /// `code`
    public var code: String

    /// A coding.
    public init(system: String, version: String? = nil, code: String) {
        self.system = system
        self.version = version
        self.code = code
    }
}

/// A predicate for medications, with a case for each predicate of `HKUserAnnotatedMedicationQuery`.
public indirect enum MedicationPredicate: Hashable, Sendable {
    /// No condition.
    case all
    /// `predicateForUserAnnotatedMedications(isArchived:)`
    case isArchived(Bool)
    /// `predicateForUserAnnotatedMedications(hasSchedule:)`
    case hasSchedule(Bool)
    /// `NSCompoundPredicate(andPredicateWithSubpredicates:)`
    case and([MedicationPredicate])
    /// `NSCompoundPredicate(orPredicateWithSubpredicates:)`
    case or([MedicationPredicate])
    /// `NSCompoundPredicate(notPredicateWithSubpredicate:)`
    case not(MedicationPredicate)

    /// Whether the predicate selects a medication.
    public func matches(_ medication: UserAnnotatedMedication) -> Bool {
        switch self {
        case .all: true
        case .isArchived(let isArchived): medication.isArchived == isArchived
        case .hasSchedule(let hasSchedule): medication.hasSchedule == hasSchedule
        case .and(let predicates): predicates.allSatisfy { $0.matches(medication) }
        case .or(let predicates): predicates.contains { $0.matches(medication) }
        case .not(let predicate): !predicate.matches(medication)
        }
    }
}
