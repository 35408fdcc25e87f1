package import HealthJSON
package import JSON

/// The arguments of a call, or of a nested object: members that are read one by one.
package struct Arguments {
    /// The context for reading values.
    package let context: ReadingContext
    private let members: JSONObject?
    /// The path of the arguments within the params; empty for the params themselves.
    private let path: String

    /// The params of a request. In the strict style they must be an object whose members are all parameters of the method.
    /// In the plugin style, unknown members are ignored.
    init(_ params: JSONValue?, of method: Method, _ context: ReadingContext) throws {
        self.context = context
        path = ""
        switch params {
        case .object(let object): members = object
        case nil: members = JSONObject()
        case .array([]) where method.parameters.isEmpty: members = JSONObject()
        default: members = nil
        }
        guard context.style != .plugin else { return }
        guard let members else { throw JSONReadingError.expected("an object, because params are passed by name", at: "") }
        try Self.refuseUnknown(members, allowed: method.parameters.map(\.name), path: path)
    }

    /// The members of an object within the params of a request, or within a file. They are read strictly.
    package init(_ reader: JSONReader, allowed: [ParameterDescription], _ context: ReadingContext) throws {
        self.context = context.strict
        path = reader.path
        guard case .object(let object) = reader.value else { throw reader.fail(expected: "an object") }
        members = object
        try Self.refuseUnknown(object, allowed: allowed.map(\.name), path: path)
    }

    /// The value of a parameter.
    package func callAsFunction<Value>(_ parameter: Parameter<Value>) throws -> Value {
        guard let members else { throw BridgeError.invalidArguments }
        let place = path.isEmpty ? parameter.name : "\(path).\(parameter.name)"
        let argument: ArgumentValue =
            switch members[parameter.name] {
            case nil: .absent(path: place)
            case .null: .null(path: place)
            case let value?: .value(JSONReader(value, path: place))
            }
        do {
            return try parameter.read(argument, context)
        } catch is JSONReadingError where context.style == .plugin {
            throw BridgeError.invalidArguments
        }
    }

    private static func refuseUnknown(_ members: JSONObject, allowed: [String], path: String) throws {
        for (name, _) in members.members where !allowed.contains(name) {
            throw JSONReadingError.unknown(name.shortened, among: allowed).within(path)
        }
    }
}
