public import Foundation

/// The properties of an `HKMedicationDoseEvent` that other samples lack (OTH-11).
public struct MedicationDoseEvent: Hashable, Sendable, Codable {
    private enum CodingKeys: String, CodingKey {
        case medicationConceptIdentifier = "medication"
        case scheduleType, logStatus, scheduledDate, scheduledDoseQuantity, doseQuantity, unit
    }

    /// `medicationConceptIdentifier`: the medication of the dose.
    public var medicationConceptIdentifier: String
    /// `scheduleType`: a raw value of `HKMedicationDoseEvent.ScheduleType`.
    public var scheduleType: Int
    /// `logStatus`: a raw value of `HKMedicationDoseEvent.LogStatus`.
    public var logStatus: Int
    /// `scheduledDate`: present for a scheduled dose, absent for a dose as needed.
    public var scheduledDate: Date?
    /// `scheduledDoseQuantity`: present exactly when ``scheduledDate`` is.
    public var scheduledDoseQuantity: Double?
    /// `doseQuantity`: 0 for a skipped dose.
    public var doseQuantity: Double?
    /// `unit`
    public var unit: HealthModel.Unit

    /// A dose.
    public init(medicationConceptIdentifier: String, scheduleType: Int, logStatus: Int, unit: HealthModel.Unit) {
        self.medicationConceptIdentifier = medicationConceptIdentifier
        self.scheduleType = scheduleType
        self.logStatus = logStatus
        self.unit = unit
    }

    private static let scheduled = 2
    private static let skipped = 5

    /// Throws the exception of an invalid dose (OTH-11).
    func validate() throws(NativeException) {
        let name = "HKMedicationDoseEvent"
        try Enumeration.medicationDoseEventScheduleType.require(scheduleType, name, "scheduleType")
        try Enumeration.medicationDoseEventLogStatus.require(logStatus, name, "logStatus")
        let isScheduled = scheduleType == Self.scheduled
        guard (scheduledDate != nil) == isScheduled, (scheduledDoseQuantity != nil) == isScheduled else {
            throw .invalid(name, "a scheduled dose, and no other, has scheduledDate and scheduledDoseQuantity")
        }
        if let scheduledDate, !scheduledDate.isInCalendar { throw .dateOutOfRange }
        for quantity in [scheduledDoseQuantity, doseQuantity].compactMap(\.self) {
            guard quantity.isFinite, quantity >= 0 else { throw .invalid(name, "a dose must not be negative") }
        }
        guard logStatus != Self.skipped || doseQuantity == 0 else {
            throw .invalid(name, "doseQuantity of a skipped dose must be 0")
        }
    }
}

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
    case and([MedicationPredicate])
    case or([MedicationPredicate])
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
