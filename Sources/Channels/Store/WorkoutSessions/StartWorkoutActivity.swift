import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.startActivity(with:)` (WO-24, WO-25).
enum StartWorkoutActivity: Method {
    static let name = "store/workoutSession.startActivity"
    static let summary = "Starts a session; the one that was under way ends with code 8."
    static let parameters = [WorkoutSessionParameters.session.description, WorkoutSessionParameters.date.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.created)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let date = try arguments(WorkoutSessionParameters.date)
        try context.healthKit { (_) throws(HealthFailure) in try session.startActivity(with: date) }
        return JSONNull()
    }
}
