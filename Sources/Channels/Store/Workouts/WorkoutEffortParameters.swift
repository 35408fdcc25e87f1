import HealthModel
import JSON

/// What the methods about the effort of workouts have in common.
enum WorkoutEffortParameters {
    static let workout = Parameter.required("workout", .uuid, "The identifier of the workout.")
    static let activity = Parameter.optional(
        "activity",
        .uuid,
        "The identifier of an activity of the workout; by default the workout as a whole."
    )
}

/// What their examples have in common.
enum WorkoutEffortExamples {
    /// The app has saved a workout.
    static let saved: [(method: String, params: JSONValue)] = [
        (
            "store/requestAuthorization",
            [
                "toShare": ["HKQuantityTypeIdentifierWorkoutEffortScore", "HKWorkoutTypeIdentifier"],
                "read": ["HKQuantityTypeIdentifierWorkoutEffortScore", "HKWorkoutTypeIdentifier"],
            ]
        ),
        ("store/save", ["objects": [SampleExamples.workout]]),
    ]

    /// How hard it was.
    static let effort: JSONValue = [
        "type": "HKQuantityTypeIdentifierWorkoutEffortScore", "quantity": ["value": 7, "unit": "appleEffortScore"],
        "startDate": "2026-01-01T07:30:00Z", "endDate": "2026-01-01T08:30:00Z", "uuid": .string(SampleExamples.uuid),
    ]

    /// And the score is related to it.
    static let related =
        saved + [
            (
                "store/relateWorkoutEffortSample",
                ["sample": effort, "workout": .string(SampleExamples.workoutUUID)]
            )
        ]
}
