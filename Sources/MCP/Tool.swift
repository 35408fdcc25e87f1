import BridgeCore
import JSON

/// A tool of the server: schemas, and a function from arguments to a result.
struct Tool: Sendable {
    /// What a tool does to the phone.
    enum Effect: Sendable {
        case reads, adds, changes
    }

    let name: String
    let title: String
    let description: String
    let effect: Effect
    let parameters: [Parameter]
    /// The schema of the structured content.
    let output: JSONValue
    /// Reads the arguments and performs the tool. Throws ``ToolError`` or `JSONReadingError`.
    let perform: @Sendable (inout JSONObjectReader, Session) throws -> ToolResult

    /// A parameter, with its schema.
    struct Parameter: Sendable {
        let name: String
        let schema: JSONValue
        var isRequired = false
    }

    /// The description in `tools/list`.
    var json: JSONValue {
        var input: JSONObject = ["type": "object"]
        var properties = JSONObject()
        for parameter in parameters { properties[parameter.name] = parameter.schema }
        input["properties"] = .object(properties)
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { input["required"] = .array(required) }
        input["additionalProperties"] = false
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": .object(input), "outputSchema": output,
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(effect == .reads), "destructiveHint": .bool(effect == .changes),
                "idempotentHint": .bool(effect == .reads), "openWorldHint": false,
            ],
        ]
    }
}

/// The result of a tool.
struct ToolResult {
    /// The structured content.
    let content: JSONObject
    /// The text for clients that read no structured content. Default: the content as JSON.
    var text: String?

    var json: JSONObject {
        let text = text ?? JSONValue.object(content).compactText
        return ["content": [["type": "text", "text": .string(text)]], "structuredContent": .object(content), "isError": false]
    }
}

/// A failure that the client can read and mend.
struct ToolError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    var json: JSONObject {
        ["content": [["type": "text", "text": .string(message)]], "isError": true]
    }
}
