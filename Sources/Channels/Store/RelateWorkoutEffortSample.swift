import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel

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
