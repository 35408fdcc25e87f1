package import JSON

/// Reads the members of an object within an argument, each with a codec.
///
/// ```swift
/// var members = try Members(of: reader, context)
/// let unit = try members.required("unit", .unit)
/// try members.finish()
/// ```
package struct Members {
    /// The context for reading values.
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

    /// Reads a member that must be present.
    package mutating func required<Value>(_ name: String, _ codec: ValueCodec<Value>) throws(BridgeError) -> Value {
        let reader: JSONReader
        do throws(JSONReadingError) {
            reader = try object.required(name)
        } catch {
            throw .invalidParams(error)
        }
        return try codec.read(reader, context)
    }

    /// Reads a member that may be absent or null.
    package mutating func optional<Value>(_ name: String, _ codec: ValueCodec<Value>) throws(BridgeError) -> Value? {
        guard let reader = object.optional(name) else { return nil }
        return try codec.read(reader, context)
    }

    /// Throws if the object has members that were not read.
    package func finish() throws(BridgeError) {
        do throws(JSONReadingError) {
            try object.finish()
        } catch {
            throw .invalidParams(error)
        }
    }
}

extension ValueCodec {
    /// An object whose members are read by a function.
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

    /// An array whose elements are read by a codec.
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
