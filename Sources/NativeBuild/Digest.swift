/// A digest of texts: FNV-1a, 64 bits. It detects changes, not attacks.
struct Digest {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // No UTF-8 text contains this byte.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

    var text: String { String(state, radix: 16) }
}
