package import BridgeCore
import HealthJSON
import HealthModel
package import JSON

/// The Capacitor plugin `CapacitorHealthkit` of the package `@perfood/capacitor-healthkit`, as its native side for iOS answers it.
package struct PerfoodHealthkitChannel: PluginChannel {
    package let name = "CapacitorHealthkit"
    package let mirrors = MirroredPackage.perfoodHealthkit

    package init() {}

    package var methods: [Method] {
        [
            Self.isAvailable, Self.requestAuthorization, Self.queryHKitSampleType, Self.isEditionAuthorized,
            Self.multipleIsEditionAuthorized, Self.multipleQueryHKitSampleType,
        ]
    }

    package var schemas: JSONObject {
        ["PerfoodSamples": Schemas.object(["countReturn": Schemas.integer, "resultData": .arraySchema(of: ["type": "object"])])]
    }
}
