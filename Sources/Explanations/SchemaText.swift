import BridgeCore
import JSON

/// The schemas of the OpenRPC document, as text.
enum SchemaText {
    /// A schema on one line, such as `array of Sample`. A question mark follows the name of an optional member.
    static func text(_ schema: JSONValue) -> String {
        if let reference = name(of: schema) { return reference }
        if let choices = schema["oneOf"] { return choices.elements.map(text).joined(separator: " or ") }
        if let value = schema["const"] { return value.jsonText }
        if let values = schema["enum"] { return values.elements.map(\.jsonText).joined(separator: " | ") }
        switch schema["type"] {
        case .array(let types)?: return types.compactMap(\.text).joined(separator: " or ")
        case "array"?: return "array of \(schema["items"].map(text) ?? "anything")"
        case "object"?: return objectText(schema)
        case .string(let type)?: return type + (schema["format"]?.text.map { " (\($0))" } ?? "")
        default: return "anything"
        }
    }

    /// The names of the schemas to which a value refers, also through other schemas, in the order in which they appear.
    static func references(in value: JSONValue, _ schemas: JSONValue?) -> [String] {
        var found: [String] = []
        func collect(_ value: JSONValue) {
            if let name = name(of: value) {
                guard !found.contains(name) else { return }
                found.append(name)
                collect(schemas?[name] ?? .null)
            }
            for element in value.elements { collect(element) }
            for member in value.members { collect(member.value) }
        }
        collect(value)
        return found
    }

    private static func name(of schema: JSONValue) -> String? {
        schema["$ref"]?.text?.split(separator: "/").last.map(String.init)
    }

    private static func objectText(_ schema: JSONValue) -> String {
        guard let properties = schema["properties"] else {
            guard case .object? = schema["additionalProperties"], let values = schema["additionalProperties"] else {
                return "object"
            }
            return "object of \(text(values))"
        }
        let required = Set((schema["required"]?.elements ?? []).compactMap(\.text))
        let members = properties.members.map { "\($0.name)\(required.contains($0.name) ? "" : "?"): \(text($0.value))" }
        return "{\(members.joined(separator: ", "))}"
    }
}
