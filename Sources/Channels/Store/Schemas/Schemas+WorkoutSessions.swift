import HealthJSON
import HealthModel
package import JSON

/// The schemas of workout sessions.
extension Schemas {
    package static let workoutSessions: JSONObject = [
        "WorkoutSession": object(
            ["state": .integerSchema(1...6), "type": .integerSchema(0...1), "workoutConfiguration": configuration],
            optional: ["startDate": date, "endDate": date, "currentActivity": currentActivity]
        ),
        "LiveWorkoutBuilder": object(
            ["shouldCollectWorkoutEvents": .booleanSchema, "elapsedTime": ["type": "number"]],
            optional: ["startDate": date, "endDate": date, "currentWorkoutActivity": currentActivity]
        ),
        "Rate": [
            "oneOf": [Schemas.reference("Quantity"), .nullSchema],
            "description": "A quantity per time; null if the device has no such sensor.",
        ],
    ]

    private static let currentActivity = object(
        ["uuid": ["type": "string", "format": "uuid"], "workoutConfiguration": configuration, "startDate": date],
        optional: ["endDate": date]
    )
    private static let configuration: JSONValue = Schemas.reference("WorkoutConfiguration")
}
