public import JSON

/// The OpenRPC document of the protocol, made from the declarations of the methods.
public enum OpenRPC {
    /// The version of the protocol; that of the program.
    public static let version = "0.1.0"

    /// The version of OpenRPC that the document follows.
    static let formatVersion = "1.3.2"

    /// What `rpc/discover` answers and `protocol/openrpc.json` holds.
    public static let document: JSONValue = [
        "openrpc": .string(formatVersion),
        "info": [
            "title": "healthkit-bridge",
            "version": .string(version),
            "description": """
            HealthKit as an iPhone answers it, over JSON-RPC 2.0 on stdin and stdout. The normative description is \
            protocol/README.md.
            """,
            "license": ["name": "MIT"],
        ],
        "methods": .array(MethodTable.all.sorted { $0.name < $1.name }.map(describe)),
        "x-notifications": .array(Notifications.all.map(describe)),
        "components": ["schemas": .object(Schemas.all), "errors": .object(Schemas.errors)],
    ]

    /// The names of the methods that may be called, but for those of the connection itself; sorted.
    public static var methodNames: [String] {
        MethodTable.all.map { $0.name }.filter { $0.contains("/") && !$0.hasPrefix("$") }.sorted()
    }

    /// The document as text: indented, so that a change is a readable difference.
    public static var text: String { document.indented() }

    private static func describe(_ notification: Notifications.Entry) -> JSONValue {
        [
            "name": .string(notification.name), "summary": .string(notification.summary),
            "params": Schemas.reference(notification.schema),
        ]
    }

    private static func describe(_ method: any Method.Type) -> JSONValue {
        var description: JSONObject = [
            "name": .string(method.name),
            "summary": .string(method.summary),
            "paramStructure": "by-name",
            "params": .array(method.parameters.map(\.json)),
            "result": ["name": .string(method.result.name), "schema": method.result.schema],
            "errors": .array(Schemas.errorNames(of: method).map { ["$ref": .string("#/components/errors/\($0)")] }),
            "examples": [example(of: method)],
        ]
        if method.isOfPlugin {
            description["x-alias"] = .string(String(method.shortName))
        }
        return .object(description)
    }

    private static func example(of method: any Method.Type) -> JSONValue {
        let params: [JSONValue] =
            if case .object(let object)? = method.example.params {
                object.members.map { ["name": .string($0.name), "value": $0.value] }
            } else {
                []
            }
        var example: JSONObject = [
            "name": .string(String(method.shortName)),
            "params": .array(params),
            "result": ["name": .string(method.result.name), "value": method.example.result],
        ]
        if !method.example.given.isEmpty {
            example["x-given"] = .array(
                method.example.given.map { ["method": .string($0.method), "params": $0.params] }
            )
        }
        if !method.example.files.isEmpty {
            var files = JSONObject()
            for (name, text) in method.example.files.sorted(by: { $0.key < $1.key }) {
                files[name] = .string(text)
            }
            example["x-files"] = .object(files)
        }
        return .object(example)
    }
}

extension ParameterDescription {
    fileprivate var json: JSONValue {
        ["name": .string(name), "summary": .string(summary), "required": .bool(isRequired), "schema": schema]
    }
}
