import HealthEngine
import HealthModel
import JSON

/// The user edits the list of medications in the Health app (OTH-11).
enum SetMedications: Method {
    static let name = "control/setMedications"
    static let summary = "The user's list of medications holds these from now on."
    static let medications = Parameter.required(
        "medications",
        .array(of: .userAnnotatedMedication),
        "The medications, in order, each with an identifier of its own."
    )
    static let parameters = [medications.description]
    static let result = ResultDescription.nothing
    static let medication: JSONValue = [
        "nickname": "Morning pill", "isArchived": false, "hasSchedule": true,
        "medication": [
            "identifier": "medication-1", "displayText": "Example 10 mg Oral Tablet", "generalForm": "tablet",
            "relatedCodings": [["system": "http://www.nlm.nih.gov/research/umls/rxnorm", "code": "0"]],
        ],
    ]
    static let example = Example(
        ["medications": [medication]],
        result: .null,
        given: [("control/reset", ["osVersion": "26.0"])]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let medications = try arguments(medications)
        try context.checkMedications()
        guard Set(medications.map(\.medication.identifier)).count == medications.count else {
            throw .expected("medications whose identifiers differ", at: Self.medications.name)
        }
        context.notes.who = AuditEntry.user
        context.journal([.userAnnotatedMedication], count: medications.count)
        try context.healthKit { store throws(HealthFailure) in try store.setMedications(medications) }
        return JSONNull()
    }
}
