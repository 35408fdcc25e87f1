import HealthJSON
import HealthModel
package import JSON

extension Call {
    /// Throws if the emulated system does not have medications.
    package func checkMedications() throws {
        do throws(UnknownType) {
            _ = try context.type(ObjectType.userAnnotatedMedication.identifier)
        } catch {
            throw JSONReadingError.expected("a system that has the method. \(error.reason)", at: "")
        }
    }
}

/// Shared parts of the examples of methods about medications.
package enum MedicationExamples {
    /// A medication on the user's list.
    package static let medication: JSONValue = [
        "nickname": "Morning pill", "isArchived": false, "hasSchedule": true,
        "medication": [
            "identifier": "medication-1", "displayText": "Example 10 mg Oral Tablet", "generalForm": "tablet",
            "relatedCodings": [["system": "http://www.nlm.nih.gov/research/umls/rxnorm", "code": "0"]],
        ],
    ]
}
