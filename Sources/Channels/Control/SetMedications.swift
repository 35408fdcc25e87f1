import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user edits the list of medications in the Health app (OTH-11).
    static let setMedications = Method(
        "setMedications",
        "Replaces the user's list of medications.",
        .required(
            "medications", .array(of: .userAnnotatedMedication), "The medications in order. Their identifiers must differ."
        ),
        audit: .action(.write)
    ) { call, medications in
        try call.checkMedications()
        guard Set(medications.map { Name($0.medication.identifier) }).count == medications.count else {
            throw JSONReadingError.expected("medications whose identifiers differ", at: "medications")
        }
        try call.phone.setMedications(medications)
    }
}
