import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.discardWorkout()` (WO-04).
enum WorkoutBuilderDiscardWorkout: Method {
    static let name = "store/workoutBuilder.discardWorkout"
    static let summary = "Ends the builder without a workout; samples that were added stay in the store."
    static let parameters = [WorkoutBuilderParameters.builder.description]
    static let result = ResultDescription.nothing
    static let example = Example(["builder": 1], result: .null, given: WorkoutBuilderExamples.begun)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        builder.discardWorkout()
        return JSONNull()
    }
}
