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

    package init(of reader: JSONReader, _ context: ReadingContext) throws {
        self.context = context
        object = try reader.object()
    }

    /// The members of an object. Unless a plugin reads them, all of them must be parameters.
    package init(_ reader: JSONReader, of names: [String], _ context: ReadingContext) throws {
        if context.caller != .plugin, case .object(let object) = reader.value {
            for (name, _) in object.members where !names.contains(name) {
                throw JSONReadingError.unknown(name.shortened, among: names).within(reader.path)
            }
        }
        try self.init(of: reader, context)
    }

    /// Reads a member that must be present.
    package mutating func required<Value>(_ name: String, _ codec: ValueCodec<Value>) throws -> Value {
        let reader = try object.required(name)
        return try codec.read(reader, context)
    }

    /// Reads a member that may be absent or null.
    package mutating func optional<Value>(_ name: String, _ codec: ValueCodec<Value>) throws -> Value? {
        guard let reader = object.optional(name) else { return nil }
        return try codec.read(reader, context)
    }

    /// A reader of a member, which may be null; nil if it is absent.
    package mutating func member(_ name: String) -> JSONReader? { object.member(name) }

    /// The path of a member.
    package func path(of name: String) -> String { object.path(of: name) }

    /// Throws if the object has members that were not read.
    package func finish() throws {
        try object.finish()
    }
}

extension ValueCodec {
    /// An object whose members are read by a function.
    package static func object(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        _ read: @escaping @Sendable (inout Members) throws -> Value
    ) -> ValueCodec {
        ValueCodec(schema()) { reader, context in
            var members = try Members(of: reader, context)
            let value = try read(&members)
            try members.finish()
            return value
        }
    }

    /// An array whose elements are read by a codec.
    package static func array<Element>(of element: ValueCodec<Element>) -> ValueCodec where Value == [Element] {
        ValueCodec(.arraySchema(of: element.schema)) { reader, context in
            let elements = try reader.array()
            var values: [Element] = []
            values.reserveCapacity(elements.count)
            for (index, reader) in elements.enumerated() {
                try context.checkWanted(at: index)
                values.append(try element.read(reader, context))
            }
            return values
        }
    }
}
