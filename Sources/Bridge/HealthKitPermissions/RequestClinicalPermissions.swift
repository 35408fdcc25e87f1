import HealthModel
import JSON

/// The permission manager's `requestClinicalTypePermissions`.
enum RequestClinicalPermissions: Method {
    static let name = "healthkit_permissions/requestClinicalPermissions"
    static let summary = "Asks the user to let the app read clinical records; they can never be shared."
    static let parameters = [PluginParameters.identifiers.description]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["identifiers": ["HKClinicalTypeIdentifierAllergyRecord"]], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        return try context.requestFromPlugin(context.types(identifiers, kind: .clinical), read: true, write: false)
    }
}
