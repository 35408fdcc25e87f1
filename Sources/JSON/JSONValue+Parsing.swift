/// The maximum depth that is compiled into jansson.
private let janssonMaximumDepth = 2048

extension JSONValue {
    /// The maximum nesting of arrays and objects in a message.
    public static let maximumDepth = 128

    /// Parses the JSON text of a whole buffer.
    ///
    /// ```swift
    /// let value = try JSONValue(parsing: #"{"limit": 10}"#)
    /// ```
    ///
    /// The top-level value may have any type. Numbers without fraction and exponent become integers and must fit 64 bits.
    /// Duplicate members, lone surrogates, a byte-order mark, comments and trailing commas are refused.
    ///
    /// - Parameters:
    ///   - bytes: The text, in UTF-8.
    ///   - maximumDepth: The maximum nesting of arrays and objects; the outermost has depth 1. The limit is at most 2048.
    /// - Throws: ``JSONParseError``
    public init(parsing bytes: Span<UInt8>, maximumDepth: Int = maximumDepth) throws(JSONParseError) {
        let document: JanssonDocument
        do throws(JSONParseError) {
            document = try JanssonDocument(parsing: bytes)
        } catch {
            guard error.code == .tooDeep else { throw error }
            let deepest = min(maximumDepth, janssonMaximumDepth)
            throw JSONParseError(.tooDeep, at: TextPosition(deeperThan: deepest, in: bytes))
        }
        do throws(TooDeepTree) {
            self = try unsafe JSONValue(copying: document.root, remainingDepth: maximumDepth)
        } catch {
            throw JSONParseError(
                .tooDeep,
                at: TextPosition(deeperThan: maximumDepth, in: bytes),
                outline: unsafe JSONValue(outlining: document.root)
            )
        }
    }

    /// Parses the value at the start of a text. Returns it and its number of bytes, or nil if the text begins with no value.
    static func prefix(of bytes: Span<UInt8>, maximumDepth: Int) -> (value: JSONValue, length: Int)? {
        // jansson counts with 32 bits.
        guard bytes.count < Int32.max, let document = try? JanssonDocument(parsing: bytes, isWhole: false),
            let value = try? unsafe JSONValue(copying: document.root, remainingDepth: maximumDepth)
        else { return nil }
        return (value, document.length)
    }

    /// Parses the JSON text of a whole array.
    public init(parsing bytes: [UInt8], maximumDepth: Int = maximumDepth) throws(JSONParseError) {
        try self.init(parsing: bytes.span, maximumDepth: maximumDepth)
    }

    /// Parses the JSON text of a whole slice.
    public init(parsing bytes: ArraySlice<UInt8>, maximumDepth: Int = maximumDepth) throws(JSONParseError) {
        try self.init(parsing: bytes.span, maximumDepth: maximumDepth)
    }

    /// Parses the JSON text of a whole string.
    public init(parsing text: String, maximumDepth: Int = maximumDepth) throws(JSONParseError) {
        try self.init(parsing: Array(text.utf8).span, maximumDepth: maximumDepth)
    }
}
