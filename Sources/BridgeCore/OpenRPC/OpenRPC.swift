import CExamples
import HealthJSON
package import JSON

/// The OpenRPC document of the protocol, made from the declarations of the methods.
public enum OpenRPC {
    /// The version of the protocol, which is also the version of the program.
    public static let version = "1.0.0-rc.1"

    /// The version of the OpenRPC specification.
    static let formatVersion = "1.3.2"

    /// The document that `rpc/discover` returns and `protocol/openrpc.json` holds.
    /// `hosted` are the channels of a hosted app, whose methods are not known; nil without a hosted app.
    package static func document(of registry: ChannelRegistry, hosted: [String]? = nil) -> JSONValue {
        let schemas = registry.channels.map(\.schemas)
        let examples = readExamples()
        var document: JSONObject = [
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
            "methods": .array(registry.methods.map { describe($0, examples[$0.name]) }),
            "x-notifications": .array(registry.channels.flatMap(\.notifications).sorted { $0.name < $1.name }.map(describe)),
            "components": ["schemas": .object(Schemas.merged(schemas)), "errors": .object(errors)],
        ]
        if let hosted { document["x-hosted"] = .array(hosted.map(JSONValue.string)) }
        return .object(document)
    }

    /// The sorted names of all methods except those of the connection itself.
    package static func methodNames(of registry: ChannelRegistry) -> [String] {
        registry.methods.filter { $0.caller != .client }.map(\.name)
    }

    /// The document as text with a line for each method, notification, schema and error: a change shows as changed lines.
    package static func text(of registry: ChannelRegistry) -> String {
        document(of: registry).lines(dividing: ["methods", "x-notifications", "components", "schemas", "errors"])
    }

    /// The errors by name. `protocol/errors.json` says when each occurs.
    private static let errors: JSONObject = [
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

    private static func describe(_ notification: NotificationDescription) -> JSONValue {
        [
            "name": .string(notification.name), "summary": .string(notification.summary),
            "params": Schemas.reference(notification.schema),
        ]
    }

    private static func describe(_ entry: ChannelRegistry.Entry, _ example: JSONValue?) -> JSONValue {
        let method = entry.method
        let errors = entry.channel.errorNames(of: method)
        var description: JSONObject = [
            "name": .string(entry.name),
            "summary": .string(method.summary),
            "paramStructure": "by-name",
            "params": .array(entry.parameters.map(\.json)),
            "result": ["name": .string(method.result.name), "schema": method.result.schema],
            "errors": .array(errors.map { ["$ref": .string("#/components/errors/\($0)")] }),
        ]
        if let example { description["examples"] = [example] }
        if entry.channel.allowsBareNames { description["x-alias"] = .string(method.name) }
        for (name, value) in entry.channel.descriptionMembers(of: method).members {
            description[name] = value
        }
        return .object(description)
    }

    /// The examples by the names of the methods. Only a document needs them, so they are not kept.
    private static func readExamples() -> JSONObject {
        var count = 0
        let bytes = unsafe UnsafeBufferPointer(start: examplesOfMethods(&count), count: count)
        guard case .object(let examples)? = try? JSONValue(parsing: unsafe Array(bytes)) else { return [:] }
        return examples
    }
}

extension ParameterDescription {
    fileprivate var json: JSONValue {
        ["name": .string(name), "summary": .string(summary), "required": .bool(isRequired), "schema": schema]
    }
}
