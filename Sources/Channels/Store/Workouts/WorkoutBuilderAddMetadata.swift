import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.addMetadata(_:)` (WO-05).
enum WorkoutBuilderAddMetadata: Method {
    static let name = "store/workoutBuilder.addMetadata"
    static let summary = "Adds metadata to the workout."
    static let parameters = [
        WorkoutBuilderParameters.builder.description, WorkoutBuilderParameters.metadata.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "metadata": ["HKIndoorWorkout": false]],
        result: .null,
        given: WorkoutBuilderExamples.created
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let metadata = try arguments(WorkoutBuilderParameters.metadata)
        try context.healthKit { _ throws(HealthFailure) in try builder.addMetadata(metadata) }
        return JSONNull()
    }
}
