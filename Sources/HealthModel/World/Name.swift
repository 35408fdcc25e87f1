/// A text that names something: an app, a source, a metadata key, a medication, a phone.
///
/// Names are compared by their bytes, as SQLite and JSON compare them. Swift's own comparison takes texts for equal that are
/// canonically equivalent, such as a composed and a decomposed letter. See decision record 0038.
@propertyWrapper
public struct Name: Hashable, Sendable {
    /// The text.
    public var wrappedValue: String

    /// The name with a text.
    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    /// The name with a text.
    public init(_ text: String) { wrappedValue = text }

    /// Whether both have the same bytes.
    public static func == (left: Name, right: Name) -> Bool {
        // Swift's comparison is fast. It only lacks the difference of texts that are canonically equivalent, as no ASCII texts are.
        let (left, right) = (left.wrappedValue, right.wrappedValue)
        return left.utf8.count == right.utf8.count && left == right
            && (left.utf8Span.isKnownASCII || left.utf8.elementsEqual(right.utf8))
    }

    /// Adds the bytes to a hasher.
    public func hash(into hasher: inout Hasher) {
        var text = wrappedValue
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }

    /// Whether a text can name something: it is not empty, and no system would end it at U+0000.
    public static func isValid(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }
}

extension Name: ExpressibleByStringLiteral {
    /// The name with the text of a literal.
    public init(stringLiteral text: String) { wrappedValue = text }
}

extension Name: Comparable {
    /// The order of the bytes.
    public static func < (left: Name, right: Name) -> Bool {
        left.wrappedValue.utf8.lexicographicallyPrecedes(right.wrappedValue.utf8)
    }
}

extension Name: Codable {
    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    /// Decodes a text.
    public init(from decoder: any Decoder) throws { wrappedValue = try String(from: decoder) }
}

extension Name: CodingKeyRepresentable {
    /// The text as a key of a dictionary.
    public var codingKey: any CodingKey { wrappedValue.codingKey }

    /// The name of a key.
    public init?(codingKey: some CodingKey) { wrappedValue = codingKey.stringValue }
}
