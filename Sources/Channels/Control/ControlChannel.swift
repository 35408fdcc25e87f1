package import BridgeCore
import GeneratorJSON
package import HealthEngine
import HealthGenerator
package import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// The channel with which a test controls the phone around the app. It plays the user and the system, moves the clock, launches
/// and ends the app, saves samples from other sources, and injects faults. It also shows the state of the phone and the journal.
package struct ControlChannel: Channel {
    package let name = "control"
    package let caller = Caller.test
    package var methods: [Method] {
        [
            Self.addAttachment, Self.addBloodPressure, Self.addClinicalRecords, Self.addElectrocardiogram, Self.addNight,
            Self.addSamples, Self.addSteps, Self.addWalk, Self.addWeights, Self.addWorkout, Self.advanceClock,
            Self.auditLog, Self.cancelFaults, Self.catalog, Self.clearJournal,
            Self.connectRemoteWorkoutSession, Self.countSamples, Self.deleteSamples, Self.endWorkoutSession,
            Self.explain, Self.failNext, Self.generate, Self.`import`, Self.journal, Self.listApps, Self.listFaults,
            Self.listSnapshots,
            Self.listSources, Self.lockDevice,
            Self.reset, Self.respondToPermissionSheet, Self.restore,
            Self.sendToWorkoutSession, Self.setActivityGoals, Self.setActivityRingsPaused, Self.setApp,
            Self.setAppState, Self.setAuthorization,
            Self.setCharacteristic, Self.setClock,
            Self.setConsent, Self.setEntitlements, Self.setMeasurementSystem, Self.setMedications,
            Self.setObjectAuthorization, Self.setObserverBursts, Self.setOSVersion, Self.setPluginVersion, Self.setPreferredUnit,
            Self.setSensors, Self.setSourceOrder, Self.setTimeZone, Self.setWatchApp, Self.setWorkoutZones, Self.snapshot,
            Self.startMirroredWorkoutSession, Self.state, Self.uninstallApp, Self.unlockDevice,
            Self.verify,
        ]
    }
    package let notifications = [
        NotificationDescription(
            "control/appLaunch",
            "Sent when the system would launch the app in the background, because samples of these types arrived.",
            schema: "AppLaunch"
        ),
        NotificationDescription(
            "control/permissionSheet",
            "Sent when a permission sheet appears under the consent policy `ask` and waits for the user.",
            schema: "PermissionSheet"
        ),
        NotificationDescription(
            "control/progress",
            "Sent after each tenth of a long call that was made with `progress`, before its response.",
            schema: "CallProgress"
        ),
        NotificationDescription(
            "control/watchAppStart",
            "Sent when the app on the phone has launched or woken its watchOS app.",
            schema: "WatchAppStart"
        ),
    ]
    package var schemas: JSONObject { Schemas.control }

    /// The channel.
    package init() {}

    /// The launches of the app and of its watchOS app, for the test that plays them (BG-11, WO-36).
    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        switch event {
        case .launchedInBackground(let types):
            let params: JSONValue = ["types": .strings(types.map(\.identifier))]
            return [JSONRPC.Notification("control/appLaunch", params: params)]
        case .watchAppStarted(let configuration):
            let params: JSONValue = ["workoutConfiguration": configuration.json]
            return [JSONRPC.Notification("control/watchAppStart", params: params)]
        case .workout, .query, .userPreferencesDidChange: return nil
        }
    }

    package func failure(for error: any Error) -> BridgeError? {
        switch error {
        case let error as PreludeError: .expected("requests that succeed. \(error.message)", at: "prelude")
        case let error as GenerateOptions.Invalid: .invalidParams(error.readingError)
        default: nil
        }
    }

    /// Long calls can be cancelled. So can calls that move the clock, because many events may be due.
    package func errorNames(of method: Method) -> [String] {
        let isClock = [Self.advanceClock.name, Self.setClock.name].contains(method.name)
        return ["invalidParams", "internalError"] + (method.reportsProgress || isClock ? ["requestCancelled"] : [])
    }
}
