/// The text is not JSON, or it is nested too deeply.
struct NotJSON: Error {}

extension JSONValue {
    /// Reads JSON text.
    init(parsing bytes: [UInt8]) throws(NotJSON) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }
}

/// A recursive-descent parser of JSON text.
private struct JSONParser {
    let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The bridge accepts up to 128 nested arrays and objects, and adds a few levels when it returns such values.
    private let maximumDepth = 256

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(NotJSON) -> JSONValue {
        let value = try value()
        skipBlanks()
        guard index == bytes.count else { throw NotJSON() }
        return value
    }

    private mutating func value() throws(NotJSON) -> JSONValue {
        skipBlanks()
        guard index < bytes.count else { throw NotJSON() }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object() throws(NotJSON) -> JSONValue {
        var members: [String: JSONValue] = [:]
        try list(until: UInt8(ascii: "}")) { (parser) throws(NotJSON) in
            parser.skipBlanks()
            guard parser.peek() == UInt8(ascii: "\"") else { throw NotJSON() }
            let name = try parser.string()
            parser.skipBlanks()
            try parser.take(UInt8(ascii: ":"))
            members[name] = try parser.value()
        }
        return .object(members)
    }

    private mutating func array() throws(NotJSON) -> JSONValue {
        var elements: [JSONValue] = []
        try list(until: UInt8(ascii: "]")) { (parser) throws(NotJSON) in
            elements.append(try parser.value())
        }
        return .array(elements)
    }

    /// Reads elements between brackets, separated by commas.
    private mutating func list(until closing: UInt8, _ element: (inout JSONParser) throws(NotJSON) -> Void) throws(NotJSON) {
        depth += 1
        guard depth <= maximumDepth else { throw NotJSON() }
        index += 1
        skipBlanks()
        if peek() == closing {
            index += 1
        } else {
            while true {
                try element(&self)
                skipBlanks()
                if peek() == closing { break }
                try take(UInt8(ascii: ","))
            }
            index += 1
        }
        depth -= 1
    }

    private mutating func number() throws(NotJSON) -> JSONValue {
        let start = index
        var isReal = false
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"): isReal = true
            default: return try number(start, isReal)
            }
            index += 1
        }
        return try number(start, isReal)
    }

    private func number(_ start: Int, _ isReal: Bool) throws(NotJSON) -> JSONValue {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if !isReal, let integer = Int(text) { return .integer(integer) }
        guard let real = Double(text), real.isFinite else { throw NotJSON() }
        return .real(real)
    }

    private mutating func string() throws(NotJSON) -> String {
        index += 1
        var text: [UInt8] = []
        var start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                defer { index += 1 }
                if text.isEmpty { return String(decoding: bytes[start..<index], as: UTF8.self) }
                text += bytes[start..<index]
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                text += bytes[start..<index]
                index += 1
                text += Array(String(try escape()).utf8)
                start = index
            } else {
                index += 1
            }
        }
        throw NotJSON()
    }

    private mutating func escape() throws(NotJSON) -> Unicode.Scalar {
        guard let byte = peek() else { throw NotJSON() }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw NotJSON()
        }
    }

    private mutating func unicodeEscape() throws(NotJSON) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // A scalar above U+FFFF is written as a surrogate pair.
        try take(UInt8(ascii: "\\"))
        try take(UInt8(ascii: "u"))
        let second = try fourDigits()
        guard first < 0xDC00, (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw NotJSON() }
        return scalar
    }

    private mutating func fourDigits() throws(NotJSON) -> UInt32 {
        guard index + 4 <= bytes.count else { throw NotJSON() }
        defer { index += 4 }
        let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
        guard let number = UInt32(digits, radix: 16), !digits.hasPrefix("+") else { throw NotJSON() }
        return number
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(NotJSON) -> JSONValue {
        for byte in word.description.utf8 {
            try take(byte)
        }
        return value
    }

    private func peek() -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private mutating func take(_ byte: UInt8) throws(NotJSON) {
        guard peek() == byte else { throw NotJSON() }
        index += 1
    }

    private mutating func skipBlanks() {
        while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }
}
