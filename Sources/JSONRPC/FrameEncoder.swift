public import JSON

/// Encodes messages as frames.
///
/// ```swift
/// try encoder.append(to: &output) { writer in writer.response(to: id, result: result) }
/// ```
public struct FrameEncoder: Sendable {
    /// The framing of the next messages.
    public var framing: Framing

    /// The buffer for a body whose length must precede it. It is kept for its capacity.
    private var body: [UInt8] = []

    /// An encoder for a framing.
    public init(framing: Framing) {
        self.framing = framing
    }

    /// Appends one frame. With the framing of lines, `drain` may send the first bytes of a long message before all of it is
    /// written.
    public mutating func append(_ message: some JSONWritable, to output: inout [UInt8], drain: JSONWriter.Drain?) {
        guard framing == .lines, let drain else { return append(to: &output) { $0.write(message) } }
        var writer = JSONWriter(drain: drain)
        swap(&output, &writer.bytes)
        writer.write(message)
        swap(&output, &writer.bytes)
        output.append(UInt8(ascii: "\n"))
    }

    /// Appends one frame with the message that `write` writes. If `write` throws, the output is unchanged.
    public mutating func append<Failure: Error>(
        to output: inout [UInt8], _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        switch framing {
        case .lines:
            try output.write(write)
            output.append(UInt8(ascii: "\n"))
        case .headers:
            body.removeAll(keepingCapacity: true)
            try body.write(write)
            output.append(contentsOf: "Content-Length: \(body.count)\r\n\r\n".utf8)
            output.append(contentsOf: body)
        }
    }
}

extension [UInt8] {
    /// Appends the bytes that `write` writes, or nothing if it throws.
    fileprivate mutating func write<Failure: Error>(_ write: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        let oldCount = count
        var writer = JSONWriter()
        // Swap instead of assign, because a second reference would make the writer copy the whole buffer.
        swap(&self, &writer.bytes)
        defer { swap(&self, &writer.bytes) }
        do throws(Failure) {
            try write(&writer)
        } catch {
            writer.bytes.removeLast(writer.bytes.count - oldCount)
            throw error
        }
    }
}
