import HealthModel
import JSON

/// The permission manager's `getAuthorizationStatus(for:)`: about sharing only (AUTH-32).
enum GetAuthorizationStatus: Method {
    static let name = "healthkit_permissions/getAuthorizationStatus"
    static let summary =
        "Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading."
    static let parameters = [PluginParameters.identifier.description]
    static let result = ResultDescription.authorizationStatus
    static let example = Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: 0)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Int {
        let identifier = try arguments(PluginParameters.identifier)
        let type: ObjectType
        do {
            type = try context.type(identifier)
        } catch {
            throw .platform("UNSUPPORTED_TYPE", error.reason)
        }
        return try context.authorizationStatus(for: type).rawValue
    }
}
