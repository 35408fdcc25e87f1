import BridgeCore
import HealthJSON
import JSON

/// Methods that do nothing on iOS.
extension CapgoHealthChannel {
    static let getPluginVersion = Method(
        plugin: "getPluginVersion",
        "Returns the version of the package.",
        result: ResultDescription("version", Schemas.object(["version": .stringSchema])),
        audit: .none
    ) { _, _ in
        ["version": "8.10.4"] as JSONValue
    }

    static let openHealthConnectSettings = nothing("openHealthConnectSettings")
    static let showPrivacyPolicy = nothing("showPrivacyPolicy")

    private static func nothing(_ name: String) -> Method {
        Method(plugin: name, "Does nothing on iOS.", result: .nothing, audit: .none) { _, _ in
            JSONNull()
        }
    }
}
