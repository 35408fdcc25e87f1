import HealthEngine
import HealthModel
import JSON

/// The app on the other device sends something to a session (WO-30).
enum SendToWorkoutSession: Method {
    static let name = "control/sendToWorkoutSession"
    static let summary = "The app on the other device sends something to a session."
    static let parameters = [
        WorkoutSessionParameters.session.description, WorkoutSessionParameters.data.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1, "data": "cGF1c2U="],
        result: .null,
        given: WorkoutSessionExamples.running + [
            ("store/workoutSession.startMirroringToCompanionDevice", ["session": 1]),
            ("control/connectRemoteWorkoutSession", ["session": 1]),
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let data = try arguments(WorkoutSessionParameters.data)
        guard session.receive(data) else {
            throw .expected("a session that an app on another device has taken", at: "session")
        }
        return JSONNull()
    }
}
