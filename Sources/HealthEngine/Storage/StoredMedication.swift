import HealthModel

/// A medication on the user's list, without its identifier, which has its own column.
struct StoredMedication: Codable {
    struct Coding: Codable {
        var system: String
        var version: String?
        var code: String
    }

    var displayText: String
    var generalForm: String
    var relatedCodings: [Coding]
    var nickname: String?
    var isArchived: Bool
    var hasSchedule: Bool

    init(_ medication: UserAnnotatedMedication) {
        let concept = medication.medication
        displayText = concept.displayText
        generalForm = concept.generalForm.rawValue
        relatedCodings = concept.relatedCodings.map { coding in
            Coding(system: coding.system, version: coding.version, code: coding.code)
        }
        nickname = medication.nickname
        isArchived = medication.isArchived
        hasSchedule = medication.hasSchedule
    }

    /// The medication with an identifier. A form of a newer version of this program becomes unknown.
    func medication(_ identifier: String) -> UserAnnotatedMedication {
        let codings = relatedCodings.map { coding in
            ClinicalCoding(system: coding.system, version: coding.version, code: coding.code)
        }
        let concept = MedicationConcept(
            identifier: identifier,
            displayText: displayText,
            generalForm: MedicationGeneralForm(rawValue: generalForm) ?? .unknown,
            relatedCodings: codings
        )
        return UserAnnotatedMedication(medication: concept, nickname: nickname, isArchived: isArchived, hasSchedule: hasSchedule)
    }
}
