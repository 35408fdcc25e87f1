import HealthModel
import JSON

/// The guide's pattern for workout routes; a route is of no use without its workout (AUTH-29).
enum RequestWorkoutRoutePermissions: Method {
    static let name = "healthkit_permissions/requestWorkoutRoutePermissions"
    static let summary = "Asks the user for workout routes, and for the workouts that they belong to."
    static let parameters = [PluginParameters.read.description, PluginParameters.write.description]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["read": true, "write": true], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin([.workout, .workoutRoute], read: read, write: write)
    }
}
