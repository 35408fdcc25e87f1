import Explanations
import JSON

/// The schemas of results. Those of values of the protocol are taken from the OpenRPC document.
struct OutputSchema {
    private let schemas: JSONValue

    init(_ document: JSONValue) {
        schemas = document["components"]?["schemas"] ?? .null
    }

    /// An object with some members. `names` are the schemas of the protocol to which they refer.
    static func object(_ members: KeyValuePairs<String, JSONValue>, required: [String]) -> JSONObject {
        var properties = JSONObject()
        for (name, schema) in members { properties[name] = schema }
        return [
            "type": "object", "properties": .object(properties), "required": .array(required.map(JSONValue.string)),
        ]
    }

    /// An object with rows: the members of its head, the rows, their count and the cursor of the next ones.
    func rows(_ name: String, of row: JSONValue, _ head: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
        var properties = JSONObject()
        for (name, schema) in head { properties[name] = schema }
        properties["count"] = ["type": "integer", "description": "All rows, also those of later pages."]
        properties[name] = ["type": "array", "items": row]
        properties["nextCursor"] = ["type": "string"]
        return resolved(["type": "object", "properties": .object(properties), "required": [.string(name), "count"]])
    }

    /// A reference to a schema of the protocol.
    static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    /// A schema with those to which it refers, also through others, in `$defs`.
    func resolved(_ schema: JSONObject) -> JSONValue {
        var definitions = JSONObject()
        func collect(_ value: JSONValue) {
            if let name = value["$ref"]?.text?.split(separator: "/").last.map(String.init), definitions[name] == nil,
                let found = schemas[name]
            {
                definitions[name] = Self.local(found)
                collect(found)
            }
            for element in value.elements { collect(element) }
            for member in value.members { collect(member.value) }
        }
        collect(.object(schema))
        var schema = schema
        if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
        return .object(schema)
    }

    /// A schema whose references are within the schema of a tool.
    private static func local(_ schema: JSONValue) -> JSONValue {
        switch schema {
        case .array(let elements): .array(elements.map(local))
        case .object(let object):
            if let name = schema["$ref"]?.text?.split(separator: "/").last {
                reference(String(name))
            } else {
                .object(object.mapValues(local))
            }
        default: schema
        }
    }
}
