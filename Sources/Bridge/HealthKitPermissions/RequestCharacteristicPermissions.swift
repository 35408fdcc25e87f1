import HealthModel
import JSON

/// The plugin's `requestCharacteristicPermissions`.
enum RequestCharacteristicPermissions: Method {
    static let name = "healthkit_permissions/requestCharacteristicPermissions"
    static let summary = "Asks the user to let the app read characteristics; they can never be shared."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["identifiers": ["HKCharacteristicTypeIdentifierDateOfBirth"]], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        return try context.requestFromPlugin(
            context.types(identifiers, kind: .characteristic),
            read: true,
            write: false
        )
    }
}
