import Foundation
import HealthModel

/// The tablet that a person takes each morning, and the condition for which it is prescribed.
struct Medication {
    /// Raw values of `HKMedicationDoseEvent.LogStatus`.
    enum LogStatus: Int, CaseIterable {
        case taken = 4
        case skipped = 5
        case notInteracted = 1
    }

    /// The name and code of RxNorm.
    let name, code: String
    /// The name and code of SNOMED CT.
    let condition, conditionCode: String

    /// The system of ``code``.
    static let codeSystem = "http://www.nlm.nih.gov/research/umls/rxnorm"

    /// Nil if the person takes none.
    init?(of person: Person) {
        guard person.options.takesMedication else { return nil }
        self.init(withHypertension: person.options.hypertension != .none)
    }

    private init(withHypertension: Bool) {
        (name, code, condition, conditionCode) =
            withHypertension
            ? ("lisinopril 10 MG Oral Tablet", "314076", "Essential hypertension", "59621000")
            : ("atorvastatin 20 MG Oral Tablet", "617310", "Hyperlipidemia", "55822004")
    }

    /// The entry in the user's list.
    var entry: UserAnnotatedMedication {
        let concept = MedicationConcept(
            identifier: "rxnorm-\(code)",
            displayText: name,
            generalForm: .tablet,
            relatedCodings: [ClinicalCoding(system: Self.codeSystem, code: code)]
        )
        return UserAnnotatedMedication(medication: concept, hasSchedule: true)
    }
}

extension MedicationDoseEvent {
    /// A dose of one tablet that is scheduled.
    static func scheduled(_ medication: Medication, _ date: Date, _ status: Medication.LogStatus) -> MedicationDoseEvent {
        var event = MedicationDoseEvent(
            medicationConceptIdentifier: medication.entry.medication.identifier, scheduleType: 2, logStatus: status.rawValue,
            unit: .count
        )
        event.scheduledDate = date
        event.scheduledDoseQuantity = 1
        event.doseQuantity = status == .taken ? 1 : status == .skipped ? 0 : nil
        return event
    }
}
