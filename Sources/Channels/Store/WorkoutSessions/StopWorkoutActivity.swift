import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.stopActivity(with:)` (WO-28).
enum StopWorkoutActivity: Method {
    static let name = "store/workoutSession.stopActivity"
    static let summary = "Stops a session for good: nothing more is measured; now is the time to finish the workout."
    static let parameters = [WorkoutSessionParameters.session.description, WorkoutSessionParameters.date.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.running)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let date = try arguments(WorkoutSessionParameters.date)
        try context.healthKit { (_) throws(HealthFailure) in try session.stopActivity(with: date) }
        return JSONNull()
    }
}
