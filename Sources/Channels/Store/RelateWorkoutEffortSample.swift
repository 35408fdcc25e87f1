import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Effort scores of workouts.
extension StoreChannel {
    static let workoutEffortMethods = [relateWorkoutEffortSample, unrelateWorkoutEffortSample, workoutEffortRelationshipQuery]

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:)` (WO-34).
    private static let relateWorkoutEffortSample = Method(
        "relateWorkoutEffortSample",
        "Saves an effort score, and relates it to a workout or to an activity of a workout.",
        .required("sample", .sample, "The effort score. It is not saved again if the app has saved it before."),
        .relatedWorkout,
        .relatedActivity,
        result: ResultDescription("identifier", Schemas.reference("UUIDResult")),
        example: Example(
            ["sample": WorkoutEffortExamples.effort, "workout": .string(SampleExamples.workoutUUID)],
            result: ["uuid": .string(SampleExamples.uuid)],
            given: WorkoutEffortExamples.saved
        ),
        audit: .action(.write)
    ) { call, sample, workout, activity in
        try call.store.relateWorkoutEffortSample(sample, with: workout, activity: activity)
        return NamedResult("uuid", sample.uuid.uuidString)
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:)` (WO-34).
    private static let unrelateWorkoutEffortSample = Method(
        "unrelateWorkoutEffortSample",
        "Removes the relation between an effort score and a workout. The score stays in the store.",
        .required("sample", .uuid, "The identifier of the effort score."),
        .relatedWorkout,
        .relatedActivity,
        example: Example(
            ["sample": .string(SampleExamples.uuid), "workout": .string(SampleExamples.workoutUUID)],
            given: WorkoutEffortExamples.related
        ),
        audit: .action(.write)
    ) { call, sample, workout, activity in
        try call.store.unrelateWorkoutEffortSample(sample, from: workout, activity: activity)
    }
}

extension Parameter where Value == UUID {
    fileprivate static let relatedWorkout = Parameter.required("workout", .uuid, "The identifier of the workout.")
}

extension Parameter where Value == UUID? {
    fileprivate static let relatedActivity = Parameter.optional(
        "activity", .uuid, "The identifier of an activity of the workout. Default: the whole workout."
    )
}

/// Shared parts of the examples of the methods about effort scores.
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

    /// The effort score of the workout.
    static let effort: JSONValue = [
        "type": "HKQuantityTypeIdentifierWorkoutEffortScore", "quantity": ["value": 7, "unit": "appleEffortScore"],
        "startDate": "2026-01-01T07:30:00Z", "endDate": "2026-01-01T08:30:00Z", "uuid": .string(SampleExamples.uuid),
    ]

    /// The app has saved a workout and related the score to it.
    static let related =
        saved + [("store/relateWorkoutEffortSample", ["sample": effort, "workout": .string(SampleExamples.workoutUUID)])]
}
