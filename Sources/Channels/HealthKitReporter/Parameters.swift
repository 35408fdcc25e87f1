import BridgeCore
import HealthJSON
import JSON

/// The parameters that several methods have.
extension ParameterDescription {
    static let identifier = text("identifier", "The identifier of the type.", isRequired: true)
    static let unit = text("unit", "The unit.", isRequired: true)
    static let startTimestamp = number("startTimestamp", "The start, in milliseconds since 1970.", isRequired: true)
    static let endTimestamp = number("endTimestamp", "The end, in milliseconds since 1970.", isRequired: true)
    static let startIfGiven = number("startTimestamp", "The start, in milliseconds since 1970.")
    static let endIfGiven = number("endTimestamp", "The end, in milliseconds since 1970.")
    static let limit = integer("limit", "The largest number of results.")
    static let predicateOptions = ParameterDescription(
        "predicateOptions",
        "Which ends of a sample must be within the interval. Default: both.",
        schema: .enumSchema(["strictStartDate", "strictEndDate", "notStrict"])
    )
    static let uuid = text("uuid", "The UUID of the sample.", isRequired: true)
    static let workoutUUID = text("workoutUUID", "The UUID of the workout.", isRequired: true)
    static let device = map("device", "The device.")

    /// The interval of a query, its options and a limit.
    static let interval = [startTimestamp, endTimestamp, predicateOptions, limit]
    /// The same, all optional.
    static let intervalIfGiven = [startIfGiven, endIfGiven, predicateOptions, limit]
}

extension ResultDescription {
    /// The success flag.
    static let success = ResultDescription("success", .booleanSchema)
    /// A JSON text.
    static let json = ResultDescription("json", .stringSchema)
    /// A list of JSON texts.
    static let jsonList = ResultDescription("json", Schemas.strings)
}

/// Parts of the examples.
extension Example {
    /// The interval from midnight to noon.
    static func interval(_ members: JSONObject = [:]) -> JSONValue {
        var params = members
        params["startTimestamp"] = 1_767_225_600_000
        params["endTimestamp"] = 1_767_268_800_000
        return .object(params)
    }

    /// A request to read and write types.
    static func granted(read: [String] = [], write: [String] = []) -> [(method: String, params: JSONValue)] {
        [("store/requestAuthorization", ["read": .strings(read), "toShare": .strings(write)])]
    }

    static let steps = payload(
        "HKQuantityTypeIdentifierStepCount", from: 1_767_254_400, to: 1_767_258_000, ["value": 250, "unit": "count"]
    )

    /// A payload of the heart rate that an app has saved.
    static let savedHeartRate = payload(
        "HKQuantityTypeIdentifierHeartRate",
        uuid: SampleExamples.uuid,
        from: 1_767_254_400,
        to: 1_767_254_400,
        ["value": 72.5, "unit": "count/min"]
    )

    /// A payload of the workout that an app has saved.
    static let savedWorkout = payload(
        "HKWorkoutTypeIdentifier",
        uuid: SampleExamples.workoutUUID,
        from: 1_767_252_600,
        to: 1_767_256_200,
        [
            "value": 37, "description": "Running", "totalEnergyBurnedUnit": "Cal", "totalDistanceUnit": "m",
            "totalSwimmingStrokeCountUnit": "count", "totalFlightsClimbedUnit": "count",
        ],
        ["duration": 3600]
    )

    static func payload(
        _ identifier: String,
        uuid: String = "",
        from start: Int,
        to end: Int,
        _ harmonized: JSONValue,
        _ members: JSONObject = [:]
    ) -> JSONValue {
        var payload: JSONObject = [
            "uuid": .string(uuid), "identifier": .string(identifier), "startTimestamp": .integer(start),
            "endTimestamp": .integer(end),
            "sourceRevision": [
                "source": ["name": "App", "bundleIdentifier": "com.example.app"], "systemVersion": "18.0.0",
                "operatingSystem": ["majorVersion": 18, "minorVersion": 0, "patchVersion": 0],
            ],
            "harmonized": harmonized,
        ]
        for (name, value) in members.members { payload[name] = value }
        return .object(payload)
    }
}
