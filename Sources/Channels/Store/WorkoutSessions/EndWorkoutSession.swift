import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.end()` (WO-22).
enum EndWorkoutSession: Method {
    static let name = "store/workoutSession.end"
    static let summary = "Ends a session."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.running)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.end() }
        return JSONNull()
    }
}
