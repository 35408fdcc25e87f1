package import JSON

/// The building blocks of all schemas, and the errors to which methods refer.
package enum Schemas {
    package static let integer: JSONValue = ["type": "integer"]
    package static let date: JSONValue = ["type": "string", "format": "date-time"]
    package static let strings: JSONValue = .arraySchema(of: .stringSchema)

    /// A reference to a schema of the document, by name.
    package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/components/schemas/\(name)")] }

    /// The schema of an object with these members and no others.
    package static func object(_ required: JSONObject, optional: JSONObject = [:]) -> JSONValue {
        var properties = required
        for (name, schema) in optional.members {
            properties[name] = schema
        }
        return [
            "type": "object",
            "required": .strings(required.members.map(\.name)),
            "properties": .object(properties),
            "additionalProperties": false,
        ]
    }

    /// One object with the members of all objects.
    package static func merged(_ objects: JSONObject...) -> JSONObject { merged(objects) }

    /// One object with the members of all objects.
    static func merged(_ objects: [JSONObject]) -> JSONObject {
        var all = JSONObject()
        for (name, schema) in objects.flatMap(\.members) {
            all[name] = schema
        }
        return all
    }

    /// The errors by name. `protocol/errors.json` says when each occurs.
    static let errors: JSONObject = [
        "invalidParams": error(-32602, "Invalid params"),
        "internalError": error(-32603, "Internal error, or the store, the audit log or an archive failed"),
        "platformError": error(ErrorCode.platformError, "A FlutterError of the plugin"),
        "healthKitError": error(ErrorCode.healthKitError, "An NSError of HealthKit"),
        "nativeException": error(ErrorCode.nativeException, "A native exception: on a device the app would be gone"),
        "fault": error(ErrorCode.fault, "An injected fault, or the end of the app"),
        "noReply": error(ErrorCode.noReply, "On a device the plugin never answers the call"),
        "requestCancelled": error(ErrorCode.requestCancelled, "Cancelled by $/cancelRequest"),
    ]

    private static func error(_ code: Int, _ message: String) -> JSONValue {
        ["code": .integer(code), "message": .string(message)]
    }
}

/// Schemas that several channels share.
extension JSONValue {
    package static let booleanSchema: JSONValue = ["type": "boolean"]
    package static let stringSchema: JSONValue = ["type": "string"]
    package static let nullSchema: JSONValue = ["type": "null"]

    package static func integerSchema(_ values: some Sequence<Int>) -> JSONValue {
        ["type": "integer", "enum": .array(values.map { .integer($0) })]
    }

    package static func enumSchema(_ names: some Sequence<String>) -> JSONValue { ["enum": .strings(names)] }

    package static func arraySchema(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
}

extension JSONValue {
    package static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map(JSONValue.string)) }
}
