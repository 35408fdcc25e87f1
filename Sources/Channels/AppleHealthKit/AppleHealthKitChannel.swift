package import BridgeCore
package import HealthEngine
import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// The native module `AppleHealthKit` of the React Native package `react-native-health`, as its native side for iOS answers it.
///
/// Most methods belong to one of six families, each a table and a function in a file of its own. The methods of
/// the package report errors in different ways, and some never answer or end the app. The channel mirrors what apps observe,
/// mistakes included.
package struct AppleHealthKitChannel: PluginChannel {
    package let name = "AppleHealthKit"
    package let mirrors = MirroredPackage.reactNativeHealth

    package init() {}

    package var methods: [Method] {
        Self.quantitySampleMethods + Self.latestSampleMethods + Self.daySumMethods + Self.intervalSumMethods
            + Self.savingMethods + Self.deletingMethods
            + [
                Self.isAvailable, Self.initHealthKit, Self.getAuthStatus, Self.getInfo, Self.getBiologicalSex,
                Self.getBloodType, Self.getDateOfBirth, Self.getSamples, Self.getAnchoredWorkouts,
                Self.getWorkoutRouteSamples, Self.saveWorkout, Self.saveFood, Self.getSleepSamples,
                Self.getBloodPressureSamples, Self.getMindfulSession, Self.getElectrocardiogramSamples,
                Self.getHeartbeatSeriesSamples, Self.getActivitySummary, Self.getClinicalRecords, Self.setObserver,
                Self.initStepCountObserver, Self.addListener, Self.removeListeners, Self.initializeBackgroundObservers,
            ]
    }

    package var notifications: [NotificationDescription] {
        [
            NotificationDescription(
                "AppleHealthKit/event",
                "Sent for each event of the native module while JavaScript listens.",
                schema: "AppleHealthKitEvent"
            )
        ]
    }

    package var schemas: JSONObject { Schemas.appleHealthKit }

    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        guard case .query(.observer(let query, let delivery, _)) = event else { return nil }
        let state = app.state(AppleHealthKitState.self)
        guard let name = state.observers[query] else { return nil }
        // The native module completes every delivery.
        app.process.healthStore.completeObserver(delivery: delivery)
        return state.notifications(name)
    }
}
