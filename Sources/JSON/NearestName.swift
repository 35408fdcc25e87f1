/// Names that a text may be meant to be. Their letters are kept, so a search costs the letters of the text only.
public struct KnownNames: Sendable {
    private let names: [(name: String, letters: Letters)]

    /// These names, in order.
    public init(_ names: some Sequence<String>) {
        self.names = names.compactMap { name in Letters(name).map { (name, $0) } }
    }

    /// The name that a text is probably meant to be; nil if none is near.
    ///
    /// Names are near if few letters differ: at most one in three, and at most two. Case, separators and the order of words do not count,
    /// so `querySamples` is one letter from `sampleQuery`. If none is near, a text of at least four letters means the only name that
    /// begins with it, or of which it is a form, as `denied` of `deny`. Else it means the longest name that is its last words, as `running`
    /// of `HKWorkoutActivityTypeRunning`, or the only name with the words of the text, as `cumulativeSum` for `sum`. Of names that are
    /// equally near, it is the first. Only errors need it, so it may take a tenth of a microsecond for each name.
    public func nearest(to name: String) -> String? {
        guard let text = Letters(name) else { return nil }
        let limit = min(text.inOrder.count / 3, 2)
        var nearest: (name: String, distance: Int)?
        var (longer, lastWords, holding): ([String], [String], [String]) = ([], [], [])
        for (name, letters) in names {
            let distance = text.distance(to: letters, limit: limit)
            if distance <= limit, distance < nearest?.distance ?? .max {
                nearest = (name, distance)
            }
            if letters.inOrder.starts(with: text.inOrder) || text.isForm(of: letters) {
                longer.append(name)
            }
            if letters.inOrder.count >= 4, text.ends(with: letters) { lastWords.append(name) }
            // `notPaired` is the opposite of `paired`.
            let isOpposite = letters.words.first == Array("not".utf8)
            let holds = text.inOrder.count >= 3 && text.words.allSatisfy { letters.words.contains($0) }
            if holds, !isOpposite { holding.append(name) }
        }
        if let nearest { return nearest.name }
        if text.inOrder.count >= 4, longer.count == 1 { return longer[0] }
        if let longest = lastWords.max(by: { $0.utf8.count < $1.utf8.count }) { return longest }
        return holding.count == 1 ? holding[0] : nil
    }
}

extension String {
    /// The name that the text is probably meant to be; nil if none is near. For names that are not known before.
    public func nearest(among names: some Sequence<String>) -> String? {
        utf8.count <= Letters.longest ? KnownNames(names).nearest(to: self) : nil
    }

    /// The sentence, followed by the question whether a name was meant, if there is one.
    public func suggesting(_ name: String?) -> String {
        guard let name else { return self }
        return "\(self)\(hasSuffix(".") ? "" : ".") Did you mean \(name)?"
    }
}

/// The letters and digits of a name, in lower case.
private struct Letters: Sendable {
    /// Longer texts are near no name. A client may send megabytes.
    static let longest = 100

    let inOrder: [UInt8]
    let words: [[UInt8]]
    /// The letters of the words in alphabetical order. A word begins with a capital after a small letter, or after a separator.
    private let byWord: [UInt8]

    /// Nil if there are none, or too many.
    init?(_ name: String) {
        guard name.utf8.count <= Self.longest else { return nil }
        var words: [[UInt8]] = [[]]
        var followsSmall = false
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if followsSmall { words.append([]) }
                words[words.count - 1].append(byte | 0x20)
                followsSmall = false
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                words[words.count - 1].append(byte)
                followsSmall = true
            default:
                words.append([])
                followsSmall = false
            }
        }
        self.words = words.filter { !$0.isEmpty }
        inOrder = Array(words.joined())
        byWord = Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined())
        guard !inOrder.isEmpty else { return nil }
    }

    /// Whether this is a shorter word with another ending.
    func isForm(of name: Letters) -> Bool {
        words.count == 1 && (1...3).contains(inOrder.count - name.inOrder.count) && name.inOrder.count >= 4
            && inOrder.starts(with: name.inOrder.dropLast())
    }

    /// Whether the last words are those of a shorter name.
    func ends(with name: Letters) -> Bool {
        guard inOrder.count > name.inOrder.count, inOrder.last == name.inOrder.last else { return false }
        return words.indices.dropFirst().contains { words[$0...].joined().elementsEqual(name.inOrder) }
    }

    /// The number of letters to insert, delete, replace or exchange with the next one; any number above the limit if there are more.
    func distance(to other: Letters, limit: Int) -> Int {
        guard abs(inOrder.count - other.inOrder.count) <= limit else { return limit + 1 }
        return min(
            Self.distance(inOrder, other.inOrder, limit: limit), Self.distance(byWord, other.byWord, limit: limit))
    }

    /// The distance of Damerau and Levenshtein, without further changes of exchanged letters; any number above the limit if it is
    /// greater. A row has the distances between the letters so far and each beginning of the other name.
    private static func distance(_ letters: [UInt8], _ others: [UInt8], limit: Int) -> Int {
        var (former, row): ([Int], [Int]) = ([], Array(0...others.count))
        for (index, letter) in letters.enumerated() {
            var next = [index + 1]
            for (column, other) in others.enumerated() {
                var least = min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
                if index > 0, column > 0, letter == others[column - 1], letters[index - 1] == other {
                    least = min(least, former[column - 1] + 1)
                }
                next.append(least)
            }
            (former, row) = (row, next)
            // An exchange of letters is the only step that skips a row, and costs one more.
            if let least = row.min(), least > limit + 1 { return limit + 1 }
        }
        return row[others.count]
    }
}
