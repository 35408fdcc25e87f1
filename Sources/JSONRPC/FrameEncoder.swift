public import JSON

/// Puts messages on the wire.
///
/// ```swift
/// try encoder.append(to: &output) { writer in writer.response(to: id, result: result) }
/// ```
public struct FrameEncoder: Sendable {
    /// The framing of the messages to come.
    public var framing: Framing

    /// The body of a message whose length must be stated before it; kept for its capacity.
    private var body: [UInt8] = []

    /// An encoder for a framing.
    public init(framing: Framing) {
        self.framing = framing
    }

    /// Appends one frame. What has been written of a message that gets long may leave through `drain` before the rest is
    /// written, where the framing does not ask for the length first.
    public mutating func append(_ message: some JSONWritable, to output: inout [UInt8], drain: JSONWriter.Drain?) {
        guard framing == .lines, let drain else { return append(to: &output) { $0.write(message) } }
        var writer = JSONWriter(drain: drain)
        swap(&output, &writer.bytes)
        writer.write(message)
        swap(&output, &writer.bytes)
        output.append(UInt8(ascii: "\n"))
    }

    /// Appends one frame, its message written by `write`. If that throws, the output is as it was before.
    public mutating func append<Failure: Error>(
        to output: inout [UInt8],
        _ write: (inout JSONWriter) throws(Failure) -> Void
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
    /// Appends what `write` writes, or nothing if that throws.
    fileprivate mutating func write<Failure: Error>(
        _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        let oldCount = count
        var writer = JSONWriter()
        // Swapped, not assigned: a second reference would make the writer copy the whole buffer.
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
