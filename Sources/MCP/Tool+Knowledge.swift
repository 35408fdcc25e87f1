import BridgeCore
import Explanations
import HealthJSON
import HealthModel
import JSON
import JSONRPC
import Recordings

/// The tools that look something up.
extension Tool {
    static let describeMethod = Tool(
        name: "describe_method", title: "Describe a method",
        description:
            "The params, result, errors and an example of a method of any channel, such as store/save or control/addWalk.",
        effect: .reads, parameters: [text("method", "The name.", isRequired: true)],
        output: .object(
            OutputSchema.object(
                ["method": ["type": "string"], "description": ["type": "string"]], required: ["method", "description"]))
    ) { arguments, session in
        let name = try arguments.required("method").string()
        try arguments.finish()
        guard let method = session.reference.methods.method(name) else {
            let nearest = session.phone.connection.registry.method(near: name, withControl: true)?.name
            throw ToolError("There is no method \(name.shortened).".suggesting(nearest))
        }
        let description = session.reference.methods.description(of: method)
        return ToolResult(
            content: ["method": .string(description.title), "description": .string(description.lines.joined(separator: "\n"))],
            text: description.text
        )
    }

    static let searchCatalog = rows(
        "search_catalog", "Search HealthKit's types",
        "HealthKit's types: identifiers, units, whether an app may read and share them, and since which iOS.",
        [
            text("text", "A text in a name, the kind or the unit, such as heart or kcal. Default: all types."),
            choice("kind", ObjectType.Kind.allCases.map(\.rawValue), "Only types of this kind."),
            text("osVersion", "Only types that exist on this version of iOS."),
        ],
        OutputSchema(.null).rows(
            "types",
            of: .object(
                OutputSchema.object(
                    [
                        "identifier": ["type": "string"], "name": ["type": "string"], "title": ["type": "string"],
                        "kind": ["type": "string"], "iOS": ["type": "string"], "isReadable": ["type": "boolean"],
                        "isShareable": ["type": "boolean"], "unit": ["type": "string"], "aggregation": ["type": "string"],
                    ], required: ["identifier", "name", "kind", "iOS", "isReadable", "isShareable"])))
    ) { arguments, _ in
        let text = try arguments.optional("text")?.string()
        let kind = try arguments.optional("kind")?.string()
        let version = try arguments.optional("osVersion").map { reader in
            guard let version = OSVersion(try reader.string()) else { throw reader.fail(expected: "a version such as 17.4") }
            return version
        }
        try arguments.finish()
        let types = TypeCatalog.types(with: text).filter { type in
            (kind.map { $0 == type.kind.rawValue } ?? true) && (version.map { type.iOS <= $0 } ?? true)
        }
        if let text, types.isEmpty {
            throw ToolError(
                "No type has this text.".suggesting(text.nearest(among: TypeCatalog.all.flatMap { [$0.name, $0.title] })))
        }
        return Rows("types", types.map(\.row))
    }

    static let explain = Tool(
        name: "explain", title: "Explain a rule, an error, a type or a symbol",
        description: """
            Why HealthKit answers so: a rule (AUTH-40), an error (-32001, errorAuthorizationNotDetermined, the text of an \
            exception), a type \
            (stepCount), a class (HKStatisticsQuery), a method, or words that are searched for in the rules. With sources, and \
            whether Apple \
            documents it.
            """,
        effect: .reads, parameters: [text("query", "The name, code or text.", isRequired: true)],
        output: .object(
            OutputSchema.object(
                [
                    "explanations": [
                        "type": "array",
                        "items": [
                            "type": "object", "required": ["title", "text"],
                            "properties": ["title": ["type": "string"], "text": ["type": "string"]],
                        ],
                    ]
                ], required: ["explanations"]))
    ) { arguments, session in
        let query = try arguments.required("query").string()
        try arguments.finish()
        let found = session.reference.explanations(of: query)
        guard !found.isEmpty else {
            throw ToolError("There is no explanation of this.".suggesting(session.reference.name(near: query)))
        }
        let isList = found.count > mostInFull
        let explanations = found.map { explanation -> JSONValue in
            let lines = isList ? Array(explanation.lines.prefix(1)) : explanation.lines
            return ["title": .string(explanation.title), "text": .string(lines.joined(separator: "\n"))]
        }
        return ToolResult(
            content: ["explanations": .array(explanations)],
            text: found.map { isList ? $0.summary : $0.text }.joined(separator: isList ? "" : "\n")
        )
    }

    /// More explanations than these are listed, with their first lines.
    private static let mostInFull = 5

    /// The first explanation of an error that an app got.
    static func explanation(of error: ErrorObject, _ session: Session) -> String? {
        let name = error.data?["name"]?.text ?? error.message
        return session.reference.explanations(of: name).first?.text
    }

    /// The result of a call that must succeed.
    static func success(_ reply: SessionPhone.Reply, of method: String, _ session: Session) throws -> JSONLists {
        switch reply {
        case .result(let lists): return lists
        case .waiting: throw ToolError("\(method) waits for the user: a permission sheet is open.")
        case .error(let error):
            let message = error.message
            guard error.data?["name"] == "errorAuthorizationNotDetermined" else {
                throw ToolError([message, explanation(of: error, session)].compactMap(\.self).joined(separator: "\n"))
            }
            switch session.access {
            case .ownPhone:
                throw ToolError("\(message). The app has not asked to read this type. Call store/requestAuthorization first.")
            case .reading, .writing:
                throw ToolError("\(message). Nobody has permitted to read this type. The option --read of the server permits it.")
            }
        }
    }
}
