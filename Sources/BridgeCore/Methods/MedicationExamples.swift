package import JSON

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
