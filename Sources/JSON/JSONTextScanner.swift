/// Finds parts of JSON text without parsing all of it. In text that is not valid, it may find nothing, or other parts.
public struct JSONTextScanner {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    /// A scanner at the start of a text.
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

    /// The values of members of the top-level object, by name. A value whose text is long is left out.
    public mutating func shortValues(ofMembers names: [String]) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        skipSeparators()
        scanMembers { key, text in
            guard text.count <= Self.longestShortText, let name = names.first(where: { Self.isString(key, $0) }) else {
                return
            }
            values[name] = try? JSONValue(parsing: text)
        }
        return values
    }

    /// The longest text that ``shortValues(ofMembers:)`` parses, in bytes.
    private static let longestShortText = 1000

    /// Skips one value. Returns the text of a member if the value is an object and the member is a number.
    private mutating func number(ofMember name: String) -> String? {
        var number: String?
        scanMembers { key, text in
            guard let first = text.first, "-0123456789".utf8.contains(first), Self.isString(key, name) else { return }
            number = String(decoding: text, as: UTF8.self)
        }
        return number
    }

    /// Skips one value. Calls a function with the texts of the name and the value of each member if the value is an object.
    private mutating func scanMembers(_ body: (_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Void) {
        guard byte == UInt8(ascii: "{") else { return skipValue() }
        index += 1
        while skipSeparators(), byte != UInt8(ascii: "}") {
            let key = index
            skipValue()
            let end = index
            skipSeparators()
            let start = index
            skipValue()
            body(bytes[key..<end], bytes[start..<index])
        }
        index = min(index + 1, bytes.endIndex)
    }

    /// Whether a quoted string has this value. The text may have escapes.
    private static func isString(_ quoted: ArraySlice<UInt8>, _ value: String) -> Bool {
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
        // A string without end has none of its own.
        index = min(index, bytes.endIndex)
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
