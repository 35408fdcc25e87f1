import HealthModel

/// The plugin's `requestWorkoutPermissions`.
enum RequestWorkoutPermissions: RequestOfTypes {
    static let name = "healthkit_permissions/requestWorkoutPermissions"
    static let summary = "Asks the user for workouts."
    static let types: [ObjectType] = [.workout]
}
