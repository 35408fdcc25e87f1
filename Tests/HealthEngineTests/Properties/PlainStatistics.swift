import Foundation
import HealthModel

/// Statistics according to the rules, computed by brute force.
struct PlainStatistics {
    /// A quantity and its source.
    struct Quantity {
        var start: Int64
        var end: Int64
        /// The value in the canonical unit.
        var value: Double
        var source: Int

        var length: Double { Double(end - start) }
    }

    let quantities: [Quantity]
    private let entries: [PlainEntry]
    /// The sources by priority (STAT-10).
    let ranking: [Int]

    init(_ type: ObjectType, _ entries: [PlainEntry], of store: PlainStore) {
        self.entries = entries
        let canonical = Double(PlainUnit.of(type)[0].grainsInHalf)
        quantities = entries.flatMap { entry in
            entry.sample.parts.map { part in
                let grains = Double(Int64(part.halves) * entry.sample.plainUnit.grainsInHalf)
                return Quantity(start: part.start, end: part.end, value: grains / canonical / 2, source: entry.source)
            }
        }
        // Manual entries, the watch, the phone, and apps with the newest first.
        ranking = [4] + [2, 3] + store.sources.reversed().filter { $0 < 2 }
    }

    /// STAT-07.
    var start: Int64? { entries.map(\.sample.start).min() }
    var end: Int64? { entries.map(\.sample.end).max() }

    /// The sum without merging.
    var plainSum: Double { quantities.reduce(0) { $0 + $1.value } }

    func sum(of source: Int) -> Double { quantities.filter { $0.source == source }.reduce(0) { $0 + $1.value } }

    /// STAT-11: the merged sum between two times. Each quantity counts in proportion to the time that no source of
    /// higher priority covers.
    func mergedSum(from lower: Int64 = .min, to upper: Int64 = .max) -> Double {
        quantities.reduce(0) { sum, quantity in
            let rank = ranking.firstIndex(of: quantity.source) ?? 0
            let higher = quantities.filter { ranking[..<rank].contains($0.source) && $0.start < $0.end }
            guard quantity.start < quantity.end else {
                let isCovered = higher.contains { $0.start <= quantity.start && quantity.start < $0.end }
                let isInside = lower <= quantity.start && quantity.start < upper
                return sum + (isCovered || !isInside ? 0 : quantity.value)
            }
            let (start, end) = (max(quantity.start, lower), min(quantity.end, upper))
            guard start < end else { return sum }
            return sum + quantity.value * Double(Self.uncovered(start, end, by: higher)) / quantity.length
        }
    }

    /// The part of an interval that none of the quantities covers. Checks each stretch between two borders.
    private static func uncovered(_ start: Int64, _ end: Int64, by others: [Quantity]) -> Int64 {
        let inner = others.flatMap { [$0.start, $0.end] }.filter { start < $0 && $0 < end }
        let borders = ([start, end] + inner).sorted()
        return zip(borders, borders.dropFirst()).reduce(0) { sum, stretch in
            let isCovered = others.contains { $0.start <= stretch.0 && stretch.1 <= $0.end }
            return sum + (isCovered ? 0 : stretch.1 - stretch.0)
        }
    }

    /// The time that quantities cover, in seconds (STAT-17).
    var duration: Double {
        guard let first = quantities.map(\.start).min(), let last = quantities.map(\.end).max() else { return 0 }
        return Double(last - first - Self.uncovered(first, last, by: quantities)) / 1000
    }

    /// STAT-04, STAT-14, STAT-15.
    func average(_ style: AggregationStyle) -> Double {
        let weights = quantities.map { style == .discreteArithmetic ? 1 : max($0.length, 1000) }
        let total = weights.reduce(0, +)
        let isLevel = style == .discreteEquivalentContinuousLevel
        let values = quantities.map { isLevel ? pow(10, ($0.value - 100) / 10) : $0.value }
        let mean = zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 } / total
        return isLevel ? 100 + 10 * log10(mean) : mean
    }
}
