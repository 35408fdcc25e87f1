import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// What the system, and the app on the other device, do with workout sessions.
extension ControlChannel {
    /// The system ends a session: the user exits it (code 9), or starts a workout in another app (code 8, WO-24).
    static let endWorkoutSession = Method(
        "endWorkoutSession",
        "The system ends a session with an error, as when the user starts a workout in another app.",
        .session,
        .required(
            "healthKitError",
            .healthErrorCode,
            "The code, or its Swift name: 8 for another workout, 9 for the user's wish."
        ),
        result: .nothing,
        example: Example(
            ["session": 1, "healthKitError": "errorUserExitedWorkoutSession"],
            given: WorkoutSessionExamples.running
        )
    ) { (call, session, error) throws(BridgeError) in
        guard session.state.isActive else { throw .expected("a session that is under way", at: "session") }
        try call.healthKit { () throws(HealthFailure) in try session.end(because: error) }
        return JSONNull()
    }

    /// A session that runs on the user's watch arrives at the app on the phone (WO-30).
    static let startMirroredWorkoutSession = Method(
        "startMirroredWorkoutSession",
        "A session that runs on the user's watch arrives at the phone, from iOS 17.",
        .configuration,
        result: .nothing,
        example: Example(["configuration": WorkoutSessionExamples.configuration])
    ) { (call, configuration) throws(BridgeError) in
        guard call.app.process.startMirroredWorkoutSession(configuration) != nil else {
            throw .expected("an iPhone with iOS 17 or later", at: "")
        }
        return JSONNull()
    }

    /// The app on the phone takes a session that a watch mirrors (WO-30).
    static let connectRemoteWorkoutSession = Method(
        "connectRemoteWorkoutSession",
        "The app on the phone takes the session that is mirrored to it, and sets its delegate.",
        .session,
        result: .nothing,
        example: Example(["session": 1], given: mirrored)
    ) { (call, session) throws(BridgeError) in
        guard session.connectRemoteDevice() else { throw .expected("a session that is mirrored", at: "session") }
        return JSONNull()
    }

    /// The app on the other device sends data to a session (WO-30).
    static let sendToWorkoutSession = Method(
        "sendToWorkoutSession",
        "The app on the other device sends something to a session.",
        .session,
        .data,
        result: .nothing,
        example: Example(
            ["session": 1, "data": "cGF1c2U="],
            given: mirrored + [("control/connectRemoteWorkoutSession", ["session": 1])]
        )
    ) { (call, session, data) throws(BridgeError) in
        guard session.receive(data) else {
            throw .expected("a session that an app on another device has taken", at: "session")
        }
        return JSONNull()
    }

    /// A session that the watch mirrors to the phone.
    private static let mirrored: WorkoutSessionExamples.Given =
        WorkoutSessionExamples.running + [("store/workoutSession.startMirroringToCompanionDevice", ["session": 1])]
}
