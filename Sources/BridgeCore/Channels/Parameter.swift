package import HealthJSON
package import JSON

/// The description of a parameter in the OpenRPC document.
package struct ParameterDescription: Sendable {
    package let name: String
    package let summary: String
    package let isRequired: Bool
    /// Whether the value is, or can be, the path of a file.
    package let isPath: Bool
    private let makeSchema: @Sendable () -> JSONValue

    /// The schema of the value.
    package var schema: JSONValue { makeSchema() }

    /// A description. A plugin's method, which reads its arguments itself, declares its parameters with descriptions only.
    package init(
        _ name: String,
        _ summary: String,
        isRequired: Bool = false,
        isPath: Bool = false,
        schema: @autoclosure @escaping @Sendable () -> JSONValue
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        self.isPath = isPath
        makeSchema = schema
    }
}

/// The argument of a call for one parameter.
package enum ArgumentValue {
    case absent(path: String)
    case null(path: String)
    case value(JSONReader)

    /// The path of the argument within the params.
    package var path: String {
        switch self {
        case .absent(let path), .null(let path): path
        case .value(let reader): reader.path
        }
    }
}

/// A parameter of a method: its description, and the function that reads its value.
package struct Parameter<Value>: Sendable {
    package let description: ParameterDescription
    let read: @Sendable (ArgumentValue, ReadingContext) throws -> Value

    package var name: String { description.name }

    /// A parameter that must be present and not null.
    package static func required(_ name: String, _ codec: ValueCodec<Value>, _ summary: String) -> Parameter {
        Parameter(ParameterDescription(name, summary, isRequired: true, isPath: codec.isPath, schema: codec.schema)) {
            argument, context in
            guard case .value(let reader) = argument else { throw JSONReadingError.missing(argument.path) }
            return try codec.read(reader, context)
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
        return Parameter(description) { argument, context in
            switch argument {
            case .absent: throw JSONReadingError.missing(argument.path)
            case .null: nil
            case .value(let reader): try codec.read(reader, context)
            }
        }
    }

    /// A parameter that may be absent or null.
    package static func optional<Wrapped>(
        _ name: String, _ codec: ValueCodec<Wrapped>, _ summary: String
    ) -> Parameter where Value == Wrapped? {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            argument, context in
            guard case .value(let reader) = argument else { return nil }
            return try codec.read(reader, context)
        }
    }

    /// A parameter that changes a value, or removes it with null. It is nil if absent, and `.some(nil)` for null.
    package static func settable<Wrapped>(
        _ name: String, _ codec: ValueCodec<Wrapped>, _ summary: String
    ) -> Parameter where Value == Wrapped?? {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            argument, context in
            switch argument {
            case .absent: nil
            case .null: .some(nil)
            case .value(let reader): try codec.read(reader, context)
            }
        }
    }

    init(
        _ description: ParameterDescription,
        _ read: @escaping @Sendable (ArgumentValue, ReadingContext) throws -> Value
    ) {
        self.description = description
        self.read = read
    }
}

extension Parameter where Value: Sendable {
    /// A parameter with a default value.
    package static func optional(
        _ name: String, _ codec: ValueCodec<Value>, default value: Value, _ summary: String
    ) -> Parameter {
        Parameter(ParameterDescription(name, summary, isRequired: false, isPath: codec.isPath, schema: codec.schema)) {
            argument, context in
            guard case .value(let reader) = argument else { return value }
            return try codec.read(reader, context)
        }
    }
}
