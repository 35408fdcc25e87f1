package import BridgeCore
package import JSON

/// What a tester does around the app: plays the user and the system, moves the clock, starts and ends the app, adds samples of
/// other sources, injects failures, and looks at the state of the phone and at what the app has called.
package struct ControlChannel: Channel {
    package let name = "control"
    package let role = ChannelRole.control
    package let methods: [Method] = [
        addSamples, advanceClock, auditLog, catalog, clearJournal, connectRemoteWorkoutSession, endWorkoutSession,
        failNext, generate, `import`, journal, listSnapshots, lockDevice, reset, respondToPermissionSheet, restore,
        sendToWorkoutSession, setActivityGoals, setApp, setAppState, setAuthorization, setCharacteristic, setClock,
        setConsent, setEntitlements, setMedications, setObjectAuthorization, setSensors, setSourceOrder, setTimeZone,
        snapshot, startMirroredWorkoutSession, state, unlockDevice,
    ]
    package let notifications = [
        NotificationDescription(
            "control/permissionSheet",
            "A permission sheet waits for the user: consent policy ask.",
            schema: "PermissionSheet"
        ),
        NotificationDescription(
            "control/progress",
            "How far a call is that takes long and was asked to tell: at each tenth, before its response.",
            schema: "CallProgress"
        ),
    ]
    package var schemas: JSONObject { Schemas.control }

    /// The channel.
    package init() {}
}
