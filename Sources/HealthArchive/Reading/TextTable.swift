/// What texts stand for, looked up by their bytes; the last one, which mostly comes again, without any search.
struct TextTable<Value> {
    private var entries: [UInt64: (text: [UInt8], value: Value)] = [:]
    private var last: (text: [UInt8], value: Value)?
    private let capacity: Int
    /// Of all texts together.
    private var size = 0
    private static var largestSize: Int { 2 << 20 }

    /// A table that forgets everything when it has so many texts, or two megabytes: a file may have ever new ones.
    init(capacity: Int = 4096) {
        self.capacity = capacity
    }

    /// What a text stands for, found out if it is new.
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
