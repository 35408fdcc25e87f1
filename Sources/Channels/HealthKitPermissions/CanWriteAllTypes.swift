import HealthModel
import JSON

/// The guide's `canWriteAllTypes(_:)`: a type that the system does not know cannot be written.
enum CanWriteAllTypes: Method {
    static let name = "healthkit_permissions/canWriteAllTypes"
    static let summary = "Whether every one of the types may be shared; true for none at all."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription("canWriteAll", .booleanSchema)
    static let example = Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: false)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        let statuses = try context.authorizationStatuses(for: identifiers)
        return statuses.count == identifiers.count && statuses.allSatisfy { $0.status == .sharingAuthorized }
    }
}
