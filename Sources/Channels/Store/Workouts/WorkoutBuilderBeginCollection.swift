import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.beginCollection(at:)` (WO-01).
enum WorkoutBuilderBeginCollection: Method {
    static let name = "store/workoutBuilder.beginCollection"
    static let summary = "Begins the workout: from now on it can be added to."
    static let startDate = Parameter.required("startDate", .date, "When the workout begins.")
    static let parameters = [WorkoutBuilderParameters.builder.description, startDate.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "startDate": WorkoutBuilderExamples.startDate],
        result: .null,
        given: WorkoutBuilderExamples.created
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let date = try arguments(startDate)
        try context.healthKit { _ throws(HealthFailure) in try builder.beginCollection(at: date) }
        return JSONNull()
    }
}
