import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.stopMirroringToCompanionDevice()` (WO-30).
enum StopMirroringToCompanionDevice: Method {
    static let name = "store/workoutSession.stopMirroringToCompanionDevice"
    static let summary = "Parts the session of a watch from the phone."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(["session": 1], result: .null, given: WorkoutSessionExamples.running)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        try context.healthKit { (_) throws(HealthFailure) in try session.stopMirroringToCompanionDevice() }
        return JSONNull()
    }
}
