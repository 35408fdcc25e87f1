import JSON

/// A result with rows. The rows are JSON text.
struct Rows {
    /// The members of the result other than the rows.
    var head: JSONObject
    /// The name of the member with the rows.
    private let name: String
    /// The rows, separated by commas.
    private let text: ArraySlice<UInt8>
    /// Where each row ends in the text.
    private let ends: [Int]

    /// The number of rows.
    var count: Int { ends.count }

    /// Rows from values.
    init(_ name: String, _ rows: [JSONValue], _ head: JSONObject = [:]) {
        let result: JSONObject = [name: .array(rows)]
        self.init(name, of: JSONLists(in: JSONText(result)), head)
    }

    /// The rows of the longest list of a result, without its other members.
    init(_ name: String, of lists: JSONLists, _ head: JSONObject = [:]) {
        self.name = name
        self.head = head
        (text, ends) = lists.longest.map { (lists.text.bytes[$0.list.text].dropFirst(), $0.ends) } ?? ([], [])
    }

    /// The rows of the longest list of a result, with its other members; nil if it has at most `limit` rows.
    init?(of lists: JSONLists, moreThan limit: Int) {
        guard let (list, _) = lists.longest, list.count > limit else { return nil }
        var others = lists.text.bytes
        others.replaceSubrange(list.text, with: "[]".utf8)
        guard case .object(var head) = JSONText(text: others).value else { return nil }
        for name in [lists.name(of: list), "count", "nextCursor"] { head[name] = nil }
        self.init(lists.name(of: list), of: lists, head)
    }

    /// Some of the rows, with the head, the number of all rows, and the cursor of the next ones.
    func page(_ range: Range<Int>, nextCursor: String?) -> JSONText {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, value) in head.members { writer.member(name, value) }
            writer.member("count", count)
            writer.key(name)
            writer.array { writer in
                guard !range.isEmpty else { return }
                let start = range.lowerBound == 0 ? text.startIndex : ends[range.lowerBound - 1] + 1
                writer.raw(text[start..<ends[range.upperBound - 1]])
            }
            writer.member("nextCursor", ifPresent: nextCursor)
        }
        return JSONText(text: writer.bytes)
    }
}
