extension [UInt8] {
    /// Appends a string in quotes, with only the escapes that JSON requires.
    mutating func appendQuoted(_ string: String) {
        append(UInt8(ascii: "\""))
        let isWritten: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { unsafe appendEscaped($0.span) }
        if isWritten == nil {
            appendEscaped(Array(string.utf8).span)
        }
        append(UInt8(ascii: "\""))
    }

    /// Appends a string in quotes, given as its bytes in UTF-8.
    mutating func appendQuoted(utf8 text: Span<UInt8>) {
        append(UInt8(ascii: "\""))
        appendEscaped(text)
        append(UInt8(ascii: "\""))
    }

    /// Copies a string whose bytes need no escape, as nearly every string, at once.
    private mutating func appendEscaped(_ text: Span<UInt8>) {
        var start = 0
        while start < text.count, !needsEscape(text[start]) { start += 1 }
        appendRun(text.extracting(..<start))
        // JSON text has an escape every few bytes. Parts limit the memory that is reserved for escapes.
        while start < text.count {
            let end = Swift.min(start + Self.partLength, text.count)
            append(addingCapacity: (end - start) * Self.longestEscape) { output in
                for index in start..<end {
                    let byte = text[index]
                    if needsEscape(byte) { output.appendEscape(of: byte) } else { output.append(byte) }
                }
            }
            start = end
        }
    }

    private static var partLength: Int { 4096 }
    private static var longestEscape: Int { 6 }

    private mutating func appendRun(_ run: Span<UInt8>) {
        unsafe run.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}

extension OutputSpan<UInt8> {
    fileprivate mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
        case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
        case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x0C: append(UInt8(ascii: "f"))
        default:
            append(UInt8(ascii: "u"))
            append(UInt8(ascii: "0"))
            append(UInt8(ascii: "0"))
            append(hexadecimalDigit(byte >> 4))
            append(hexadecimalDigit(byte & 0x0F))
        }
    }
}

private func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
