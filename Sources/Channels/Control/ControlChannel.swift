package import BridgeCore
package import JSON

/// What a tester does around the app: plays the user and the system, moves the clock, starts and ends the app, adds samples of
/// other sources, injects failures, and looks at the state of the phone and at what the app has called.
package struct ControlChannel: Channel {
    package let name = "control"
    package let role = ChannelRole.control
    package var methods: [Method] {
        [
            Self.addSamples, Self.advanceClock, Self.auditLog, Self.catalog, Self.clearJournal,
            Self.connectRemoteWorkoutSession, Self.endWorkoutSession,
            Self.failNext, Self.generate, Self.`import`, Self.journal, Self.listSnapshots, Self.lockDevice, Self.reset,
            Self.respondToPermissionSheet, Self.restore,
            Self.sendToWorkoutSession, Self.setActivityGoals, Self.setApp, Self.setAppState, Self.setAuthorization,
            Self.setCharacteristic, Self.setClock,
            Self.setConsent, Self.setEntitlements, Self.setMedications, Self.setObjectAuthorization, Self.setSensors,
            Self.setSourceOrder, Self.setTimeZone,
            Self.snapshot, Self.startMirroredWorkoutSession, Self.state, Self.unlockDevice,
        ]
    }
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

    /// What takes long can be cancelled, and so can the clock: much may happen while time passes.
    package func errorNames(of method: Method) -> [String] {
        let isClock = [Self.advanceClock.name, Self.setClock.name].contains(method.name)
        return ["invalidParams", "internalError"] + (method.reportsProgress || isClock ? ["requestCancelled"] : [])
    }
}
