import BridgeCore
import HealthJSON
import HealthModel
import JSON

/// The parameters that several methods have.
extension ParameterDescription {
    static let types = texts("types", "The keys of the types.", isRequired: true)
    static let permissions = list(
        "permissions",
        "For each type 0 for reading, 1 for writing, another number for both.",
        of: Schemas.integer,
        isRequired: true
    )
    static let dataTypeKey = text("dataTypeKey", "The key of the type, such as `HEART_RATE`.", isRequired: true)
    static let dataUnitKey = text("dataUnitKey", "The key of the unit, such as `BEATS_PER_MINUTE`.")
    static let uuid = text("uuid", "The UUID of the sample.", isRequired: true)
    static let startTime = number("startTime", "The start, in milliseconds since 1970. Default: 0.")
    static let endTime = number("endTime", "The end, in milliseconds since 1970. Default: 0.")
    static let start = startTime.described("The start, in milliseconds since 1970.", isRequired: true)
    static let end = endTime.described("The end, in milliseconds since 1970.", isRequired: true)
    static let recordingMethodsToFilter = list(
        "recordingMethodsToFilter", "Leaves out manual entries if it contains 3.", of: Schemas.integer
    )
    static let recordingMethod = integer("recordingMethod", "3 if the user has entered the data.", isRequired: true)
    static let activityType = text("activityType", "The key of the activity, such as `BIKING`.", isRequired: true)
    static let totalEnergyBurned = number("totalEnergyBurned", "The energy.")
    static let totalEnergyBurnedUnit = text(
        "totalEnergyBurnedUnit", "The key of its unit. Without one the plugin ends the app."
    )
    static let totalDistance = number("totalDistance", "The distance.")
    static let totalDistanceUnit = text("totalDistanceUnit", "The key of its unit. Without one the plugin ends the app.")
    static let builderId = text("builderId", "The identifier from `startWorkoutRoute`.", isRequired: true)
    static let limit = number("limit", "The largest number of samples. Default: all.")
    static let interval = number("interval", "The length of an interval, in seconds. Default: 1.")
    static let locations = maps(
        "locations", "The locations: `latitude`, `longitude`, `timestamp` and optional members.", isRequired: true
    )
    static let workoutUUID = text("workoutUUID", "The UUID of the workout.", isRequired: true)
    static let metadata = map("metadata", "Metadata of the route.")
    static let systolic = number("systolic", "The systolic pressure, in mmHg.", isRequired: true)
    static let diastolic = number("diastolic", "The diastolic pressure, in mmHg.", isRequired: true)
    static let mealStart = number("start_time", "The start, in milliseconds since 1970.", isRequired: true)
    static let mealEnd = number("end_time", "The end, in milliseconds since 1970.", isRequired: true)
    static let foodName = text("name", "The name of the food.")
    static let mealType = text("meal_type", "The meal. Default: `UNKNOWN`.")
    static let calories = number("calories", "The energy, in kcal.")
    static let protein = number("protein", "The protein, in g. Further nutrients are members too.")
    static let frequencies = list("frequencies", "The frequencies, in Hz.", of: ["type": "number"], isRequired: true)
    static let leftEarSensitivities = list(
        "leftEarSensitivities", "The sensitivities of the left ear, in dBHL.", of: ["type": "number"], isRequired: true
    )
    static let rightEarSensitivities = list(
        "rightEarSensitivities", "The sensitivities of the right ear, in dBHL.", of: ["type": "number"], isRequired: true
    )
    static let units = number("units", "The dose, in international units.", isRequired: true)
    static let reason = number("reason", "1 for basal, 2 for bolus.", isRequired: true)
    static let value = number("value", "The value of HealthKit, 1 to 5.", isRequired: true)
    static let isStartOfCycle = number("isStartOfCycle", "Whether a cycle starts: a Boolean, or a number.", isRequired: true)
}

extension ResultDescription {
    /// The success flag.
    static let success = ResultDescription("success", .booleanSchema)
    /// The UUID of what was saved, or an empty text. Mindfulness has the success flag.
    static let savedUUID = ResultDescription("uuid", ["type": ["string", "boolean"]])
    /// A list of points.
    static let points = ResultDescription("points", .arraySchema(of: Schemas.reference("HealthPoint")))
}

extension Schemas {
    static let flutterHealth: JSONObject = [
        "HealthPoint": [
            "type": "object",
            "description": "A sample or a characteristic, in the form of the package. The members depend on the type.",
            "required": ["date_from", "date_to", "source_id", "source_name"],
            "properties": [
                "uuid": .stringSchema, "date_from": integer, "date_to": integer, "source_id": .stringSchema,
                "source_name": .stringSchema, "recording_method": integer, "value": ["type": ["number", "null"]],
                "dataUnitKey": ["type": ["string", "null"]], "metadata": ["type": "object"],
            ],
        ],
        "FinishedRoute": object(["uuid": .stringSchema, "startDate": integer, "endDate": integer]),
    ]
}
