import BridgeCore
import HealthEngine
import HealthJSON
import JSON

/// Mirroring of a watch's workout sessions to the phone.
extension StoreChannel {
    static let workoutSessionMirroringMethods = [
        workoutSessionStartMirroringToCompanionDevice, workoutSessionStopMirroringToCompanionDevice,
        workoutSessionSendToRemoteWorkoutSession,
    ]

    /// `HKWorkoutSession.startMirroringToCompanionDevice()` (WO-30).
    private static let workoutSessionStartMirroringToCompanionDevice = workoutSessionMethod(
        "startMirroringToCompanionDevice",
        "Starts mirroring a watch's session to the app on the phone.",
        action: WorkoutSession.startMirroringToCompanionDevice
    )

    /// `HKWorkoutSession.stopMirroringToCompanionDevice()` (WO-30).
    private static let workoutSessionStopMirroringToCompanionDevice = workoutSessionMethod(
        "stopMirroringToCompanionDevice",
        "Stops mirroring a watch's session to the phone.",
        action: WorkoutSession.stopMirroringToCompanionDevice
    )

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)` (WO-30).
    private static let workoutSessionSendToRemoteWorkoutSession = workoutSessionMethod(
        "sendToRemoteWorkoutSession",
        "Sends data to the app on the other device, at most 100 KB in ten seconds.",
        .data,
        example: ["session": 1, "data": "a20gMw=="],
        given: WorkoutSessionExamples.running + [
            ("store/workoutSession.startMirroringToCompanionDevice", ["session": 1]),
            ("control/connectRemoteWorkoutSession", ["session": 1]),
        ],
        action: WorkoutSession.sendToRemoteWorkoutSession
    )
}
