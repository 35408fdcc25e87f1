import HealthModel
package import JSON

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
