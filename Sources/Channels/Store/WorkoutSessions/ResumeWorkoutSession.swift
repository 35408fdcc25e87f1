import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.resume()` (WO-23).
enum ResumeWorkoutSession: Method {
    static let name = "store/workoutSession.resume"
    static let summary = "Goes on with a session that is paused."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1],
        result: .null,
        given: WorkoutSessionExamples.running + [("store/workoutSession.pause", ["session": 1])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.resume() }
        return JSONNull()
    }
}
