import HealthModel
import JSON

/// The permission manager's `canWriteType(_:)`.
enum CanWriteType: Method {
    static let name = "healthkit_permissions/canWriteType"
    static let summary = "Whether a type may be shared; false for one that the system does not know."
    static let parameters = [PluginParameters.identifier.description]
    static let result = ResultDescription("canWrite", .booleanSchema)
    static let example = Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: false)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let statuses = try context.authorizationStatuses(for: [arguments(PluginParameters.identifier)])
        return statuses.first?.status == .sharingAuthorized
    }
}
