import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.prepare()` (WO-22).
enum PrepareWorkoutSession: Method {
    static let name = "store/workoutSession.prepare"
    static let summary = "Gets the device ready for a workout, as during a countdown."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.created)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.prepare() }
        return JSONNull()
    }
}
