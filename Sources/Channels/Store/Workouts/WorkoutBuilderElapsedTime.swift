import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.elapsedTime(at:)` (WO-07).
enum WorkoutBuilderElapsedTime: Method {
    static let name = "store/workoutBuilder.elapsedTime"
    static let summary = "The seconds since the beginning of the workout, without pauses."
    static let date = Parameter.optional("date", .date, "At what time; by default now.")
    static let parameters = [WorkoutBuilderParameters.builder.description, date.description]
    static let result = ResultDescription("seconds", ["type": "number"])
    static let example = Example(
        ["builder": 1, "date": "2026-01-01T08:00:00Z"],
        result: 1800.0,
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let date = try arguments(date) ?? context.store.environment.clock.current
        return .real(builder.elapsedTime(at: date))
    }
}
