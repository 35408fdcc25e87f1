import HealthEngine
import HealthJSON
import JSON

/// Workout sessions of a watch that the app on the phone sees.
extension StoreChannel {
    static let workoutSessionMirroringMethods = [
        workoutSessionStartMirroringToCompanionDevice, workoutSessionStopMirroringToCompanionDevice,
        workoutSessionSendToRemoteWorkoutSession,
    ]

    /// `HKWorkoutSession.startMirroringToCompanionDevice()` (WO-30).
    private static let workoutSessionStartMirroringToCompanionDevice = workoutSessionMethod(
        "startMirroringToCompanionDevice",
        "Has the app on the phone see the session of a watch.",
        action: WorkoutSession.startMirroringToCompanionDevice
    )

    /// `HKWorkoutSession.stopMirroringToCompanionDevice()` (WO-30).
    private static let workoutSessionStopMirroringToCompanionDevice = workoutSessionMethod(
        "stopMirroringToCompanionDevice",
        "Parts the session of a watch from the phone.",
        action: WorkoutSession.stopMirroringToCompanionDevice
    )

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)` (WO-30).
    private static let workoutSessionSendToRemoteWorkoutSession = workoutSessionMethod(
        "sendToRemoteWorkoutSession",
        "Sends something to the app on the other device, at most 100 KB in ten seconds.",
        .data,
        example: ["session": 1, "data": "a20gMw=="],
        given: WorkoutSessionExamples.running + [
            ("store/workoutSession.startMirroringToCompanionDevice", ["session": 1]),
            ("control/connectRemoteWorkoutSession", ["session": 1]),
        ],
        action: WorkoutSession.sendToRemoteWorkoutSession
    )
}
