import HealthModel
import JSON

/// The plugin's `requestQuantityPermissions`.
enum RequestQuantityPermissions: Method {
    static let name = "healthkit_permissions/requestQuantityPermissions"
    static let summary = "Asks the user for quantity types."
    static let parameters = [
        PluginParameters.identifiers.description, PluginParameters.read.description,
        PluginParameters.write.description,
    ]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(
        ["identifiers": ["HKQuantityTypeIdentifierStepCount"], "read": true, "write": true],
        result: true
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin(context.types(identifiers, kind: .quantity), read: read, write: write)
    }
}
