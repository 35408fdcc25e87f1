import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.endCurrentActivity(on:)` (WO-11).
enum EndCurrentWorkoutActivity: Method {
    static let name = "store/workoutSession.endCurrentActivity"
    static let summary = "Ends the part of the workout that was begun last; the session goes on."
    static let date = Parameter.required("date", .date, "When the activity ends.")
    static let parameters = [WorkoutSessionParameters.session.description, date.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1, "date": "2026-01-01T12:00:00Z"],
        result: .null,
        given: WorkoutSessionExamples.running + [
            (
                "store/workoutSession.beginNewActivity",
                [
                    "session": 1, "configuration": WorkoutSessionExamples.configuration,
                    "date": "2026-01-01T12:00:00Z",
                ]
            )
        ]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let date = try arguments(date)
        try context.healthKit { (_) throws(HealthFailure) in try session.endCurrentActivity(on: date) }
        return JSONNull()
    }
}
