import BridgeCore
import HealthJSON
import HealthModel
import JSON

/// Methods that do nothing on iOS.
extension CapgoHealthChannel {
    static let getPluginVersion = Method(
        plugin: "getPluginVersion",
        "Returns the version of the package.",
        result: ResultDescription("version", Schemas.object(["version": .stringSchema])),
        example: Example(result: ["version": "8.10.4"]),
        audit: .none
    ) { _, _ in
        ["version": "8.10.4"] as JSONValue
    }

    static let openHealthConnectSettings = nothing("openHealthConnectSettings")
    static let showPrivacyPolicy = nothing("showPrivacyPolicy")

    private static func nothing(_ name: String) -> Method {
        Method(
            plugin: name, "Does nothing on iOS.", result: .nothing, example: Example(), audit: .none
        ) { _, _ in
            JSONNull()
        }
    }
}
