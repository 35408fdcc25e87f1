/// A value in its written form, which takes far less memory than the value.
package struct JSONText: JSONWritable, Equatable, Sendable {
    /// The text, without a raw newline.
    package let bytes: [UInt8]

    /// A text that is a JSON value.
    package init(text: [UInt8]) {
        bytes = text
    }

    /// The text of a value.
    package init(_ value: some JSONWritable) {
        bytes = value.jsonBytes
    }

    /// The value. It is `null` if the text is not JSON.
    package var value: JSONValue { (try? JSONValue(parsing: bytes)) ?? .null }

    /// Writes the text.
    package func write(to writer: inout JSONWriter) {
        writer.raw(bytes)
    }
}
