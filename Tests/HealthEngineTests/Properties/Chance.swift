import Foundation
import HealthModel
import Testing

/// Sebastiano Vigna's splitmix64: the same numbers everywhere, so that a seed is all that it takes to see a failure again.
struct Chance: RandomNumberGenerator {
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed)
    }

    mutating func next() -> UInt64 { generator.next() }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in so many times.
    mutating func once(in count: Int) -> Bool { number(0..<count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0..<elements.count)] }

    mutating func some<Element: Hashable>(of elements: [Element], upTo count: Int) -> Set<Element> {
        Set((0..<number(0..<count + 1)).compactMap { _ in elements.randomElement(using: &self) })
    }
}

/// The seeds of a property: as many as run in a second or so, or those that `PROPERTY_SEEDS` names, as in `400-9000`.
func seeds(_ count: UInt64) -> Range<UInt64> {
    let bounds = ProcessInfo.processInfo.environment["PROPERTY_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) }
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 0..<count }
    return bounds[0]..<bounds[1]
}

/// What can be made smaller in the search for a small counterexample.
protocol Reducible {
    /// What is simpler by one part, if it has any.
    var simpler: [Self] { get }
}

/// Expects that nothing goes wrong while a list of operations is carried out; if something does, tells the seed and what
/// is left of the list once everything was taken out of it that the failure does not need.
///
/// `check` answers what went wrong, nil if nothing did. It must bear that any operation is missing.
func expectProperty<Operation: Reducible>(
    seed: UInt64,
    _ operations: [Operation],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: ([Operation]) throws -> String?
) {
    func failure(_ operations: [Operation]) -> String? {
        do {
            return try check(operations)
        } catch {
            return "threw \(error)"
        }
    }
    func firstFailure(_ candidates: [[Operation]]) -> ([Operation], String)? {
        for candidate in candidates {
            if let reason = failure(candidate) { return (candidate, reason) }
        }
        return nil
    }
    guard var reason = failure(operations) else { return }
    var kept = operations
    var length = max(kept.count / 2, 1)
    while length > 0 {
        var start = 0
        while start < kept.count {
            var fewer = kept
            fewer.removeSubrange(start..<min(start + length, kept.count))
            if let other = failure(fewer) {
                (kept, reason) = (fewer, other)
            } else {
                start += length
            }
        }
        length /= 2
    }
    for index in kept.indices {
        while let (smaller, other) = firstFailure(
            kept[index].simpler.map { kept[..<index] + [$0] + kept[(index + 1)...] }
        ) {
            (kept, reason) = (smaller, other)
        }
    }
    let list = kept.map { "  \($0)" }.joined(separator: "\n")
    Issue.record("seed \(seed): \(reason)\nafter\n\(list)", sourceLocation: sourceLocation)
}
