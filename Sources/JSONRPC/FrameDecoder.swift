/// Decodes bytes into messages. It does no input or output itself.
///
/// ```swift
/// var decoder = FrameDecoder()
/// decoder.append(bytes)
/// while let message = decoder.nextFitting() { … }
/// ```
///
/// Messages do not depend on how the input is split into pieces. After the framing is lost nothing more is decoded.
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

    /// The bytes of the next complete message; nil if more input is needed. Release them before appending input, to avoid a copy.
    public mutating func next() throws(FramingError) -> ArraySlice<UInt8>? {
        do throws(FramingError) {
            return try decode()
        } catch {
            if case .lost = error { state = .lost(error) }
            throw error
        }
    }

    /// The next message that is not too long; nil if more input is needed, or if the framing is lost.
    public mutating func nextFitting() -> ArraySlice<UInt8>? {
        while true {
            do throws(FramingError) {
                return try next()
            } catch {
                if case .lost = error { return nil }
            }
        }
    }

    /// The next message at the end of input, then nil. The last line needs no newline.
    ///
    /// - Throws: An error if the input ends inside a message with headers.
    public mutating func finish() throws(FramingError) -> ArraySlice<UInt8>? {
        if let message = try next() { return message }
        switch state {
        case .line:
            state = .between
            return try message(ofLine: input.removeFirst(input.count))
        case .headers:
            throw .lost("the input ends inside the headers of a message")
        case .body(let length):
            throw cutShort(by: length - input.count)
        case .skippedBody(let remaining):
            throw cutShort(by: remaining)
        case .between, .skippedLine, .lost:
            return nil
        }
    }

    private mutating func decode() throws(FramingError) -> ArraySlice<UInt8>? {
        while true {
            switch state {
            case .between:
                guard begin() else { return nil }
            case .line:
                return try nextLine()
            case .skippedLine:
                guard skipLine() else { return nil }
            case .headers(let block):
                guard let length = try nextLength(block) else { return nil }
                guard length <= maximumLength else {
                    state = .skippedBody(remaining: length)
                    throw .tooLong(limit: maximumLength)
                }
                state = .body(length: length)
            case .body(let length):
                guard input.count >= length else { return nil }
                state = .between
                return input.removeFirst(length)
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

    private mutating func nextLine() throws(FramingError) -> ArraySlice<UInt8>? {
        if let line = input.removeLine() {
            state = .between
            return try message(ofLine: line)
        }
        // One byte above the limit may be a carriage return, which is not part of the message.
        guard input.count - 1 > maximumLength else { return nil }
        input.dropFirst(input.count)
        state = .skippedLine
        throw .tooLong(limit: maximumLength)
    }

    private func message(ofLine line: ArraySlice<UInt8>) throws(FramingError) -> ArraySlice<UInt8> {
        let message = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard message.count <= maximumLength else { throw .tooLong(limit: maximumLength) }
        return message
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
            if let length = try block.take(line) { return length }
        }
        try block.checkLength(withPartialLine: input.count)
        state = .headers(block)
        return nil
    }

    private func cutShort(by missing: Int) -> FramingError {
        .lost("the input ends inside a message: \(missing) bytes are missing")
    }
}
