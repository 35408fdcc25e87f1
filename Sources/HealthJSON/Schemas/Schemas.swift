package import JSON

/// The building blocks of all schemas.
package enum Schemas {
    package static let integer: JSONValue = ["type": "integer"]
    package static let date: JSONValue = ["type": "string", "format": "date-time"]
    package static let strings: JSONValue = .arraySchema(of: .stringSchema)

    /// A reference to a schema of the document, by name.
    package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/components/schemas/\(name)")] }

    /// The schema of an object with these members and no others.
    package static func object(_ required: JSONObject, optional: JSONObject = [:]) -> JSONValue {
        var properties = required
        for (name, schema) in optional.members { properties[name] = schema }
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
    package static func merged(_ objects: [JSONObject]) -> JSONObject {
        var all = JSONObject()
        for (name, schema) in objects.flatMap(\.members) { all[name] = schema }
        return all
    }
}

/// Schemas of plain values.
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
