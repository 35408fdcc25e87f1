/// SipHash-2-4 with a result of 128 bits, by Aumasson and Bernstein, of messages of two words.
package struct SipHash {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// The hash of a message of two words.
    package static func hash(_ first: UInt64, _ second: UInt64, key: (UInt64, UInt64)) -> (UInt64, UInt64) {
        var hash = SipHash(key)
        hash.take(first)
        hash.take(second)
        // The last word holds the length of the message in bytes.
        hash.take(16 << 56)
        hash.state.2 ^= 0xEE
        let low = hash.finish()
        hash.state.1 ^= 0xDD
        return (low, hash.finish())
    }

    private init(_ key: (UInt64, UInt64)) {
        state = (
            key.0 ^ 0x736F_6D65_7073_6575, key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE,
            key.0 ^ 0x6C79_6765_6E65_7261, key.1 ^ 0x7465_6462_7974_6573
        )
    }

    private mutating func take(_ word: UInt64) {
        state.3 ^= word
        for _ in 0..<2 { mix() }
        state.0 ^= word
    }

    private mutating func finish() -> UInt64 {
        for _ in 0..<4 { mix() }
        return state.0 ^ state.1 ^ state.2 ^ state.3
    }

    private mutating func mix() {
        state.0 &+= state.1
        state.1 = Self.rotate(state.1, 13) ^ state.0
        state.0 = Self.rotate(state.0, 32)
        state.2 &+= state.3
        state.3 = Self.rotate(state.3, 16) ^ state.2
        state.0 &+= state.3
        state.3 = Self.rotate(state.3, 21) ^ state.0
        state.2 &+= state.1
        state.1 = Self.rotate(state.1, 17) ^ state.2
        state.2 = Self.rotate(state.2, 32)
    }

    private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
        word << count | word >> (64 - count)
    }
}
