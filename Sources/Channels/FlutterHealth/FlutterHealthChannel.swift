package import BridgeCore
import HealthJSON
package import JSON

/// The method channel `flutter_health` of the Flutter package `health`, as its native side for iOS answers it.
///
/// The package hides much of HealthKit: errors become `false`, types of the same name are one type. The channel mirrors what apps
/// observe, mistakes included.
package struct FlutterHealthChannel: PluginChannel {
    package let name = "flutter_health"
    package let mirrors = MirroredPackage.health
    package let since = ["writeDataUUID": "13.3.2", "writeWorkoutDataUUID": "13.3.2"]

    package init() {}

    package var methods: [Method] {
        [
            Self.checkIfHealthDataAvailable, Self.requestAuthorization, Self.hasPermissions, Self.getData,
            Self.getDataByUUID, Self.getIntervalData, Self.getTotalStepsInInterval, Self.writeData, Self.writeDataUUID,
            Self.writeAudiogram, Self.writeBloodPressure, Self.writeMeal, Self.writeInsulinDelivery, Self.writeMenstruationFlow,
            Self.writeWorkoutData, Self.writeWorkoutDataUUID, Self.startWorkoutRoute, Self.insertWorkoutRouteData,
            Self.finishWorkoutRoute, Self.discardWorkoutRoute, Self.delete, Self.deleteByUUID,
        ]
    }

    package var schemas: JSONObject { Schemas.flutterHealth }
}
