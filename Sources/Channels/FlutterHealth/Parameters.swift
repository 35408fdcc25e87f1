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
    static let start = number("startTime", "The start, in milliseconds since 1970.", isRequired: true)
    static let end = number("endTime", "The end, in milliseconds since 1970.", isRequired: true)
    static let recordingMethodsToFilter = list(
        "recordingMethodsToFilter", "Leaves out manual entries if it contains 3.", of: Schemas.integer
    )
    static let recordingMethod = integer("recordingMethod", "3 if the user has entered the data.", isRequired: true)
    static let builderId = text("builderId", "The identifier from `startWorkoutRoute`.", isRequired: true)
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
