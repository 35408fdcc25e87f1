/// JSON text that many samples share, written once for each key. The key is nearly always that of the previous sample.
package struct TextCache<Key: Hashable> {
    private var latest: (key: Key, text: [UInt8])?
    private var all: [Key: [UInt8]] = [:]

    /// The text for a key. At first use, `write` appends it.
    package mutating func text(for key: Key, _ write: (inout [UInt8]) -> Void) -> [UInt8] {
        if let latest, latest.key == key { return latest.text }
        let text = all[key] ?? Self.text(write)
        all[key] = text
        latest = (key, text)
        return text
    }

    private static func text(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var text: [UInt8] = []
        write(&text)
        return text
    }
}
