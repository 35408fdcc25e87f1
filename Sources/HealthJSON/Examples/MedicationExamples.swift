package import JSON

/// What the examples of the methods about medications have in common.
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
