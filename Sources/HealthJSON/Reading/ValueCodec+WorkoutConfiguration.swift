package import HealthModel
package import JSON

extension ValueCodec where Value == WorkoutConfiguration {
    /// `HKWorkoutConfiguration`: `{activityType, locationType?, swimmingLocationType?, lapLength?}`.
    package static let workoutConfiguration = ValueCodec.object(Schemas.reference("WorkoutConfiguration")) { members in
        WorkoutConfiguration(
            activityType: try members.required("activityType", .workoutActivityType),
            locationType: try members.optional("locationType", .rawValueOrName) ?? .unknown,
            swimmingLocationType: try members.optional("swimmingLocationType", .rawValueOrName) ?? .unknown,
            lapLength: try members.optional("lapLength", .quantity)
        )
    }
}

extension WorkoutConfiguration {
    /// `{activityType, locationType, swimmingLocationType, lapLength?}`
    package var json: JSONValue {
        var object: JSONObject = [
            "activityType": .integer(activityType),
            "locationType": .integer(locationType.rawValue),
            "swimmingLocationType": .integer(swimmingLocationType.rawValue),
        ]
        object["lapLength"] = lapLength.map { ["value": .real($0.value), "unit": .string($0.unit.unitString)] }
        return .object(object)
    }
}
