import HealthModel

/// A medication on the user's list, without its identifier, which has its own column.
struct StoredMedication: Codable {
    var displayText: String
    var generalForm: String
    var relatedCodings: [ClinicalCoding]
    var nickname: String?
    var isArchived: Bool
    var hasSchedule: Bool

    init(_ medication: UserAnnotatedMedication) {
        let concept = medication.medication
        displayText = concept.displayText
        generalForm = concept.generalForm.rawValue
        relatedCodings = concept.relatedCodings
        nickname = medication.nickname
        isArchived = medication.isArchived
        hasSchedule = medication.hasSchedule
    }

    /// The medication with an identifier. A form of a newer version of this program becomes unknown.
    func medication(_ identifier: String) -> UserAnnotatedMedication {
        let concept = MedicationConcept(
            identifier: identifier,
            displayText: displayText,
            generalForm: MedicationGeneralForm(rawValue: generalForm) ?? .unknown,
            relatedCodings: relatedCodings
        )
        return UserAnnotatedMedication(medication: concept, nickname: nickname, isArchived: isArchived, hasSchedule: hasSchedule)
    }
}
