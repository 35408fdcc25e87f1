import Foundation
import HealthModel
import Testing

/// SplitMix64 by Sebastiano Vigna: the same numbers on every platform, so that a seed reproduces a failure.
struct Chance: RandomNumberGenerator {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed) }

    mutating func next() -> UInt64 { generator.next() }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in `count` calls on average.
    mutating func once(in count: Int) -> Bool { number(0..<count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0..<elements.count)] }

    mutating func some<Element: Hashable>(of elements: [Element], upTo count: Int) -> Set<Element> {
        Set((0..<number(0..<count + 1)).compactMap { _ in elements.randomElement(using: &self) })
    }
}

/// The seeds of a property test: as many as run in about a second, or a range such as `400-9000` in `PROPERTY_SEEDS`.
func seeds(_ count: UInt64) -> Range<UInt64> {
    let bounds = ProcessInfo.processInfo.environment["PROPERTY_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) }
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 0..<count }
    return bounds[0]..<bounds[1]
}

/// A step of a test that can be simplified to find a small counterexample.
protocol Reducible {
    /// The variants that are simpler by one part.
    var simpler: [Self] { get }
}

/// Runs a list of operations and expects no failure. On a failure, removes all operations that the failure does not
/// need, and reports the seed and the remaining operations.
///
/// `check` returns a description of the failure, or nil. It must accept lists without some of the operations.
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
        while let (smaller, other) = firstFailure(kept[index].simpler.map { kept[..<index] + [$0] + kept[(index + 1)...] }) {
            (kept, reason) = (smaller, other)
        }
    }
    let list = kept.map { "  \($0)" }.joined(separator: "\n")
    Issue.record("seed \(seed): \(reason)\nafter\n\(list)", sourceLocation: sourceLocation)
}
