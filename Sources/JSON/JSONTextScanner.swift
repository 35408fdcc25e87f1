/// Finds parts of JSON text that is known to be valid.
public struct JSONTextScanner {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    /// A scanner at the start of a valid text.
    public init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// The number that a member of the top-level object has, as it is written. For an array, the numbers of its elements
    /// in their order. Nil for an element without such a member, or with another value.
    public mutating func numbers(ofMember name: String) -> [String?] {
        skipSeparators()
        guard byte == UInt8(ascii: "[") else { return [number(ofMember: name)] }
        index += 1
        var numbers: [String?] = []
        while skipSeparators(), byte != UInt8(ascii: "]") { numbers.append(number(ofMember: name)) }
        return numbers
    }

    /// Skips one value. Returns the text of a member if the value is an object and the member is a number.
    private mutating func number(ofMember name: String) -> String? {
        guard byte == UInt8(ascii: "{") else {
            skipValue()
            return nil
        }
        index += 1
        var number: String?
        while skipSeparators(), byte != UInt8(ascii: "}") {
            let key = index
            skipValue()
            let isMember = isString(bytes[key..<index], name)
            skipSeparators()
            let start = index
            let isNumber = byte.map { "-0123456789".utf8.contains($0) } ?? false
            skipValue()
            if isMember, isNumber { number = String(decoding: bytes[start..<index], as: UTF8.self) }
        }
        index += 1
        return number
    }

    /// Whether a quoted string has this value. The text may have escapes.
    private func isString(_ quoted: ArraySlice<UInt8>, _ value: String) -> Bool {
        guard quoted.contains(UInt8(ascii: "\\")) else {
            return quoted.dropFirst().dropLast().elementsEqual(value.utf8)
        }
        return (try? JSONValue(parsing: quoted)) == .string(value)
    }

    /// Skips a value, however deep. The scanner is at its first byte.
    private mutating func skipValue() {
        var depth = 0
        repeat {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): skipString()
            default: skipWord()
            }
            index += 1
            if depth > 0 { skipSeparators() }
        } while depth > 0 && index < bytes.endIndex
    }

    /// Moves to the closing quote.
    private mutating func skipString() {
        index += 1
        while index < bytes.endIndex, byte != UInt8(ascii: "\"") {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Moves to the last byte of a number or a name.
    private mutating func skipWord() {
        while index + 1 < bytes.endIndex, !Self.endsWord(bytes[index + 1]) { index += 1 }
    }

    /// Skips blanks, commas and colons. Returns whether any text is left.
    @discardableResult
    private mutating func skipSeparators() -> Bool {
        while let byte, Self.isSeparator(byte) { index += 1 }
        return byte != nil
    }

    private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    private static func isSeparator(_ byte: UInt8) -> Bool { " \t\n\r,:".utf8.contains(byte) }

    private static func endsWord(_ byte: UInt8) -> Bool {
        isSeparator(byte) || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
}
