package import JSON

/// How a value looks on the wire, and how it is read.
package struct ValueCodec<Value>: Sendable {
    package let schema: JSONValue
    package let read: @Sendable (JSONReader, ReadingContext) throws(BridgeError) -> Value

    package init(
        _ schema: JSONValue,
        read: @escaping @Sendable (JSONReader, ReadingContext) throws(BridgeError) -> Value
    ) {
        self.schema = schema
        self.read = read
    }

    /// A codec whose reading needs no context.
    package init(_ schema: JSONValue, read: @escaping @Sendable (JSONReader) throws(JSONReadingError) -> Value) {
        self.init(schema) { (reader, _) throws(BridgeError) in
            do throws(JSONReadingError) {
                return try read(reader)
            } catch {
                throw .invalidParams(error)
            }
        }
    }
}
