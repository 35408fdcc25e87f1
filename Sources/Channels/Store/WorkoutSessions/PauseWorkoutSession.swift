import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.pause()` (WO-23).
enum PauseWorkoutSession: Method {
    static let name = "store/workoutSession.pause"
    static let summary = "Pauses a session: nothing is measured, and the workout gets a pause event."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.running)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.pause() }
        return JSONNull()
    }
}
