package import JSON

/// The schema of a value on the wire, and the function that reads it.
package struct ValueCodec<Value>: Sendable {
    package let read: @Sendable (JSONReader, ReadingContext) throws -> Value
    /// Whether the value is the path of a file on the host's machine, which the client may not be allowed to name.
    package let isPath: Bool
    // Created on demand, to keep the start fast.
    private let makeSchema: @Sendable () -> JSONValue

    package var schema: JSONValue { makeSchema() }

    package init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        isPath: Bool = false,
        read: @escaping @Sendable (JSONReader, ReadingContext) throws -> Value
    ) {
        self.isPath = isPath
        makeSchema = schema
        self.read = read
    }

    /// A codec whose reading needs no context.
    package init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        read: @escaping @Sendable (JSONReader) throws -> Value
    ) {
        isPath = false
        makeSchema = schema
        self.read = { reader, _ in try read(reader) }
    }

    /// A codec of texts. One that `make` does not convert is refused with what is expected.
    package static func text(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue = ["type": "string"],
        expected: @autoclosure @escaping @Sendable () -> String,
        _ make: @escaping @Sendable (String) -> Value?
    ) -> ValueCodec {
        ValueCodec(schema()) { reader in
            guard case .string(let text) = reader.value, let value = make(text) else { throw reader.fail(expected: expected()) }
            return value
        }
    }
}
