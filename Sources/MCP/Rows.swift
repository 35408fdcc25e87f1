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
    /// The number of rows, also of those that are not kept.
    let count: Int

    /// The number of rows in the text.
    var keptCount: Int { ends.count }
    /// The memory of the rows, in bytes.
    var size: Int { text.count + ends.count * MemoryLayout<Int>.size }

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
        count = ends.count
    }

    /// The first rows of others, which take at most so many bytes.
    init(_ rows: Rows, upTo size: Int) {
        (name, head, count) = (rows.name, rows.head, rows.count)
        let perRow = MemoryLayout<Int>.size
        var kept = rows.ends.count
        if rows.size > size {
            kept = rows.ends.enumerated().first { $1 - rows.text.startIndex + ($0 + 1) * perRow > size }?.offset ?? kept
        }
        // A copy, because a part of the text keeps all of it.
        let end = kept == 0 ? rows.text.startIndex : rows.ends[kept - 1]
        text = Array(rows.text[..<end])[...]
        ends = rows.ends.prefix(kept).map { $0 - rows.text.startIndex }
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
