/// The limits of one message. They limit the memory that it takes: the tree of jansson has some 250 bytes for each `{}`.
public enum MessageLimits {
    /// The largest number of arrays and objects.
    public static let arraysAndObjects = 1_000_000
    /// The largest number of commas outside of strings.
    public static let commas = 4_000_000

    /// Whether a text exceeds a limit. It need not be JSON.
    static func areExceeded(by bytes: ArraySlice<UInt8>) -> Bool {
        // Shorter texts, which are nearly all, need no count.
        guard bytes.count > arraysAndObjects else { return false }
        // This loop also counts bytes in strings, but it handles many bytes at once. Few texts need the second count.
        var (openings, commas) = (0, 0)
        for byte in bytes {
            openings &+= byte | 0x20 == UInt8(ascii: "{") ? 1 : 0
            commas &+= byte == UInt8(ascii: ",") ? 1 : 0
        }
        guard openings > Self.arraysAndObjects || commas > Self.commas else { return false }
        return areExceededOutsideOfStrings(in: bytes)
    }

    private static func areExceededOutsideOfStrings(in bytes: ArraySlice<UInt8>) -> Bool {
        var (openings, commas) = (0, 0)
        var index = bytes.startIndex
        var isInString = false
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"): openings += isInString ? 0 : 1
            case UInt8(ascii: ","): commas += isInString ? 0 : 1
            default: break
            }
            index += 1
        }
        return openings > Self.arraysAndObjects || commas > Self.commas
    }
}

extension JSONValue {
    /// Parses the text of a message. Refuses a text with more values than ``MessageLimits`` before it is parsed.
    public init(parsingMessage bytes: ArraySlice<UInt8>) throws(JSONParseError) {
        guard !MessageLimits.areExceeded(by: bytes) else {
            throw JSONParseError(.tooManyValues, at: TextPosition(line: 1, column: 0, offset: 0))
        }
        var reader = PlainMessageReader(bytes)
        if let members = reader.members() { self = .object(members) } else { try self.init(parsing: bytes) }
    }
}

/// Reads a request as clients write it. jansson, which handles each byte by itself, only parses `params`.
///
/// The names and strings of such a request are ASCII without escapes, its id is a string or an integer, and it has no other members.
/// Any other text, valid or not, is left to jansson.
private struct PlainMessageReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// The members of the request; nil for another text.
    mutating func members() -> JSONObject? {
        guard skip("{") else { return nil }
        var members = JSONObject()
        members.reserveCapacity(4)
        repeat {
            guard let name = string(), members.index(of: name) == nil, skip(":"), let value = value(of: name) else { return nil }
            members.append(name, value)
        } while skip(",")
        return skip("}") && index == bytes.endIndex ? members : nil
    }

    private mutating func value(of member: String) -> JSONValue? {
        switch member {
        case "jsonrpc", "method": string().map(JSONValue.string)
        case "id": string().map(JSONValue.string) ?? integer()
        case "params": parsedValue()
        default: nil
        }
    }

    private mutating func string() -> String? {
        guard let string = stringAtIndex else { return nil }
        index += string.utf8.count + 2
        skipBlanks()
        return string
    }

    private var stringAtIndex: String? {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { return nil }
        // Unlike a slice of the array, a span does not count as a reference to it.
        let rest = bytes.span.extracting((index + 1 - bytes.startIndex)...)
        var length = 0
        while length < rest.count, rest[length] != UInt8(ascii: "\"") {
            guard (0x20..<0x7F).contains(rest[length]), rest[length] != UInt8(ascii: "\\") else { return nil }
            length += 1
        }
        guard length < rest.count, let text = try? UTF8Span(validating: rest.extracting(..<length)) else { return nil }
        return String(copying: text)
    }

    /// An integer of at most 18 digits without a sign.
    private mutating func integer() -> JSONValue? {
        let start = index
        var number: Int64 = 0
        while index < bytes.endIndex, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
            guard index == start || number > 0, index - start < 18 else { return nil }
            number = number * 10 + Int64(digit)
            index += 1
        }
        guard index > start else { return nil }
        skipBlanks()
        return .integer(number)
    }

    /// A value within the message, which jansson parses.
    private mutating func parsedValue() -> JSONValue? {
        let depth = JSONValue.maximumDepth - 1
        let parsed = JSONValue.prefix(of: bytes.span.extracting((index - bytes.startIndex)...), maximumDepth: depth)
        guard let (value, length) = parsed else { return nil }
        index += length
        skipBlanks()
        return value
    }

    /// Skips a character and the blanks after it, if it comes next.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() {
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            default: return
            }
        }
    }
}
