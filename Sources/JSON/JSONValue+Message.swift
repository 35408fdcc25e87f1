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
/// The names and strings of such a request are ASCII without escapes, its id is a string or a positive integer, and it has no other members.
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
            guard let (name, value) = member(), members[name] == nil else { return nil }
            members.append(name, value)
        } while skip(",")
        return skip("}") && index == bytes.endIndex ? members : nil
    }

    private mutating func member() -> (name: String, value: JSONValue)? {
        if skip("\"jsonrpc\""), skip(":"), let version = string() { return ("jsonrpc", version) }
        if skip("\"id\""), skip(":"), let id = string() ?? positiveInteger() { return ("id", id) }
        if skip("\"method\""), skip(":"), let method = string() { return ("method", method) }
        if skip("\"params\""), skip(":"), let params = parsedValue() { return ("params", params) }
        return nil
    }

    private mutating func string() -> JSONValue? {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { return nil }
        let start = index + 1
        var end = start
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") {
            guard (0x20..<0x7F).contains(bytes[end]), bytes[end] != UInt8(ascii: "\\") else { return nil }
            end += 1
        }
        guard end < bytes.endIndex else { return nil }
        index = end + 1
        skipBlanks()
        return .string(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    /// An integer without a sign that fits 64 bits. Zero can be written in several ways.
    private mutating func positiveInteger() -> JSONValue? {
        let start = index
        var number: Int64 = 0
        while index < bytes.endIndex, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
            guard number > 0 || digit > 0, index - start < 18 else { return nil }
            number = number * 10 + Int64(digit)
            index += 1
        }
        skipBlanks()
        return number > 0 ? .integer(number) : nil
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

    /// Skips a text and the blanks after it, if it comes next.
    private mutating func skip(_ text: String) -> Bool {
        var end = index
        for byte in text.utf8 {
            guard end < bytes.endIndex, bytes[end] == byte else { return false }
            end += 1
        }
        index = end
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
