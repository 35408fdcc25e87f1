import BridgeCore
import HealthModel
import JSON

/// The parameters that several methods have.
extension ParameterDescription {
    static let types = ParameterDescription(
        "types",
        "The keys of the types.",
        isRequired: true,
        schema: Schemas.strings
    )
    static let permissions = ParameterDescription(
        "permissions",
        "For each type 0 for reading, 1 for writing, another number for both.",
        isRequired: true,
        schema: .arraySchema(of: Schemas.integer)
    )
    static let dataTypeKey = ParameterDescription(
        "dataTypeKey",
        "The key of the type, such as `HEART_RATE`.",
        isRequired: true,
        schema: .stringSchema
    )
    static let dataUnitKey = ParameterDescription(
        "dataUnitKey",
        "The key of the unit, such as `BEATS_PER_MINUTE`.",
        schema: .stringSchema
    )
    static let uuid = ParameterDescription("uuid", "The UUID of the sample.", isRequired: true, schema: .stringSchema)
    static let startTime = time("startTime", "The start, in milliseconds since 1970. Default: 0.")
    static let endTime = time("endTime", "The end, in milliseconds since 1970. Default: 0.")
    static let start = time("startTime", "The start, in milliseconds since 1970.", isRequired: true)
    static let end = time("endTime", "The end, in milliseconds since 1970.", isRequired: true)
    static let recordingMethodsToFilter = ParameterDescription(
        "recordingMethodsToFilter",
        "Leaves out manual entries if it contains 3.",
        schema: .arraySchema(of: Schemas.integer)
    )
    static let recordingMethod = ParameterDescription(
        "recordingMethod",
        "3 if the user has entered the data.",
        isRequired: true,
        schema: Schemas.integer
    )
    static let builderId = ParameterDescription(
        "builderId",
        "The identifier from `startWorkoutRoute`.",
        isRequired: true,
        schema: .stringSchema
    )

    static func number(_ name: String, _ summary: String, isRequired: Bool = true) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: ["type": "number"])
    }

    static func numbers(_ name: String, _ summary: String) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: true, schema: .arraySchema(of: ["type": "number"]))
    }

    static func text(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: .stringSchema)
    }

    static func time(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: ["type": "number"])
    }

    static func map(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: ["type": "object"])
    }
}

extension ResultDescription {
    /// The success flag.
    static let success = ResultDescription("success", .booleanSchema)
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
