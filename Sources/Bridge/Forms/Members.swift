import JSON

/// Reads the members of an object that stands in an argument, each by its form.
///
/// ```swift
/// var members = try Members(of: reader, arguments)
/// let unit = try members.required("unit", .unit)
/// try members.finish()
/// ```
struct Members {
    private let arguments: Arguments
    /// What the method works on.
    var context: Context { arguments.context }
    private var object: JSONObjectReader

    init(of reader: JSONReader, _ arguments: Arguments) throws(BridgeError) {
        self.arguments = arguments
        do throws(JSONReadingError) {
            object = try reader.object()
        } catch {
            throw .invalidParams(error)
        }
    }

    /// A member that must be there.
    mutating func required<Value>(_ name: String, _ form: Form<Value>) throws(BridgeError) -> Value {
        let reader: JSONReader
        do throws(JSONReadingError) {
            reader = try object.required(name)
        } catch {
            throw .invalidParams(error)
        }
        return try form.read(reader, arguments)
    }

    /// A member that may be left out, or be null.
    mutating func optional<Value>(_ name: String, _ form: Form<Value>) throws(BridgeError) -> Value? {
        guard let reader = object.optional(name) else { return nil }
        return try form.read(reader, arguments)
    }

    /// Refuses members that nobody asked for.
    func finish() throws(BridgeError) {
        do throws(JSONReadingError) {
            try object.finish()
        } catch {
            throw .invalidParams(error)
        }
    }
}

extension Form {
    /// An object, of which a function reads the members.
    static func object(
        _ schema: JSONValue,
        _ read: @escaping @Sendable (inout Members) throws(BridgeError) -> Value
    ) -> Form {
        Form(schema) { (reader, arguments) throws(BridgeError) in
            var members = try Members(of: reader, arguments)
            let value = try read(&members)
            try members.finish()
            return value
        }
    }

    /// An array of values of a form.
    static func array<Element>(of element: Form<Element>) -> Form where Value == [Element] {
        Form(.arraySchema(of: element.schema)) { (reader, arguments) throws(BridgeError) in
            let elements: [JSONReader]
            do throws(JSONReadingError) {
                elements = try reader.array()
            } catch {
                throw .invalidParams(error)
            }
            var values: [Element] = []
            values.reserveCapacity(elements.count)
            for reader in elements {
                values.append(try element.read(reader, arguments))
            }
            return values
        }
    }
}
