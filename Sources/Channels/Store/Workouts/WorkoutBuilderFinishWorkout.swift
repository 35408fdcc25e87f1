import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.finishWorkout()` (WO-04).
enum WorkoutBuilderFinishWorkout: Method {
    static let name = "store/workoutBuilder.finishWorkout"
    static let summary = "Saves the workout; answers it, or null where it cannot be read as the device is locked."
    static let parameters = [WorkoutBuilderParameters.builder.description]
    static let result = ResultDescription("workout", Schemas.reference("FinishedWorkout"))
    static let example = Example(
        ["builder": 1],
        result: ["workout": WorkoutBuilderExamples.finished],
        given: WorkoutBuilderExamples.ended
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> FinishedWorkout {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        context.journal([.workout], count: 1)
        return FinishedWorkout(
            workout: try context.healthKit { _ throws(HealthFailure) in try builder.finishWorkout() }
        )
    }
}
