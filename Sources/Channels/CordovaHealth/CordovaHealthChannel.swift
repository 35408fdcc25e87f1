package import BridgeCore
package import HealthEngine
import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// The service `HealthKit` of the Cordova plugin `cordova-plugin-health`, as its native side for iOS answers `cordova.exec`.
///
/// Most methods that read request authorization first.
package struct CordovaHealthChannel: PluginChannel {
    package let name = "HealthKit"
    package let mirrors = MirroredPackage.cordovaHealth

    package init() {}

    package var methods: [Method] {
        [
            Self.available, Self.openHealthSettings, Self.requestAuthorization, Self.checkAuthStatus,
            Self.readDateOfBirth, Self.readGender, Self.readBloodType, Self.readFitzpatrickSkinType, Self.readWeight,
            Self.readHeight, Self.saveWeight, Self.saveHeight, Self.querySampleType, Self.querySampleTypeAggregated,
            Self.sumQuantityType, Self.queryCorrelationType, Self.saveSample, Self.saveCorrelation, Self.deleteSamples,
            Self.delete, Self.findWorkouts, Self.saveWorkout, Self.queryWorkoutRoutes,
            Self.queryHeartRateDuringWorkout, Self.monitorSampleType,
        ]
    }

    package var notifications: [NotificationDescription] {
        [
            NotificationDescription(
                "HealthKit/callback",
                "Sent when a success callback of `monitorSampleType` is called.",
                schema: "CordovaSampleType"
            )
        ]
    }

    package var schemas: JSONObject { Schemas.cordovaHealth }

    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        guard case .query(.observer(let query, let delivery, _)) = event,
            let sampleType = app.state(Monitors.self).sampleTypes[query]
        else { return nil }
        // The plugin completes every delivery.
        app.process.healthStore.completeObserver(delivery: delivery)
        let params: JSONValue = ["sampleType": .string(sampleType)]
        return [JSONRPC.Notification("HealthKit/callback", params: params)]
    }
}
