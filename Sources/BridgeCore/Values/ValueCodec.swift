package import JSON

/// How a value looks on the wire, and how it is read.
package struct ValueCodec<Value>: Sendable {
    package let read: @Sendable (JSONReader, ReadingContext) throws(BridgeError) -> Value
    // Made when somebody asks: a start that answers one request describes nothing.
    private let makeSchema: @Sendable () -> JSONValue

    /// How the value looks.
    package var schema: JSONValue { makeSchema() }

    package init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        read: @escaping @Sendable (JSONReader, ReadingContext) throws(BridgeError) -> Value
    ) {
        makeSchema = schema
        self.read = read
    }

    /// A codec whose reading needs no context.
    package init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
        read: @escaping @Sendable (JSONReader) throws(JSONReadingError) -> Value
    ) {
        makeSchema = schema
        self.read = { (reader, _) throws(BridgeError) in
            do throws(JSONReadingError) {
                return try read(reader)
            } catch {
                throw .invalidParams(error)
            }
        }
    }
}
