/// The framing of messages in a stream of bytes.
public enum Framing: String, Sendable, Codable, CaseIterable {
    /// One message per line, ended by a newline.
    case lines
    /// Each message follows a block of headers with its `Content-Length`, as in the Language Server Protocol.
    case headers

    /// The framing of input whose first byte that is not blank is `firstByte`.
    init(firstByte: UInt8) {
        self = firstByte == UInt8(ascii: "C") || firstByte == UInt8(ascii: "c") ? .headers : .lines
    }
}

/// A message that cannot be read.
public enum FramingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A message was longer than the limit, in bytes, and is skipped. The next one can be read.
    case tooLong(limit: Int)
    /// The framing of the stream is lost for this reason, a phrase, and no further message can be read.
    case lost(String)

    /// The error as a phrase.
    public var description: String {
        switch self {
        case .tooLong(let limit): "the message is longer than the limit of \(limit) bytes"
        case .lost(let reason): reason
        }
    }
}
