/// Decodes bytes into frames. It does no input or output itself.
///
/// ```swift
/// var decoder = FrameDecoder()
/// decoder.append(bytes)
/// while let frame = try decoder.next() { … }
/// ```
///
/// Frames do not depend on how the input is split into pieces. After an error nothing more is decoded.
public struct FrameDecoder: Sendable {
    private enum State {
        /// Before the first byte of a frame.
        case between
        case line
        /// Within a line that is too long.
        case skippedLine
        case headers(HeaderBlock)
        case body(length: Int)
        /// Within a body that is too long.
        case skippedBody(remaining: Int)
        case lost(FramingError)
    }

    /// The framing; nil until the first byte that is not blank determines it.
    public private(set) var framing: Framing?

    /// The maximum length of a message, in bytes.
    public var maximumLength: Int
    private var input = InputBuffer()
    private var state = State.between

    /// A decoder at the start of a stream.
    ///
    /// - Parameters:
    ///   - framing: The framing. If it is nil, a first byte `C` or `c` means headers, and any other byte lines.
    ///   - maximumLength: The maximum length of a message, in bytes.
    public init(framing: Framing? = nil, maximumLength: Int = 64 << 20) {
        self.framing = framing
        self.maximumLength = maximumLength
    }

    /// The number of bytes examined or moved.
    var work: Int { input.work }

    /// The number of bytes that were appended and not yet returned.
    public var heldCount: Int { input.count }

    /// The bytes that were appended and not yet returned. They do not contain headers that were already read.
    public var rest: [UInt8] { input.rest }

    /// Appends input. Call ``next()`` until it returns nil before appending more.
    public mutating func append(_ bytes: ArraySlice<UInt8>) {
        input.append(bytes)
    }

    /// Appends input. Call ``next()`` until it returns nil before appending more.
    public mutating func append(_ bytes: some Collection<UInt8>) {
        append(Array(bytes)[...])
    }

    /// The next complete frame; nil if more input is needed.
    public mutating func next() throws(FramingError) -> Frame? {
        do throws(FramingError) {
            return try decode()
        } catch {
            state = .lost(error)
            throw error
        }
    }

    /// The next frame at the end of input, then nil. The last line needs no newline.
    ///
    /// - Throws: An error if the input ends inside a frame with headers.
    public mutating func finish() throws(FramingError) -> Frame? {
        if let frame = try next() {
            return frame
        }
        switch state {
        case .line:
            state = .between
            return lineFrame(input.removeFirst(input.count))
        case .headers:
            throw FramingError("the input ends inside the headers of a message")
        case .body(let length):
            throw cutShort(by: length - input.count)
        case .skippedBody(let remaining):
            throw cutShort(by: remaining)
        case .between, .skippedLine, .lost:
            return nil
        }
    }

    private mutating func decode() throws(FramingError) -> Frame? {
        while true {
            switch state {
            case .between:
                guard begin() else { return nil }
            case .line:
                return nextLine()
            case .skippedLine:
                guard skipLine() else { return nil }
            case .headers(let block):
                guard let length = try nextLength(block) else { return nil }
                guard length <= maximumLength else {
                    state = .skippedBody(remaining: length)
                    return .tooLong(limit: maximumLength)
                }
                state = .body(length: length)
            case .body(let length):
                guard input.count >= length else { return nil }
                state = .between
                return .message(input.removeFirst(length))
            case .skippedBody(let remaining):
                let skipped = min(remaining, input.count)
                input.dropFirst(skipped)
                state = skipped == remaining ? .between : .skippedBody(remaining: remaining - skipped)
                guard skipped == remaining else { return nil }
            case .lost(let error):
                throw error
            }
        }
    }

    /// Skips blanks and blank lines up to the first byte of a frame.
    private mutating func begin() -> Bool {
        input.dropBlanks()
        guard let first = input.first else { return false }
        let framing = framing ?? Framing(firstByte: first)
        self.framing = framing
        switch framing {
        case .lines: state = .line
        case .headers: state = .headers(HeaderBlock())
        }
        return true
    }

    private mutating func nextLine() -> Frame? {
        if let line = input.removeLine() {
            state = .between
            return lineFrame(line)
        }
        // One byte above the limit may be a carriage return, which is not part of the message.
        guard input.count - 1 > maximumLength else { return nil }
        input.dropFirst(input.count)
        state = .skippedLine
        return .tooLong(limit: maximumLength)
    }

    private func lineFrame(_ line: ArraySlice<UInt8>) -> Frame {
        let message = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return message.count > maximumLength ? .tooLong(limit: maximumLength) : .message(message)
    }

    private mutating func skipLine() -> Bool {
        guard input.removeLine() != nil else {
            input.dropFirst(input.count)
            return false
        }
        state = .between
        return true
    }

    /// The length from a complete block of headers; nil while the block is incomplete.
    private mutating func nextLength(_ block: HeaderBlock) throws(FramingError) -> Int? {
        var block = block
        while let line = input.removeLine() {
            if let length = try block.take(line) {
                return length
            }
        }
        try block.checkLength(withPartialLine: input.count)
        state = .headers(block)
        return nil
    }

    private func cutShort(by missing: Int) -> FramingError {
        FramingError("the input ends inside a message: \(missing) bytes are missing")
    }
}
