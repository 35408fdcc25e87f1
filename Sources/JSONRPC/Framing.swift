/// How messages are told apart in a stream of bytes.
public enum Framing: String, Sendable, CaseIterable {
    /// One message a line, ended by a newline.
    case lines
    /// Each message after a block of headers with its `Content-Length`, as the Language Server Protocol has it.
    case headers

    /// The framing of input whose first byte that is not blank is this.
    init(firstByte: UInt8) {
        self = firstByte == UInt8(ascii: "C") || firstByte == UInt8(ascii: "c") ? .headers : .lines
    }
}

/// What a stream holds between two boundaries.
public enum Frame: Equatable, Sendable {
    /// The bytes of one message. Drop the slice before more input is appended, or the input is copied.
    case message(ArraySlice<UInt8>)
    /// A message longer than the limit, in bytes. It is skipped, never kept.
    case tooLong(limit: Int)
}

/// The boundaries of a stream are lost: nothing after this point can be read.
public struct FramingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A sentence that says what is wrong.
    public let description: String

    /// An error with the sentence that says what is wrong.
    public init(_ description: String) {
        self.description = description
    }
}
