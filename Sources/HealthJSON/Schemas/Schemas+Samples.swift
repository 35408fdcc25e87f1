import HealthModel
package import JSON

extension Schemas {
    /// The schemas of samples and of query results.
    package static let samples: JSONObject = [
        "Quantity": object(["value": number, "unit": .stringSchema]),
        "Sample": sample,
        "WorkoutEvent": object(
            ["type": integerOrName, "startDate": date, "endDate": date], optional: ["metadata": reference("Metadata")]
        ),
        "Source": source,
        "AddedSource": object(["name": .stringSchema, "bundleIdentifier": .stringSchema], optional: revision),
        "Samples": object(["samples": .arraySchema(of: reference("Sample"))]),
        "Correlations": object(["correlations": .arraySchema(of: reference("Sample"))]),
        "Sources": object(["sources": .arraySchema(of: reference("Source"))]),
        "SeriesQuantities": object([
            "quantities": .arraySchema(
                of: object(["quantity": reference("Quantity"), "startDate": date, "endDate": date], optional: ["uuid": uuid])
            )
        ]),
        "UUIDs": object(["uuids": .arraySchema(of: uuid)]),
        "DeletedCount": object(["count": integer]),
        "Query": object(["query": integer]),
        "ObserverUpdate": object(["query": integer, "delivery": integer, "types": strings]),
        "Changes": object(
            [
                "samples": .arraySchema(of: reference("Sample")),
                "deletedObjects": .arraySchema(of: object(["uuid": uuid], optional: ["metadata": reference("Metadata")])),
                "anchor": .stringSchema,
            ],
            optional: ["query": integer]
        ),
        "Statistics": object(["type": reference("TypeIdentifier"), "startDate": date, "endDate": date], optional: statistics),
        "StatisticsCollection": object(
            ["statistics": .arraySchema(of: reference("Statistics"))],
            optional: ["query": integer, "updatedStatistics": .arraySchema(of: reference("Statistics"))]
        ),
    ]

    /// One object for all kinds. The type determines which members are present.
    private static let sample = object(
        ["type": reference("TypeIdentifier"), "startDate": date, "endDate": date],
        optional: merged(
            [
                "quantity": reference("Quantity"), "count": integer, "series": quantitySeries, "value": integerOrName,
                "objects": .arraySchema(of: reference("Sample")), "workoutActivityType": integerOrName,
                "duration": number, "workoutEvents": .arraySchema(of: reference("WorkoutEvent")),
                "totalEnergyBurned": reference("Quantity"), "totalDistance": reference("Quantity"),
                "totalSwimmingStrokeCount": reference("Quantity"), "totalFlightsClimbed": reference("Quantity"),
                "workoutActivities": .arraySchema(of: reference("WorkoutActivity")),
                "statistics": reference("StatisticsByType"), "zoneGroups": reference("WorkoutZoneGroups"),
                "uuid": uuid, "sourceRevision": object(["source": reference("Source")], optional: revision),
                "device": reference("Device"), "metadata": reference("Metadata"),
            ],
            specialMembers
        )
    )
    static let quantitySeries = object(["unit": .stringSchema, "quantities": .arraySchema(of: seriesQuantity)])
    static let seriesQuantity = object(["value": number, "startDate": date, "endDate": date])
    private static let source = object(["name": .stringSchema, "bundleIdentifier": .stringSchema])
    private static let revision: JSONObject = [
        "version": .stringSchema, "productType": .stringSchema, "operatingSystemVersion": .stringSchema,
    ]
    private static let statistics: JSONObject = {
        var members = figures
        members["sources"] = .arraySchema(of: reference("Source"))
        members["bySource"] = ["type": "object", "additionalProperties": object([:], optional: figures)]
        return members
    }()
    private static let figures: JSONObject = [
        "sumQuantity": reference("Quantity"), "averageQuantity": reference("Quantity"),
        "minimumQuantity": reference("Quantity"), "maximumQuantity": reference("Quantity"),
        "mostRecentQuantity": reference("Quantity"),
        "mostRecentQuantityDateInterval": object(["startDate": date, "endDate": date]),
        "duration": reference("Quantity"),
    ]

    package static let number: JSONValue = ["type": "number"]
    package static let integerOrName: JSONValue = ["type": ["integer", "string"]]
    package static let uuid: JSONValue = ["type": "string", "format": "uuid"]
}

extension Schemas {
    /// The members of samples whose kind has its own class.
    static let specialMembers = merged(
        StateOfMind.form.schemas.byName,
        ScoredAssessment.form(of: .gad7).schemas.byName,
        Audiogram.form.schemas.byName,
        VisionPrescription.form.schemas.byName,
        ClinicalRecord.form.schemas.byName,
        CDADocument.formOfSample.schemas.byName,
        MedicationDoseEvent.form.schemas.byName,
        WireForm<SampleSeries<Heartbeat>>.heartbeats(withElements: true).schemas.byName,
        WireForm<SampleSeries<Location>>.locations(withElements: true).schemas.byName,
        Electrocardiogram.form(withElements: true).schemas.byName
    )

    /// The schemas of the values of these members, of medications and of activity summaries.
    package static let specialSamples: JSONObject = [
        "LensSpecification": LensSpecification.form.schemas.object,
        "VisionPrism": VisionPrism.form.schemas.object,
        "FHIRResource": FHIRResource.form.schemas.object,
        "UserAnnotatedMedications": object(["userAnnotatedMedications": .arraySchema(of: reference("UserAnnotatedMedication"))]),
        "UserAnnotatedMedication": UserAnnotatedMedication.form.schemas.object,
        "MedicationConcept": MedicationConcept.form.schemas.object,
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
        "CDADocument": CDADocument.form.schemas.object,
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
}

extension Schemas {
    /// The schemas of the elements of samples, and of the results of their queries and builders.
    package static let series: JSONObject = [
        "Builder": object(["builder": integer]),
        "Heartbeat": object(["timeSinceSeriesStart": number], optional: ["precededByGap": .booleanSchema]),
        "Heartbeats": object(["heartbeats": .arraySchema(of: reference("Heartbeat"))]),
        "Location": object(
            ["timestamp": date, "latitude": number, "longitude": number],
            optional: [
                "altitude": number, "horizontalAccuracy": number, "verticalAccuracy": number, "speed": number,
                "speedAccuracy": number, "course": number, "courseAccuracy": number,
            ]
        ),
        "Locations": object(["locations": .arraySchema(of: reference("Location")), "done": .booleanSchema]),
        "VoltageMeasurement": object(["timeSinceSampleStart": number, "quantity": reference("Quantity")]),
        "Voltages": object(["voltages": .arraySchema(of: reference("VoltageMeasurement"))]),
        "DateInterval": object(["startDate": date, "endDate": date]),
    ]
}

extension Schemas {
    /// The schemas of attachments.
    package static let attachments: JSONObject = [
        "Attachment": object(
            ["identifier": uuid, "name": .stringSchema, "contentType": .stringSchema, "size": integer, "creationDate": date],
            optional: ["metadata": reference("Metadata")]
        ),
        "Attachments": object(["attachments": .arraySchema(of: reference("Attachment"))]),
        "AttachmentData": object(["data": ["type": "string", "contentEncoding": "base64"]]),
    ]
}
