import BridgeCore
import HealthEngine
import JSON

/// Actions of the system, and of the app on the other device, on workout sessions.
extension ControlChannel {
    /// The system ends a session: the user exits it (code 9), or starts a workout in another app (code 8, WO-24).
    static let endWorkoutSession = Method(
        "endWorkoutSession",
        "Ends a session with an error, as when the user starts a workout in another app.",
        .session,
        .required(
            "healthKitError",
            .healthErrorCode,
            "A code or its Swift name: 8 if another workout starts, 9 if the user exits the session."
        )
    ) { call, session, error in
        guard session.state.isActive else { throw JSONReadingError.expected("an active session", at: "session") }
        try session.end(because: error)
    }

    /// A session on the user's watch starts mirroring to the app on the phone (WO-30).
    static let startMirroredWorkoutSession = Method(
        "startMirroredWorkoutSession",
        "Mirrors a session of the user's watch to the app on the phone. Requires iOS 17.",
        .configuration
    ) { call, configuration in
        guard call.app.process.startMirroredWorkoutSession(configuration) != nil else {
            throw JSONReadingError.expected("an iPhone with iOS 17 or later", at: "")
        }
    }

    /// The app on the phone accepts a session that the watch mirrors (WO-30).
    static let connectRemoteWorkoutSession = Method(
        "connectRemoteWorkoutSession",
        "Makes the app on the phone accept a mirrored session, as if it set the session's delegate.",
        .session
    ) { call, session in
        guard session.connectRemoteDevice() else { throw JSONReadingError.expected("a mirrored session", at: "session") }
    }

    /// The app on the other device sends data to a session (WO-30).
    static let sendToWorkoutSession = Method(
        "sendToWorkoutSession", "Sends data to a session from the app on the other device.", .session, .data
    ) { call, session, data in
        guard session.receive(data) else {
            throw JSONReadingError.expected("a session that the app on the other device has accepted", at: "session")
        }
    }
}
