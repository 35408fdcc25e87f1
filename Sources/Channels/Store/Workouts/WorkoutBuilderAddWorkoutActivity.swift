import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.addWorkoutActivity(_:)` (WO-11).
enum WorkoutBuilderAddWorkoutActivity: Method {
    static let name = "store/workoutBuilder.addWorkoutActivity"
    static let summary = "Adds a part of the workout, which overlaps no other."
    static let workoutActivity = Parameter.required("workoutActivity", .workoutActivity, "The activity.")
    static let parameters = [WorkoutBuilderParameters.builder.description, workoutActivity.description]
    static let result = ResultDescription("identifier", Schemas.reference("UUIDResult"))
    static let example = Example(
        ["builder": 1, "workoutActivity": WorkoutBuilderExamples.activity],
        result: ["uuid": .string(WorkoutBuilderExamples.activityUUID)],
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<String> {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let activity = try arguments(workoutActivity)
        try context.healthKit { _ throws(HealthFailure) in try builder.addWorkoutActivity(activity) }
        return Single("uuid", activity.uuid.uuidString)
    }
}
