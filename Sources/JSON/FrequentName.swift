/// Names that nearly all messages and samples have. Making a string of bytes costs more than finding it here.
enum FrequentName {
    /// Names of up to eight bytes, each with its bytes as a word.
    private static let all = ["jsonrpc", "id", "method", "params", "type", "quantity", "value", "unit"].map { name in
        (word: word(of: name.utf8), count: name.utf8.count, name: name)
    }

    /// The string of the bytes of a frequent name; nil for other names.
    static func string(of bytes: some Collection<UInt8>) -> String? {
        guard bytes.count <= 8 else { return nil }
        let word = word(of: bytes)
        for known in all where known.word == word && known.count == bytes.count {
            return known.name
        }
        return nil
    }

    private static func word(of bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
