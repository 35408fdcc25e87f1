import JSON

/// One method of the protocol: a type with a name, a description, and a function from arguments to a result.
///
/// A method that cannot go on before the user has answered a permission sheet throws; the host keeps the request and
/// carries it out anew when the sheet has been dealt with. So a method is a plain function, with one rule: it reads
/// every argument before it changes anything.
protocol Method: SendableMetatype {
    associatedtype Result: JSONWritable
    /// `channel/method`, as on the wire.
    static var name: String { get }
    /// One sentence for the OpenRPC document.
    static var summary: String { get }
    /// What may be passed, in order.
    static var parameters: [ParameterDescription] { get }
    /// What comes back.
    static var result: ResultDescription { get }
    /// A call and its result; a test makes it.
    static var example: Example { get }
    /// The platform error code under which a HealthKit error reaches a plugin's client; nil where it is not wrapped.
    static var platformCode: String? { get }
    /// What it does with health data, for the audit log; nil where it touches none.
    static var auditAction: AuditAction? { get }
    /// Carries the method out.
    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Result
}

extension Method {
    static var parameters: [ParameterDescription] { [] }
    static var platformCode: String? { isOfPlugin ? "PERMISSION_ERROR" : nil }

    /// How the method's arguments are read.
    static var dialect: Dialect { isOfPlugin || !name.utf8.contains(UInt8(ascii: "/")) ? .plugin : .strict }

    /// Whether the method is one of the plugin's channel.
    static var isOfPlugin: Bool { Channel.plugin.holds(name) }

    /// The name without its channel.
    static var shortName: Substring { name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...] }
}

/// A channel: methods whose names begin alike.
struct Channel {
    static let plugin = Channel("healthkit_permissions/")
    static let store = Channel("store/")
    static let control = Channel("control/")

    private let prefix: String

    private init(_ prefix: String) {
        self.prefix = prefix
    }

    /// Whether a method is one of the channel. Every request asks several times: bytes need no look at what a character is.
    func holds(_ name: String) -> Bool { name.utf8.starts(with: prefix.utf8) }

    /// Whether the method is one that an app would call, so that it can be journalled and made to fail.
    static func isEmulated(_ name: String) -> Bool { plugin.holds(name) || store.holds(name) }
}

/// How arguments are read.
enum Dialect {
    /// As a plugin's native side reads them, and as `shutdown` and `exit` do: what is missing or of another type is
    /// `INVALID_ARGUMENTS`, what it does not know it ignores.
    case plugin
    /// Exactly: what is missing, of another type or unknown is -32602 with the place.
    case strict
}

/// What a method answers, for the OpenRPC document.
struct ResultDescription: Sendable {
    let name: String
    let schema: JSONValue

    init(_ name: String, _ schema: JSONValue) {
        self.name = name
        self.schema = schema
    }
}

/// What many methods answer.
extension ResultDescription {
    static let nothing = ResultDescription("nothing", .nullSchema)
    static let builder = ResultDescription("builder", ["$ref": "#/components/schemas/Builder"])
    static let sample = ResultDescription("sample", ["$ref": "#/components/schemas/Sample"])
}

/// A call and its result, for the OpenRPC document.
struct Example: Sendable {
    let params: JSONValue?
    let result: JSONValue
    /// The calls, by method and params, that made the default world what it is for this one.
    let given: [(method: String, params: JSONValue)]
    /// The files that are in the folder where the host was started, by name.
    let files: [String: String]

    init(
        _ params: JSONValue? = nil,
        result: JSONValue,
        given: [(method: String, params: JSONValue)] = [],
        files: [String: String] = [:]
    ) {
        self.params = params
        self.result = result
        self.given = given
        self.files = files
    }

    /// A call that reads a characteristic, which the user has set and lets the app read.
    static func reading(
        _ identifier: String,
        set value: JSONValue,
        params: JSONValue? = nil,
        result: JSONValue
    ) -> Example {
        Example(
            params,
            result: result,
            given: [
                ("control/setCharacteristic", ["identifier": .string(identifier), "value": value]),
                ("requestCharacteristicPermissions", ["identifiers": [.string(identifier)]]),
            ]
        )
    }
}
