package import BridgeCore
import HealthJSON
import HealthModel
package import JSON

/// The Capacitor plugin `HealthPlugin` of the package `capacitor-health`, as its native side for iOS answers it.
package struct CapacitorHealthChannel: PluginChannel {
    package let name = "HealthPlugin"
    package let mirrors = MirroredPackage.capacitorHealth

    package init() {}

    package var methods: [Method] {
        [
            Self.isHealthAvailable, Self.checkHealthPermissions, Self.requestHealthPermissions,
            Self.openAppleHealthSettings, Self.queryAggregated, Self.queryWorkouts, Self.queryRecords,
        ]
    }

    package var schemas: JSONObject { Schemas.capacitorHealth }
}
