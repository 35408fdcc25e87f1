/// A text with gaps, such as `Unable to parse factorization string {text}`.
struct TextPattern {
    /// The text between the gaps.
    private let parts: [LoweredText]

    /// A text without a part of this length is in too many others.
    private static let shortestPart = 8

    init(_ text: some StringProtocol) {
        var parts: [LoweredText] = []
        var rest = text[...]
        // Without an end of a gap in the rest, a further search for one would make the time the square of the length.
        var ends: [Character: Character] = ["{": "}", "<": ">"]
        var start = rest.startIndex
        while let opening = rest[start...].firstIndex(where: { ends[$0] != nil }), let end = ends[rest[opening]] {
            guard let closing = rest[opening...].firstIndex(of: end) else {
                ends[rest[opening]] = nil
                continue
            }
            parts.append(LoweredText(rest[..<opening]))
            rest = rest[rest.index(after: closing)...]
            start = rest.startIndex
        }
        parts.append(LoweredText(rest))
        self.parts = parts.filter { !$0.isEmpty }
        hasLongPart = self.parts.contains { $0.count >= Self.shortestPart }
    }

    private let hasLongPart: Bool

    /// Whether a message contains the text, with anything in the gaps. Only a long text counts.
    func isQuoted(in message: LoweredText) -> Bool {
        guard hasLongPart else { return false }
        var rest = message.whole
        for part in parts {
            guard let end = message.end(of: part, in: rest) else { return false }
            rest = end..<rest.upperBound
        }
        return true
    }
}

/// A text in lower case, for many searches.
struct LoweredText {
    private let bytes: [UInt8]

    init(_ text: some StringProtocol) {
        bytes = Array(text.lowercased().utf8)
    }

    var isEmpty: Bool { bytes.isEmpty }
    /// The length in bytes.
    var count: Int { bytes.count }
    /// The range of all of it.
    var whole: Range<Int> { bytes.indices }

    /// Whether another text is in this one.
    func contains(_ part: LoweredText) -> Bool { end(of: part, in: whole) != nil }

    /// The end of another text in a range of this one; nil if it is not there.
    func end(of part: LoweredText, in range: Range<Int>) -> Int? {
        guard let first = part.bytes.first else { return range.lowerBound }
        var start = range.lowerBound
        while start + part.count <= range.upperBound {
            if bytes[start] == first, bytes[start..<start + part.count] == part.bytes[...] { return start + part.count }
            start += 1
        }
        return nil
    }
}
