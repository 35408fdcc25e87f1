import XML

/// A cache of values by the bytes of their texts. The last text, which often repeats, is found without a search.
struct TextTable<Value> {
    private var entries: [UInt64: (text: [UInt8], value: Value)] = [:]
    private var last: (text: [UInt8], value: Value)?
    private let capacity: Int
    /// The size of all texts together.
    private var size = 0
    private static var largestSize: Int { 2 << 20 }

    /// A table that is cleared when it has `capacity` texts or two megabytes. A file may have any number of different texts.
    init(capacity: Int = 4096) { self.capacity = capacity }

    /// The value of a text. Calls `find` for a new text.
    mutating func value(of text: Bytes, _ find: (Bytes) throws -> Value) rethrows -> Value {
        if let last, text == last.text { return last.value }
        let fingerprint = text.fingerprint
        if let entry = entries[fingerprint], text == entry.text {
            last = entry
            return entry.value
        }
        let entry = (text: text.array, value: try find(text))
        if entries.count >= capacity || size > Self.largestSize - text.count {
            entries.removeAll(keepingCapacity: true)
            size = 0
        }
        entries[fingerprint] = entry
        size += text.count
        last = entry
        return entry.value
    }
}
