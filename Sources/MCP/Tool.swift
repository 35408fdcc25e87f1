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

extension Tool {
    /// A sentence about wrong arguments. That about an unknown one names the others.
    func sentence(_ error: JSONReadingError) -> String {
        let isWithinArgument = parameters.contains { error.path.hasPrefix("arguments.\($0.name).") }
        let isUnknown = error.isUnknownMember && !isWithinArgument
        return (isUnknown ? error.naming(parameters.map(\.name), of: name) : error).sentence(callingTheTop: "the arguments")
    }
}

struct ToolResult {
    /// The structured content, an object.
    let content: JSONText
    /// The text for clients that read no structured content. Default: the content as JSON.
    let text: String?

    /// A result whose structured content is already written.
    init(content: JSONText) {
        self.content = content
        text = nil
    }

    /// A result.
    init(content: JSONObject, text: String? = nil) {
        self.content = JSONText(content)
        self.text = text
    }
}

/// A failure that the client can read and mend.
struct ToolError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// The answer to `tools/call`.
struct ToolAnswer: JSONWritable {
    let outcome: Result<ToolResult, ToolError>
    let version: ProtocolVersion

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key(text: Self.content)
            writer.array { writer in
                writer.object { writer in
                    writer.key(text: Self.text)
                    switch outcome {
                    case .success(let result):
                        if let text = result.text { writer.string(text) } else { writer.string(result.content) }
                    case .failure(let error): writer.string(error.message)
                    }
                }
            }
            if case .success(let result) = outcome {
                writer.key(text: Self.structuredContent)
                writer.write(result.content)
            }
            writer.key(text: Self.isError)
            if case .success = outcome { writer.bool(false) } else { writer.bool(true) }
            writer.member("resultType", ifPresent: version.resultType)
        }
    }

    // The names of the members, as `JSONWriter.key(text:)` takes them.
    private static let content = Array(#""content":"#.utf8)
    private static let text = Array(#""type":"text","text":"#.utf8)
    private static let structuredContent = Array(#""structuredContent":"#.utf8)
    private static let isError = Array(#""isError":"#.utf8)
}
