import HealthModel
package import JSON

extension Schemas {
    /// The members of samples whose kind has its own class.
    package static let specialMembers: JSONObject = [
        "kind": integerOrName, "valence": number, "valenceClassification": integer,
        "labels": .arraySchema(of: integerOrName), "associations": .arraySchema(of: integerOrName),
        "answers": .arraySchema(of: integerOrName), "score": integer, "risk": integer,
        "sensitivityPoints": .arraySchema(
            of: object(
                ["frequency": reference("Quantity")],
                optional: [
                    "leftEarSensitivity": reference("Quantity"), "rightEarSensitivity": reference("Quantity"),
                    "tests": .arraySchema(of: sensitivityTest),
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

    private static let sensitivityTest = object(
        ["sensitivity": reference("Quantity"), "side": integerOrName],
        optional: [
            "masked": .booleanSchema,
            "clampingRange": object([:], optional: ["lowerBound": number, "upperBound": number]),
        ]
    )

    /// The schemas of the values of these members.
    package static let specialSamples: JSONObject = [
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
        "UserAnnotatedMedications": object(["userAnnotatedMedications": .arraySchema(of: reference("UserAnnotatedMedication"))]),
        "UserAnnotatedMedication": object(
            ["medication": reference("MedicationConcept")],
            optional: ["nickname": .stringSchema, "isArchived": .booleanSchema, "hasSchedule": .booleanSchema]
        ),
        "MedicationConcept": object(
            ["identifier": .stringSchema, "displayText": .stringSchema],
            optional: [
                "generalForm": .enumSchema(MedicationGeneralForm.allCases.map(\.rawValue)),
                "relatedCodings": .arraySchema(
                    of: object(["system": .stringSchema, "code": .stringSchema], optional: ["version": .stringSchema])
                ),
            ]
        ),
        "ActivitySummaries": object(
            [
                "activitySummaries": .arraySchema(
                    of: object(
                        summaryMembers,
                        optional: [
                            "exerciseTimeGoal": reference("Quantity"), "standHoursGoal": reference("Quantity"),
                            "isPaused": .booleanSchema,
                        ]
                    )
                )
            ],
            optional: ["query": integer]
        ),
        "CDADocument": object(
            [:],
            optional: [
                "title": .stringSchema, "patientName": .stringSchema, "authorName": .stringSchema,
                "custodianName": .stringSchema, "documentData": .stringSchema,
            ]
        ),
    ]

    private static let summaryMembers: JSONObject = {
        var members: JSONObject = [
            "dateComponents": object(
                ["era": integer, "year": integer, "month": integer, "day": integer, "calendar": .stringSchema]
            ),
            "activityMoveMode": integer,
        ]
        for ring in ActivityRing.allCases {
            members[ring.rawValue] = reference("Quantity")
            members["\(ring.rawValue)Goal"] = reference("Quantity")
        }
        return members
    }()

    private static let lensMembers: JSONObject = {
        var members = JSONObject()
        for property in LensSpecification.Property.allCases where property != .sphere {
            members[property.rawValue] = reference("Quantity")
        }
        members["prism"] = reference("VisionPrism")
        return members
    }()
}
