/// The framing of messages in a stream of bytes.
enum Framing: Sendable {
    /// One message per line.
    case lines
    /// Each message follows headers with its length.
    case headers

    /// The bytes of a message on the wire.
    func frame(_ message: [UInt8]) -> [UInt8] {
        switch self {
        case .lines: message + [UInt8(ascii: "\n")]
        case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        }
    }

    /// Removes the first frame from a buffer, and returns it; nil if it is incomplete.
    ///
    /// - Throws: `NotAFrame` if the buffer does not begin with a frame.
    func takeFrame(from buffer: inout [UInt8]) throws(NotAFrame) -> [UInt8]? {
        switch self {
        case .lines: takeLine(from: &buffer)
        case .headers: try takeBody(from: &buffer)
        }
    }

    /// The output is not framed correctly.
    struct NotAFrame: Error {}

    private func takeLine(from buffer: inout [UInt8]) -> [UInt8]? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { buffer.removeFirst(end + 1) }
        return Array(buffer[..<end])
    }

    private func takeBody(from buffer: inout [UInt8]) throws(NotAFrame) -> [UInt8]? {
        guard let blank = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else {
            // Header blocks are short, so longer output is not a header block.
            guard buffer.count < 4096 else { throw NotAFrame() }
            return nil
        }
        let length = String(decoding: buffer[..<blank.lowerBound], as: UTF8.self).split(separator: "\r\n")
            .map { $0.split(separator: ":", maxSplits: 1) }
            .first { $0.first?.lowercased() == "content-length" }?
            .last.flatMap { Int($0.filter { $0 != " " }) }
        guard let length, length >= 0 else { throw NotAFrame() }
        guard buffer.count - blank.upperBound >= length else { return nil }
        let body = Array(buffer[blank.upperBound...].prefix(length))
        buffer.removeFirst(blank.upperBound + length)
        return body
    }
}
