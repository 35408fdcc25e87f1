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

    /// Copies runs of bytes that need no escape. Nearly every string is one run.
    private mutating func appendEscaped(_ text: Span<UInt8>) {
        var runStart = 0
        for index in text.indices where needsEscape(text[index]) {
            appendRun(text.extracting(runStart..<index))
            appendEscape(of: text[index])
            runStart = index + 1
        }
        appendRun(text.extracting(runStart...))
    }

    private mutating func appendRun(_ run: Span<UInt8>) {
        unsafe run.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
        case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
        case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x0C: append(UInt8(ascii: "f"))
        default:
            append(contentsOf: "u00".utf8)
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
