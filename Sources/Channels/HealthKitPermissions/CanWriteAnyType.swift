import HealthModel
import JSON

/// The guide's `canWriteAnyType(_:)`.
enum CanWriteAnyType: Method {
    static let name = "healthkit_permissions/canWriteAnyType"
    static let summary = "Whether at least one of the types may be shared."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription("canWriteAny", .booleanSchema)
    static let example = Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: false)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let statuses = try context.authorizationStatuses(for: arguments(PluginParameters.identifiers))
        return statuses.contains { $0.status == .sharingAuthorized }
    }
}
