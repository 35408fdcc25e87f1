import HealthModel
import JSON

/// The arguments of one call.
struct Arguments {
    let context: Context
    let dialect: Dialect
    private let members: JSONObject?
    /// Where the arguments stand: empty for the params of a request.
    private let path: String

    /// The params of a request. Strictly, they are an object with no member but those of the method; to a plugin,
    /// whatever has no members is as good as nothing.
    init(_ params: JSONValue?, of method: any Method.Type, in context: Context) throws(BridgeError) {
        self.context = context
        dialect = method.dialect
        path = ""
        switch params {
        case .object(let object): members = object
        case nil: members = JSONObject()
        case .array([]) where method.parameters.isEmpty: members = JSONObject()
        default: members = nil
        }
        guard dialect == .strict else { return }
        guard let members else {
            throw .expected("an object: params go by name", at: "")
        }
        try Self.refuseUnknown(members, allowed: method.parameters.map(\.name), path: path)
    }

    /// The members of an object that is not the params of a request but a part of them, or of a file.
    init(
        _ reader: JSONReader,
        allowed: [ParameterDescription],
        in context: Context
    ) throws(BridgeError) {
        self.context = context
        dialect = .strict
        path = reader.path
        guard case .object(let object) = reader.value else { throw .invalidParams(reader.fail(expected: "an object")) }
        members = object
        try Self.refuseUnknown(object, allowed: allowed.map(\.name), path: path)
    }

    /// The value of a parameter.
    func callAsFunction<Value>(_ parameter: Parameter<Value>) throws(BridgeError) -> Value {
        let place = path.isEmpty ? parameter.name : "\(path).\(parameter.name)"
        guard let members else { throw .invalidArguments }
        let reader = members[parameter.name].map { JSONReader($0, path: place) }
        do {
            return try parameter.read(reader?.isNull == true ? nil : reader, self)
        } catch .invalidParams where dialect == .plugin {
            throw .invalidArguments
        } catch .missing {
            throw dialect == .plugin ? .invalidArguments : .invalidParams(.missing(place))
        }
    }

    /// Whether a parameter was given, if only as null.
    func has<Value>(_ parameter: Parameter<Value>) -> Bool { has(parameter.name) }

    /// Whether a parameter of this name was given, if only as null.
    func has(_ name: String) -> Bool { members?[name] != nil }

    private static func refuseUnknown(
        _ members: JSONObject,
        allowed: [String],
        path: String
    ) throws(BridgeError) {
        for (name, _) in members.members where !allowed.contains(name) {
            let place = path.isEmpty ? name.shortened : "\(path).\(name.shortened)"
            throw .invalidParams(.unknown(place))
        }
    }
}
