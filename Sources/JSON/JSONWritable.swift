/// A type whose values can be written as JSON.
public protocol JSONWritable {
    /// Writes exactly one JSON value.
    func write(to writer: inout JSONWriter)
}

extension JSONWritable {
    /// The value as JSON text.
    public var jsonText: String { String(decoding: jsonBytes, as: UTF8.self) }

    /// The value as JSON text in UTF-8.
    public var jsonBytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(self)
        return writer.bytes
    }
}

/// `null`, the result of methods that return nothing.
public struct JSONNull: JSONWritable, Hashable, Sendable {
    /// The only value.
    public init() {}

    /// Writes `null`.
    public func write(to writer: inout JSONWriter) { writer.null() }
}

extension JSONValue: JSONWritable {
    /// Writes the value, with the members of objects in order.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .real(let value): writer.real(value)
        case .string(let value): writer.string(value)
        case .array(let elements): elements.write(to: &writer)
        case .object(let object): object.write(to: &writer)
        }
    }
}

extension JSONObject: JSONWritable {
    /// Writes the members in order.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, value) in members { writer.member(name, value) }
        }
    }
}

extension Bool: JSONWritable {
    /// Writes `true` or `false`.
    public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: JSONWritable {
    /// Writes an integer.
    public func write(to writer: inout JSONWriter) { writer.integer(Int64(self)) }
}

extension Int64: JSONWritable {
    /// Writes an integer.
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
    /// Writes a real, which must be finite.
    public func write(to writer: inout JSONWriter) { writer.real(self) }
}

extension String: JSONWritable {
    /// Writes a string.
    public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    /// Writes the value; `null` for nil.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case let value?: writer.write(value)
        case nil: writer.null()
        }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// Writes an array.
    public func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for element in self { writer.write(element) }
        }
    }
}
