import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.endCollection(at:)` (WO-01).
enum WorkoutBuilderEndCollection: Method {
    static let name = "store/workoutBuilder.endCollection"
    static let summary = "Ends the workout, which can then be finished."
    static let endDate = Parameter.required("endDate", .date, "When the workout ends.")
    static let parameters = [WorkoutBuilderParameters.builder.description, endDate.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "endDate": WorkoutBuilderExamples.endDate],
        result: .null,
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let date = try arguments(endDate)
        try context.healthKit { _ throws(HealthFailure) in try builder.endCollection(at: date) }
        return JSONNull()
    }
}
