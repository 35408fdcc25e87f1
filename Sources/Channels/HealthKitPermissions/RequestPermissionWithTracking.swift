import HealthEngine
import HealthModel
import JSON

/// The guide's `requestPermissionWithTracking(for:read:write:)`.
enum RequestPermissionWithTracking: Method {
    static let name = "healthkit_permissions/requestPermissionWithTracking"
    static let summary = "Asks the user for a type unless the app's history says that it has done so."
    static let parameters = [
        PluginParameters.identifier.description, PluginParameters.read.description, PluginParameters.write.description,
    ]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(
        ["identifier": "HKQuantityTypeIdentifierStepCount", "read": true, "write": true],
        result: true
    )
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifier = try arguments(PluginParameters.identifier)
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        guard try context.shouldRequestPermission(identifier) else {
            throw .platform("PERMISSION_ERROR", "Authorization has not been requested for this health data type")
        }
        guard let type = context.types([identifier]).first else { throw Context.dataTypeUnavailable }
        let isDealtWith = try context.requestFromPlugin([type], read: read, write: write)
        if isDealtWith {
            try context.healthKit { store throws(HealthFailure) in try store.rememberRequest(for: type) }
        }
        return isDealtWith
    }
}
