/// What the phone does where HealthKit promises nothing, by a seed: the option `--vary`.
///
/// An app may rely only on what holds with each seed. Each place belongs to a rule, whose `varies` in `protocol/rules.json` says what may
/// happen there. A seed chooses the places that vary, about half of them, and then what happens. The numbers of a place do not depend on
/// those of other places.
public struct Variation: Sendable, Codable {
    /// A place that varies, by its rule.
    package enum Place: String, Codable, CaseIterable, Sendable {
        /// When the user answers a sheet that a policy answers.
        case answer = "AUTH-13"
        /// When a handler of the Swift module runs.
        case handler = "ERR-07"
        /// The order of samples without a sort descriptor.
        case unsorted = "SQ-02"
        /// The order of samples that sort as equal.
        case equal = "SQ-04"
        /// The number of changes in a result with a limit.
        case page = "ANCH-04"
        /// The order of deletions.
        case deletions = "ANCH-06"
        /// The number of calls of an observer for a change.
        case calls = "OBS-06"
        /// When a change calls an observer.
        case delivery = "OBS-07"
        /// The number of locations in a batch of the Swift module.
        case batch = "OTH-06"
        /// Whether a night has the time zone.
        case timeZone = "SLP-06"
    }

    /// The seed.
    public let seed: UInt64
    private var generators: [Place: SplitMix64] = [:]

    init(seed: UInt64) { self.seed = seed }

    /// The rules whose places vary with this seed.
    public var rules: [String] { Place.allCases.filter { generator(at: $0) != nil }.map(\.rawValue) }

    /// A generator that is the same at each call. Nil if the place does not vary with this seed.
    package func generator(at place: Place) -> SplitMix64? {
        var generator = SplitMix64(place.rawValue.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
        return generator.next() % 2 == 0 ? generator : nil
    }

    /// The next random number of a place, from 0 to a largest one. 0 if the place does not vary with this seed.
    package mutating func number(upTo largest: Int, at place: Place) -> Int {
        guard largest > 0, var generator = generators[place] ?? generator(at: place) else { return 0 }
        defer { generators[place] = generator }
        return Int.random(in: 0...largest, using: &generator)
    }
}

extension Array {
    /// Shuffles each sequence of neighbours that are equal.
    package mutating func shuffleEqual(
        using generator: inout SplitMix64, where areEqual: (Element, Element) -> Bool
    ) {
        var start = startIndex
        for end in indices.dropFirst() + [endIndex] where end == endIndex || !areEqual(self[start], self[end]) {
            self[start..<end].shuffle(using: &generator)
            start = end
        }
    }
}
