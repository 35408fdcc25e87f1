/// A position in a text, counted as jansson does: lines from 1, characters read in the line, and bytes read in the text.
struct TextPosition {
    var line: Int
    var column: Int
    var offset: Int

    init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// The position after the first `offset` bytes of a text, which are valid UTF-8.
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

    /// The position at which a text opens more arrays and objects than `maximumDepth` allows. The text before it is valid JSON.
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

private func isUTF8Continuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
