package import JSON

/// The arguments of one call, or of a part of one: an object whose members are read one by one.
package struct Arguments {
    /// What the values are read with.
    package let context: ReadingContext
    private let members: JSONObject?
    /// Where the arguments stand: empty for the params of a request.
    private let path: String

    /// The params of a request. Read strictly, they are an object with no member but the parameters of the method; to a
    /// plugin, params without members are as good as none.
    init(_ params: JSONValue?, of method: Method, _ context: ReadingContext) throws(BridgeError) {
        self.context = context
        path = ""
        switch params {
        case .object(let object): members = object
        case nil: members = JSONObject()
        case .array([]) where method.parameters.isEmpty: members = JSONObject()
        default: members = nil
        }
        guard context.style == .strict else { return }
        guard let members else { throw .expected("an object: params go by name", at: "") }
        try Self.refuseUnknown(members, allowed: method.parameters.map(\.name), path: path)
    }

    /// The members of an object that is a part of the params of a request, or of a file. Read strictly.
    package init(
        _ reader: JSONReader,
        allowed: [ParameterDescription],
        _ context: ReadingContext
    ) throws(BridgeError) {
        self.context = context.strict
        path = reader.path
        guard case .object(let object) = reader.value else { throw .invalidParams(reader.fail(expected: "an object")) }
        members = object
        try Self.refuseUnknown(object, allowed: allowed.map(\.name), path: path)
    }

    /// The value of a parameter.
    package func callAsFunction<Value>(_ parameter: Parameter<Value>) throws(BridgeError) -> Value {
        guard let members else { throw .invalidArguments }
        let place = path.isEmpty ? parameter.name : "\(path).\(parameter.name)"
        let argument: ArgumentValue =
            switch members[parameter.name] {
            case nil: .absent
            case .null: .null
            case let value?: .value(JSONReader(value, path: place))
            }
        do {
            return try parameter.read(argument, context)
        } catch .invalidParams where context.style == .plugin {
            throw .invalidArguments
        } catch .missing {
            throw context.style == .plugin ? .invalidArguments : .invalidParams(.missing(place))
        }
    }

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
