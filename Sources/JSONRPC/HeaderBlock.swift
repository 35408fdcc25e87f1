/// The headers before a message, read line by line.
struct HeaderBlock: Sendable {
    private static let maximumLength = 8 << 10

    /// The length so far, in bytes.
    private var length = 0
    private var contentLength: Int?

    /// Reads one line without its newline. An empty line ends the block; then the length of the message is returned.
    mutating func take(_ line: ArraySlice<UInt8>) throws(FramingError) -> Int? {
        length += line.count + 1
        try checkLength(withPartialLine: 0)
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard !line.isEmpty else {
            guard let contentLength else { throw FramingError.lost("the headers of a message lack Content-Length") }
            return contentLength
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].allSatisfy(isNameByte) else {
            throw FramingError.lost("a line among the headers is not a header")
        }
        if isContentLength(line[..<colon]) { try takeContentLength(line[(colon + 1)...]) }
        return nil
    }

    /// Throws if the block, including `count` bytes of an incomplete line, is too long.
    func checkLength(withPartialLine count: Int) throws(FramingError) {
        guard length + count <= Self.maximumLength else {
            throw FramingError.lost("the headers of a message are longer than \(Self.maximumLength) bytes")
        }
    }

    private mutating func takeContentLength(_ value: ArraySlice<UInt8>) throws(FramingError) {
        guard let stated = decimal(trimmed(value)) else {
            throw FramingError.lost("Content-Length is not a number of bytes")
        }
        guard contentLength == nil || contentLength == stated else {
            throw FramingError.lost("two headers of a message state a different Content-Length")
        }
        contentLength = stated
    }
}

private func isContentLength(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("content-length".utf8) { $0 | 0x20 == $1 }
}

private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
}

private func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = value.firstIndex(where: { !isBlank($0) }),
        let last = value.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return value[first...last]
}

/// The number that consists of digits only; nil for other text and for numbers that do not fit `Int`.
private func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return nil
    }
    return Int(String(decoding: digits, as: UTF8.self))
}
