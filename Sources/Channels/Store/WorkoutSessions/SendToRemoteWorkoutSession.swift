import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)` (WO-30).
enum SendToRemoteWorkoutSession: Method {
    static let name = "store/workoutSession.sendToRemoteWorkoutSession"
    static let summary = "Sends something to the app on the other device, at most 100 KB in ten seconds."
    static let parameters = [WorkoutSessionParameters.session.description, WorkoutSessionParameters.data.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1, "data": "a20gMw=="],
        result: .null,
        given: WorkoutSessionExamples.running + [
            ("store/workoutSession.startMirroringToCompanionDevice", ["session": 1]),
            ("control/connectRemoteWorkoutSession", ["session": 1]),
        ]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let data = try arguments(WorkoutSessionParameters.data)
        try context.healthKit { (_) throws(HealthFailure) in try session.sendToRemoteWorkoutSession(data) }
        return JSONNull()
    }
}
