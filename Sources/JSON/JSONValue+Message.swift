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
        try self.init(parsing: bytes)
    }
}
