/// Scans the tags and texts of XML, to the extent that the header of a clinical document needs. Names have no namespace
/// prefix. Attributes are skipped.
struct XMLScanner {
    enum Token: Hashable {
        case open(String)
        case close(String)
        case text(String)
        /// The text is not valid XML. This is the last token.
        case malformed
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The name of an empty element, whose end is the next token.
    private var emptyElement: String?

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next token. Nil at the end.
    mutating func next() -> Token? {
        if let emptyElement {
            self.emptyElement = nil
            return .close(emptyElement)
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(text()) }
            if skip("<!--") {
                guard content(before: "-->") != nil else { return .malformed }
            } else if skip("<![CDATA[") {
                return content(before: "]]>").map(Token.text) ?? .malformed
            } else if skip("<?") {
                guard content(before: "?>") != nil else { return .malformed }
            } else if skip("<!") {
                guard skipDeclaration() else { return .malformed }
            } else {
                return tag() ?? .malformed
            }
        }
        return nil
    }

    /// Skips a piece of text if it is next.
    private mutating func skip(_ text: StaticString) -> Bool {
        let text = Array(text.description.utf8)
        guard bytes[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    /// Returns the text up to a delimiter and skips both. Nil if the delimiter does not occur.
    private mutating func content(before text: StaticString) -> String? {
        let start = position
        while position < bytes.count {
            let end = position
            if skip(text) { return String(decoding: bytes[start..<end], as: UTF8.self) }
            position += 1
        }
        return nil
    }

    /// Skips a document type declaration, which may contain further declarations in brackets.
    private mutating func skipDeclaration() -> Bool {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return true
            default: break
            }
        }
        return false
    }

    private mutating func tag() -> Token? {
        position += 1
        let isClosing = skip("/")
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) {
            position += 1
        }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        let local = name.split(separator: ":").last.map(String.init) ?? ""
        guard !local.isEmpty, let isEmpty = skipAttributes(), !(isEmpty && isClosing) else { return nil }
        guard !isClosing else { return .close(local) }
        emptyElement = isEmpty ? local : nil
        return .open(local)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || [UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(byte)
    }

    /// Skips the rest of a tag. Returns whether the tag ends with a slash, or nil if the tag does not end.
    private mutating func skipAttributes() -> Bool? {
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                quote = byte == open ? nil : open
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                return nil
            } else if byte == UInt8(ascii: ">") {
                return bytes[position - 2] == UInt8(ascii: "/")
            }
        }
        return nil
    }

    private mutating func text() -> String {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return text.contains("&") ? Self.resolved(text) : text
    }

    /// Replaces character references. Unknown references remain.
    private static func resolved(_ text: String) -> String {
        let named: [Substring: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
        var result = String(parts.removeFirst())
        for part in parts {
            let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            if pieces.count == 2, let character = named[pieces[0]] ?? character(pieces[0]) {
                result += character + pieces[1]
            } else {
                result += "&" + part
            }
        }
        return result
    }

    private static func character(_ reference: Substring) -> String? {
        guard reference.first == "#" else { return nil }
        let digits = reference.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
