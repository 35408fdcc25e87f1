import HealthEngine
import HealthModel
import JSON

/// The app on the phone takes a session that a watch mirrors (WO-30).
enum ConnectRemoteWorkoutSession: Method {
    static let name = "control/connectRemoteWorkoutSession"
    static let summary = "The app on the phone takes the session that is mirrored to it, and sets its delegate."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1],
        result: .null,
        given: WorkoutSessionExamples.running + [
            ("store/workoutSession.startMirroringToCompanionDevice", ["session": 1])
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        guard try arguments(WorkoutSessionParameters.session).connectRemoteDevice() else {
            throw .expected("a session that is mirrored", at: "session")
        }
        return JSONNull()
    }
}
