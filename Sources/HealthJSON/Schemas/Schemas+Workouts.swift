import HealthModel
package import JSON

extension Schemas {
    /// The schemas of workouts, workout builders and effort scores.
    package static let workouts: JSONObject = [
        "WorkoutConfiguration": WorkoutConfiguration.form.schemas.object,
        "NewWorkoutActivity": object(
            ["workoutConfiguration": reference("WorkoutConfiguration"), "startDate": date],
            optional: ["uuid": uuid, "endDate": date, "metadata": reference("Metadata")]
        ),
        "WorkoutActivity": object(
            [
                "uuid": uuid, "workoutConfiguration": reference("WorkoutConfiguration"), "startDate": date,
                "duration": number, "workoutEvents": .arraySchema(of: reference("WorkoutEvent")),
            ],
            optional: [
                "endDate": date, "statistics": reference("StatisticsByType"),
                "zoneGroups": reference("WorkoutZoneGroups"), "metadata": reference("Metadata"),
            ]
        ),
        "StatisticsByType": ["type": "object", "additionalProperties": reference("Statistics")],
        "WorkoutZone": object(
            ["index": integer],
            optional: ["minimum": reference("Quantity"), "maximum": reference("Quantity"), "duration": number]
        ),
        "WorkoutZones": object([
            "type": reference("TypeIdentifier"),
            "source": .enumSchema(WorkoutZoneConfiguration.Source.allCases.map(\.rawValue)),
            "zones": .arraySchema(of: reference("WorkoutZone")),
        ]),
        "WorkoutZoneGroups": ["type": "object", "additionalProperties": reference("WorkoutZones")],
        "OptionalWorkoutZoneConfiguration": object(["configuration": ["oneOf": [reference("WorkoutZones"), .nullSchema]]]),
        "OptionalWorkoutZoneGroup": object(["zoneGroup": ["oneOf": [reference("WorkoutZones"), .nullSchema]]]),
        "WorkoutStatistics": object(["statistics": reference("StatisticsByType")]),
        "WorkoutBuilder": object(["builder": integer]),
        "OptionalBuilder": object(["builder": ["type": ["integer", "null"]]]),
        "FinishedWorkout": object(["workout": ["oneOf": [reference("Sample"), .nullSchema]]]),
        "UUIDResult": object(["uuid": uuid]),
        "EffortRelationships": object(
            [
                "relationships": .arraySchema(
                    of: object(
                        ["workout": reference("Sample"), "samples": .arraySchema(of: reference("Sample"))],
                        optional: ["activity": reference("WorkoutActivity")]
                    )
                ),
                "anchor": .stringSchema,
            ],
            optional: ["query": integer]
        ),
    ]
}
