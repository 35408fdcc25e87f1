import BridgeCore
import HealthEngine

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
        action: WorkoutSession.sendToRemoteWorkoutSession
    )
}
