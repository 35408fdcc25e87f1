extension [UInt8] {
    /// Appends a string in quotes, with only the escapes that JSON requires.
    mutating func appendQuoted(_ string: String) {
        appendQuoted(utf8: string.utf8Span.span)
    }

    /// Appends a string in quotes, given as its bytes in UTF-8.
    mutating func appendQuoted(utf8 text: Span<UInt8>) {
        append(UInt8(ascii: "\""))
        appendEscaped(text)
        append(UInt8(ascii: "\""))
    }

    /// Appends bytes. Unlike a slice of an array, a span does not count as a reference to it.
    package mutating func append(contentsOf bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Copies a string whose bytes need no escape, as nearly every string, at once.
    private mutating func appendEscaped(_ text: Span<UInt8>) {
        var start = text.firstEscape(from: 0)
        append(contentsOf: text.extracting(..<start))
        // JSON text has an escape every few bytes. Parts limit the memory that is reserved for escapes.
        while start < text.count {
            let part = text.extracting(start..<Swift.min(start + partLength, text.count))
            append(addingCapacity: part.count * longestEscape + 8) { output in
                unsafe output.withUnsafeMutableBufferPointer { buffer, count in
                    count = unsafe part.escape(into: UnsafeMutableRawBufferPointer(buffer), at: count)
                }
            }
            start += part.count
        }
    }
}

/// The number of bytes that are escaped at once.
private let partLength = 4096
/// The longest escape, in bytes.
private let longestEscape = 6

extension Span<UInt8> {
    /// The index of the first byte, at or after an index, that needs an escape in a string. It is the number of bytes if no byte
    /// needs one.
    @inline(__always)
    func firstEscape(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            let clean = escapes(in: word(at: index)).trailingZeroBitCount / 8
            index += clean
            if clean < 8 { return index }
        }
        while index < count, !needsEscape(self[index]) { index += 1 }
        return index
    }

    /// Writes the bytes with their escapes from a place on, and returns their end. There must be space for escapes of all, and for eight
    /// bytes more.
    @unsafe fileprivate func escape(into output: UnsafeMutableRawBufferPointer, at start: Int) -> Int {
        precondition(output.count - start >= count * longestEscape + 8)
        var (index, end) = (0, start)
        func put(_ word: UInt64, _ count: Int) {
            unsafe output.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
            end += count
        }
        while index < count {
            if index + 8 <= count {
                let word = word(at: index)
                let clean = escapes(in: word).trailingZeroBitCount / 8
                put(word, clean)
                index += clean
                if clean == 8 { continue }
            }
            let byte = self[index]
            if needsEscape(byte) {
                let escape = JSON.escape(of: byte)
                put(escape.word, escape.count)
            } else {
                put(UInt64(byte), 1)
            }
            index += 1
        }
        return end
    }

    /// The eight bytes from an index on, lowest first.
    private func word(at index: Int) -> UInt64 {
        unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
}

/// The bytes of a word that need an escape: the highest bit of each. It is exact up to the first one.
private func escapes(in word: UInt64) -> UInt64 {
    let (ones, highest) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    func isLess(_ word: UInt64, than byte: UInt8) -> UInt64 { (word &- ones &* UInt64(byte)) & ~word & highest }
    let isQuote = isLess(word ^ ones &* UInt64(UInt8(ascii: "\"")), than: 1)
    let isBackslash = isLess(word ^ ones &* UInt64(UInt8(ascii: "\\")), than: 1)
    return isLess(word, than: 0x20) | isQuote | isBackslash
}

private func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// The escape of a byte, lowest first.
private func escape(of byte: UInt8) -> (word: UInt64, count: Int) {
    let letter: UInt8? =
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        case UInt8(ascii: "\r"): UInt8(ascii: "r")
        case 0x08: UInt8(ascii: "b")
        case 0x0C: UInt8(ascii: "f")
        default: nil
        }
    if let letter { return (UInt64(letter) << 8 | UInt64(UInt8(ascii: "\\")), 2) }
    // The bytes of \u00, then two digits.
    let (high, low) = (UInt64(hexadecimalDigit(byte >> 4)), UInt64(hexadecimalDigit(byte & 0x0F)))
    return (low << 40 | high << 32 | 0x3030_755C, 6)
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
