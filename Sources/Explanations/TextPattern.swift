/// A text with gaps, such as `Unable to parse factorization string {text}`.
struct TextPattern {
    /// The text between the gaps, in lower case.
    private let parts: [String]

    /// A text without a part of this length is in too many others.
    private static let shortestPart = 8

    init(_ text: some StringProtocol) {
        parts = String(text).lowercased().split(separator: /\{[^}]*\}|<[^>]*>/).map(String.init)
    }

    /// Whether a message contains the text, with anything in the gaps. Only a long text counts.
    func isQuoted(in message: String) -> Bool {
        guard parts.contains(where: { $0.count >= Self.shortestPart }) else { return false }
        var rest = message.lowercased()[...]
        for part in parts {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
