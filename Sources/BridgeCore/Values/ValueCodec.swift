package import JSON

/// The schema of a value on the wire, and the function that reads it.
package struct ValueCodec<Value>: Sendable {
    package let read: @Sendable (JSONReader, ReadingContext) throws(BridgeError) -> Value
    // Created on demand, to keep the start fast.
    private let makeSchema: @Sendable () -> JSONValue

    /// The schema of the value.
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
