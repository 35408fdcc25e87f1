import HealthModel
import JSON

/// A parameter as the OpenRPC document shows it.
struct ParameterDescription: Sendable {
    let name: String
    let summary: String
    let schema: JSONValue
    let isRequired: Bool
}

/// A parameter of a method: its description, and how its value is read.
struct Parameter<Value>: Sendable {
    let description: ParameterDescription
    /// Reads the value; nil stands for an argument that is absent or null.
    let read: @Sendable (JSONReader?, Arguments) throws(BridgeError) -> Value

    var name: String { description.name }

    /// A parameter that must be given.
    static func required(_ name: String, _ form: Form<Value>, _ summary: String) -> Parameter {
        let description = ParameterDescription(name: name, summary: summary, schema: form.schema, isRequired: true)
        return Parameter(description: description) { (reader, arguments) throws(BridgeError) in
            guard let reader else { throw .missing(name) }
            return try form.read(reader, arguments)
        }
    }

    /// A parameter that must be given, if only as null, which means something.
    static func nullable(_ name: String, _ form: Form<Value>, _ summary: String) -> Parameter<Value?> {
        let schema: JSONValue = form.schema == [:] ? [:] : ["oneOf": [form.schema, .nullSchema]]
        let description = ParameterDescription(name: name, summary: summary, schema: schema, isRequired: true)
        return Parameter<Value?>(description: description) { (reader, arguments) throws(BridgeError) in
            guard let reader else {
                guard arguments.has(name) else { throw .missing(name) }
                return nil
            }
            return try form.read(reader, arguments)
        }
    }

    /// A parameter that may be left out.
    static func optional(_ name: String, _ form: Form<Value>, _ summary: String) -> Parameter<Value?> {
        let description = ParameterDescription(name: name, summary: summary, schema: form.schema, isRequired: false)
        return Parameter<Value?>(description: description) { (reader, arguments) throws(BridgeError) in
            guard let reader else { return nil }
            return try form.read(reader, arguments)
        }
    }
}

extension Parameter where Value: Sendable {
    /// A parameter that has a value when it is left out.
    static func optional(
        _ name: String,
        _ form: Form<Value>,
        default value: Value,
        _ summary: String
    ) -> Parameter<Value> {
        let description = ParameterDescription(name: name, summary: summary, schema: form.schema, isRequired: false)
        return Parameter(description: description) { (reader, arguments) throws(BridgeError) in
            guard let reader else { return value }
            return try form.read(reader, arguments)
        }
    }
}

/// How a value looks on the wire, and how it is read.
struct Form<Value>: Sendable {
    let schema: JSONValue
    let read: @Sendable (JSONReader, Arguments) throws(BridgeError) -> Value

    init(_ schema: JSONValue, read: @escaping @Sendable (JSONReader, Arguments) throws(BridgeError) -> Value) {
        self.schema = schema
        self.read = read
    }

    /// A form whose reading needs no context.
    init(_ schema: JSONValue, read: @escaping @Sendable (JSONReader) throws(JSONReadingError) -> Value) {
        self.init(schema) { (reader, _) throws(BridgeError) in
            do throws(JSONReadingError) {
                return try read(reader)
            } catch {
                throw .invalidParams(error)
            }
        }
    }
}
