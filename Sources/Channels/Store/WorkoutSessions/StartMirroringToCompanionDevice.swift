import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.startMirroringToCompanionDevice()` (WO-30).
enum StartMirroringToCompanionDevice: Method {
    static let name = "store/workoutSession.startMirroringToCompanionDevice"
    static let summary = "Has the app on the phone see the session of a watch."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.running)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.startMirroringToCompanionDevice() }
        return JSONNull()
    }
}
