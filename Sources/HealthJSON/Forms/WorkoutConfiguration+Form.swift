package import HealthModel
import JSON

extension WorkoutConfiguration: WireObject {
    /// `HKWorkoutConfiguration`
    package static let form = WireForm<WorkoutConfiguration>(
        named: "WorkoutConfiguration",
        WireMember("activityType", .workoutActivityType) { .integer($0.activityType) },
        WireMember(optional: "locationType", .rawValueOrName, schema: Schemas.integerOrName, default: .unknown) {
            .integer($0.locationType.rawValue)
        },
        WireMember(optional: "swimmingLocationType", .rawValueOrName, schema: Schemas.integerOrName, default: .unknown) {
            .integer($0.swimmingLocationType.rawValue)
        },
        WireMember(optional: "lapLength", .quantity) { $0.lapLength?.json }
    ) { WorkoutConfiguration(activityType: $0, locationType: $1, swimmingLocationType: $2, lapLength: $3) }
}

extension ValueCodec where Value == WorkoutConfiguration {
    /// Reads the object.
    package static let workoutConfiguration = form
}
