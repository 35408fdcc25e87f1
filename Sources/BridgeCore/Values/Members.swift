package import JSON

/// Reads the members of an object that stands in an argument, each by its codec.
///
/// ```swift
/// var members = try Members(of: reader, context)
/// let unit = try members.required("unit", .unit)
/// try members.finish()
/// ```
package struct Members {
    /// What the members are read with.
    package let context: ReadingContext
    private var object: JSONObjectReader

    package init(of reader: JSONReader, _ context: ReadingContext) throws(BridgeError) {
        self.context = context
        do throws(JSONReadingError) {
            object = try reader.object()
        } catch {
            throw .invalidParams(error)
        }
    }

    /// A member that must be there.
    package mutating func required<Value>(_ name: String, _ codec: ValueCodec<Value>) throws(BridgeError) -> Value {
        let reader: JSONReader
        do throws(JSONReadingError) {
            reader = try object.required(name)
        } catch {
            throw .invalidParams(error)
        }
        return try codec.read(reader, context)
    }

    /// A member that may be left out, or be null.
    package mutating func optional<Value>(_ name: String, _ codec: ValueCodec<Value>) throws(BridgeError) -> Value? {
        guard let reader = object.optional(name) else { return nil }
        return try codec.read(reader, context)
    }

    /// Refuses members that nobody asked for.
    package func finish() throws(BridgeError) {
        do throws(JSONReadingError) {
            try object.finish()
        } catch {
            throw .invalidParams(error)
        }
    }
}

extension ValueCodec {
    /// An object, of which a function reads the members.
    package static func object(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        _ read: @escaping @Sendable (inout Members) throws(BridgeError) -> Value
    ) -> ValueCodec {
        ValueCodec(schema()) { (reader, context) throws(BridgeError) in
            var members = try Members(of: reader, context)
            let value = try read(&members)
            try members.finish()
            return value
        }
    }

    /// An array of values of a codec.
    package static func array<Element>(of element: ValueCodec<Element>) -> ValueCodec where Value == [Element] {
        ValueCodec(.arraySchema(of: element.schema)) { (reader, context) throws(BridgeError) in
            let elements: [JSONReader]
            do throws(JSONReadingError) {
                elements = try reader.array()
            } catch {
                throw .invalidParams(error)
            }
            var values: [Element] = []
            values.reserveCapacity(elements.count)
            for reader in elements {
                values.append(try element.read(reader, context))
            }
            return values
        }
    }
}
