import HealthModel
import JSON

extension Schemas {
    /// The members that only samples of kinds with a class of their own have.
    static let specialMembers: JSONObject = [
        "kind": integerOrName, "valence": number, "valenceClassification": integer,
        "labels": .arraySchema(of: integerOrName), "associations": .arraySchema(of: integerOrName),
        "answers": .arraySchema(of: integerOrName), "score": integer, "risk": integer,
        "sensitivityPoints": .arraySchema(
            of: object(
                ["frequency": reference("Quantity")],
                optional: [
                    "leftEarSensitivity": reference("Quantity"), "rightEarSensitivity": reference("Quantity"),
                ]
            )
        ),
        "prescriptionType": integerOrName, "expirationDate": date, "brand": .stringSchema,
        "rightEye": reference("LensSpecification"), "leftEye": reference("LensSpecification"),
        "displayName": .stringSchema, "fhirResource": reference("FHIRResource"),
        "document": reference("CDADocument"),
        "medicationConceptIdentifier": .stringSchema, "scheduleType": integerOrName, "logStatus": integerOrName,
        "scheduledDate": date, "scheduledDoseQuantity": number, "doseQuantity": number, "unit": .stringSchema,
    ]

    /// The schemas of what is in them.
    static let specialSamples: JSONObject = [
        "LensSpecification": object(["sphere": reference("Quantity")], optional: lensMembers),
        "VisionPrism": object(
            ["eye": integerOrName],
            optional: [
                "amount": reference("Quantity"), "angle": reference("Quantity"),
                "verticalAmount": reference("Quantity"), "verticalBase": integerOrName,
                "horizontalAmount": reference("Quantity"), "horizontalBase": integerOrName,
            ]
        ),
        "FHIRResource": object(
            [
                "identifier": .stringSchema, "resourceType": .stringSchema, "fhirVersion": .stringSchema,
                "data": ["type": "object"],
            ],
            optional: ["sourceURL": .stringSchema]
        ),
        "CDADocument": object(
            [:],
            optional: [
                "title": .stringSchema, "patientName": .stringSchema, "authorName": .stringSchema,
                "custodianName": .stringSchema, "documentData": .stringSchema,
            ]
        ),
    ]

    private static let lensMembers: JSONObject = {
        var members = JSONObject()
        for property in LensSpecification.Property.allCases where property != .sphere {
            members[property.rawValue] = reference("Quantity")
        }
        members["prism"] = reference("VisionPrism")
        return members
    }()
}
