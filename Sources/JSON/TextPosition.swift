/// A place in a text, counted as jansson counts: lines from 1, and what has been read of the line and of the text.
struct TextPosition {
    var line: Int
    var column: Int
    var offset: Int

    init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// The place after the first `offset` bytes of a text that is UTF-8 so far.
    init(after offset: Int, of bytes: Span<UInt8>) {
        self.init(line: 1, column: 0, offset: offset)
        for index in 0..<offset {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 0
            } else if !isUTF8Continuation(byte) {
                column += 1
            }
        }
    }

    /// The place where a text that is JSON so far opens one array or object more than `maximumDepth` allows.
    init(deeperThan maximumDepth: Int, in bytes: Span<UInt8>) {
        var depth = 0
        var index = 0
        var isInString = false
        while index < bytes.count, depth <= maximumDepth {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += isInString ? 0 : 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isInString ? 0 : 1
            default: break
            }
            index += 1
        }
        self.init(after: min(index, bytes.count), of: bytes)
    }
}

private func isUTF8Continuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
}
