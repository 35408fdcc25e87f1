import HealthModel
import JSON

/// The plugin's `requestWorkoutPermissions`.
enum RequestWorkoutPermissions: Method {
    static let name = "healthkit_permissions/requestWorkoutPermissions"
    static let summary = "Asks the user for workouts."
    static let parameters = [PluginParameters.read.description, PluginParameters.write.description]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["read": true, "write": true], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin([.workout], read: read, write: write)
    }
}
