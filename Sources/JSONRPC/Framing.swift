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

/// A frame of a stream.
public enum Frame: Equatable, Sendable {
    /// The bytes of one message. Release the slice before appending input, to avoid a copy.
    case message(ArraySlice<UInt8>)
    /// A message that was longer than the limit, in bytes, and was skipped.
    case tooLong(limit: Int)
}

/// The framing of a stream is lost, and no further message can be read.
public struct FramingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error as a phrase.
    public let description: String

    /// An error with a description.
    public init(_ description: String) {
        self.description = description
    }
}
