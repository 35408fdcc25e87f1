import BridgeCore
import HealthJSON
import HealthModel
import JSON

/// Shared parts of the examples of workout builder methods.
enum WorkoutBuilderExamples {
    static let startDate: JSONValue = "2026-01-01T07:30:00Z"
    static let endDate: JSONValue = "2026-01-01T08:30:00Z"
    static let activityUUID = "9D3C1F62-0A47-4B1E-8F25-6C7D8E9FA0B1"

    /// A builder for a run, with handle 1.
    static let created: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate", "HKWorkoutTypeIdentifier"]]),
        ("store/workoutBuilder.create", ["configuration": ["activityType": "running"]]),
    ]

    /// The builder has begun collection.
    static let begun = created + [("store/workoutBuilder.beginCollection", ["builder": 1, "startDate": startDate])]

    /// The builder can be finished.
    static let ended = begun + [("store/workoutBuilder.endCollection", ["builder": 1, "endDate": endDate])]

    private static let finishedUUID: JSONValue = .string(SampleExamples.newUUID(of: .workout))

    /// The run as a workout.
    static let finished: JSONValue = [
        "type": "HKWorkoutTypeIdentifier", "workoutActivityType": 37, "duration": 3600.0, "workoutEvents": [],
        "workoutActivities": [
            [
                "uuid": finishedUUID,
                "workoutConfiguration": ["activityType": 37, "locationType": 1, "swimmingLocationType": 0],
                "startDate": startDate, "endDate": endDate, "duration": 3600.0, "workoutEvents": [],
            ]
        ],
        "startDate": startDate, "endDate": endDate, "uuid": finishedUUID,
        "sourceRevision": [
            "source": ["name": "App", "bundleIdentifier": "com.example.app"], "version": "1.0",
            "productType": "iPhone17,1", "operatingSystemVersion": "18.0",
        ],
    ]

    /// An activity of the run.
    static let activity: JSONValue = [
        "uuid": .string(activityUUID), "workoutConfiguration": ["activityType": "running"], "startDate": startDate,
    ]
}
