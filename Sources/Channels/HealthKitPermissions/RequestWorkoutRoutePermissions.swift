import HealthModel

/// The guide's pattern for workout routes; a route is of no use without its workout (AUTH-29).
enum RequestWorkoutRoutePermissions: RequestOfTypes {
    static let name = "healthkit_permissions/requestWorkoutRoutePermissions"
    static let summary = "Asks the user for workout routes, and for the workouts that they belong to."
    static let types: [ObjectType] = [.workout, .workoutRoute]
}
