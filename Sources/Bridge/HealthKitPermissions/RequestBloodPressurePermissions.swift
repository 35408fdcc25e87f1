import HealthModel
import JSON

/// The plugin's `requestBloodPressurePermissions`: the correlation type itself may not be asked for (AUTH-25).
enum RequestBloodPressurePermissions: Method {
    static let name = "healthkit_permissions/requestBloodPressurePermissions"
    static let summary = "Asks the user for the two components of blood pressure, never for the correlation."
    static let parameters = [PluginParameters.read.description, PluginParameters.write.description]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["read": true, "write": true], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin(
            [.bloodPressureSystolic, .bloodPressureDiastolic],
            read: read,
            write: write
        )
    }
}
