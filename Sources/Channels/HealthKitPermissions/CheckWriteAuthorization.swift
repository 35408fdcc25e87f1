import HealthModel
import JSON

/// The guide's `checkWriteAuthorization(for:)`.
enum CheckWriteAuthorization: Method {
    static let name = "healthkit_permissions/checkWriteAuthorization"
    static let summary = "The sharing status of each identifier that the system knows."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription(
        "statuses",
        ["type": "object", "additionalProperties": ResultDescription.authorizationStatus.schema]
    )
    static let example = Example(
        ["identifiers": ["HKQuantityTypeIdentifierStepCount"]],
        result: ["HKQuantityTypeIdentifierStepCount": 0]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        var statuses = JSONObject()
        for (type, status) in try context.authorizationStatuses(for: arguments(PluginParameters.identifiers)) {
            statuses[type.identifier] = .integer(status.rawValue)
        }
        return .object(statuses)
    }
}
