/// Sequences of random numbers, one for each app and purpose, so that no app can tell from its numbers what other apps do (AUTH-38).
///
/// A number is the keyed hash of its place in its sequence. Without the secret, numbers tell nothing about any others.
struct RandomSequences: Codable {
    /// What a sequence is for.
    struct Name: Hashable, Codable {
        /// The bundle identifier of the app.
        @HealthModel.Name private(set) var app: String
        /// The identifier of a type, or another text for other purposes.
        let purpose: String
    }

    /// A key, and the number of uses.
    private struct Sequence: Codable {
        let first, second: UInt64
        var count: UInt64 = 0
    }

    private let first, second: UInt64
    private var sequences: [Name: Sequence] = [:]

    /// Sequences that depend on a seed only, or else on a secret of the system.
    init(seed: UInt64?) {
        var system = SystemRandomNumberGenerator()
        var seeded = seed.map(SplitMix64.init)
        first = seeded?.next() ?? system.next()
        second = seeded?.next() ?? system.next()
    }

    /// The next 128 bits of a sequence.
    mutating func next(_ name: Name) -> (UInt64, UInt64) {
        let secret = (first, second)
        return Self.next(&sequences[name, default: Self.makeSequence(name, secret)])
    }

    private static func next(_ sequence: inout Sequence) -> (UInt64, UInt64) {
        sequence.count += 1
        return SipHash.hash(sequence.count, 0, key: (sequence.first, sequence.second))
    }

    /// The key of a sequence is the keyed hash of its name.
    private static func makeSequence(_ name: Name, _ secret: (UInt64, UInt64)) -> Sequence {
        let texts = [Array(name.app.utf8), Array(name.purpose.utf8)]
        let lengths = texts.map { UInt64($0.count) }
        var key = SipHash.hash(lengths[0], lengths[1], key: secret)
        for text in texts {
            for start in stride(from: 0, to: text.count, by: 16) {
                let words = [start, start + 8].map { start in
                    text.dropFirst(start).prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                }
                key = SipHash.hash(words[0], words[1], key: key)
            }
        }
        return Sequence(first: key.0, second: key.1)
    }
}
