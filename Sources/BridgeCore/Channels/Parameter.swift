package import HealthJSON
import JSON

/// A parameter of a method: its description, and the function that reads its value.
package struct Parameter<Value>: Sendable {
    /// One description, or those of a table of options.
    package let descriptions: [ParameterDescription]
    private let readMember: @Sendable (inout Members) throws -> Value

    /// A parameter that must be present and not null.
    package static func required(_ name: String, _ codec: ValueCodec<Value>, _ summary: String) -> Parameter {
        Parameter(ParameterDescription(name, summary, isRequired: true, isPath: codec.isPath, schema: codec.schema)) {
            arguments in
            guard let value = try arguments.optional(name, codec) else {
                throw JSONReadingError.missing(arguments.path(of: name))
            }
            return value
        }
    }

    /// A parameter that must be present, and may be null.
    package static func nullable<Wrapped>(
        _ name: String, _ codec: ValueCodec<Wrapped>, _ summary: String
    ) -> Parameter where Value == Wrapped? {
        let description = ParameterDescription(
            name,
            summary,
            isRequired: true,
            isPath: codec.isPath,
            schema: codec.schema == [:] ? [:] : ["oneOf": [codec.schema, .nullSchema]]
        )
        return Parameter(description) { arguments in
            guard let reader = arguments.member(name) else { throw JSONReadingError.missing(arguments.path(of: name)) }
            return reader.isNull ? nil : try codec.read(reader, arguments.context)
        }
    }

    /// A parameter that may be absent or null.
    package static func optional<Wrapped>(
        _ name: String, _ codec: ValueCodec<Wrapped>, _ summary: String
    ) -> Parameter where Value == Wrapped? {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            arguments in try arguments.optional(name, codec)
        }
    }

    /// A parameter that changes a value, or removes it with null. It is nil if absent, and `.some(nil)` for null.
    package static func settable<Wrapped>(
        _ name: String, _ codec: ValueCodec<Wrapped>, _ summary: String
    ) -> Parameter where Value == Wrapped?? {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            arguments in
            guard let reader = arguments.member(name) else { return nil }
            return reader.isNull ? .some(nil) : try codec.read(reader, arguments.context)
        }
    }

    init(_ description: ParameterDescription, _ readMember: @escaping @Sendable (inout Members) throws -> Value) {
        descriptions = [description]
        self.readMember = readMember
    }

    /// Reads the value from the arguments of a call, or from an object whose members are the parameters.
    package func read(_ arguments: inout Members) throws -> Value {
        do {
            return try readMember(&arguments)
        } catch is JSONReadingError where arguments.context.caller == .plugin {
            throw BridgeError.invalidArguments
        }
    }
}

extension Parameter where Value == Members {
    /// The parameters of a table of options. The method reads the members itself.
    package init(_ descriptions: [ParameterDescription]) {
        self.descriptions = descriptions
        readMember = { $0 }
    }
}

extension Parameter where Value: Sendable {
    /// A parameter with a default value.
    package static func optional(
        _ name: String, _ codec: ValueCodec<Value>, default value: Value, _ summary: String
    ) -> Parameter {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            arguments in
            // An optional of the type would be looked up in each call.
            guard let reader = arguments.member(name), !reader.isNull else { return value }
            return try codec.read(reader, arguments.context)
        }
    }
}

extension Parameter where Value == Bool {
    /// Whether a long call reports its progress to the client. It is the last parameter of such a method, which passes the value to
    /// ``Call/shouldContinue(_:isReported:)``.
    package static let progress = Parameter.optional(
        "progress", .bool, default: false, "Whether to send `control/progress` after each tenth of the work."
    )
}
