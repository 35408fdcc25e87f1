import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.addWorkoutEvents(_:)` (WO-05, WO-16 to WO-18).
enum WorkoutBuilderAddWorkoutEvents: Method {
    static let name = "store/workoutBuilder.addWorkoutEvents"
    static let summary = "Adds events, which are within the workout."
    static let workoutEvents = Parameter.required("workoutEvents", .array(of: .workoutEvent), "The events.")
    static let parameters = [WorkoutBuilderParameters.builder.description, workoutEvents.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        [
            "builder": 1,
            "workoutEvents": [
                ["type": "pause", "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z"]
            ],
        ],
        result: .null,
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let events = try arguments(workoutEvents)
        try context.healthKit { _ throws(HealthFailure) in try builder.addWorkoutEvents(events) }
        return JSONNull()
    }
}
