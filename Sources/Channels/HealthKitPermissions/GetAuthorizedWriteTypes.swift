import HealthModel
import JSON

/// The guide's `getAuthorizedWriteTypes(from:)`.
enum GetAuthorizedWriteTypes: Method {
    static let name = "healthkit_permissions/getAuthorizedWriteTypes"
    static let summary = "Those of the types that may be shared."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription("identifiers", .arraySchema(of: .stringSchema))
    static let example = Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: [])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let statuses = try context.authorizationStatuses(for: arguments(PluginParameters.identifiers))
        return .strings(statuses.filter { $0.status == .sharingAuthorized }.map(\.type.identifier))
    }
}
