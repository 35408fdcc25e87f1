package import BridgeCore
import HealthJSON
package import JSON

/// The Capacitor plugin `Health` of the package `@capgo/capacitor-health`, as its native side for iOS answers it.
package struct CapgoHealthChannel: PluginChannel {
    package let name = "Health"
    package let mirrors = MirroredPackage.capgoHealth

    package init() {}

    package var methods: [Method] {
        [
            Self.isAvailable, Self.requestAuthorization, Self.checkAuthorization, Self.readSamples, Self.saveSample,
            Self.getPluginVersion, Self.openHealthConnectSettings, Self.showPrivacyPolicy, Self.queryWorkouts,
            Self.queryAggregated,
        ]
    }

    package var schemas: JSONObject { Schemas.capgoHealth }
}
