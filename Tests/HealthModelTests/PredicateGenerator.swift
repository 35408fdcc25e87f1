import Foundation
import HealthModel

/// A simple description of a sample. The sample and the expected results are created from it.
struct PlainSample {
    var uuid: Int
    var start: Int64
    var end: Int64
    var source: Int?
    /// The meters of a quantity sample. Nil for a category sample.
    var meters: Int?
    var category: Int
    /// The metadata value for `key`.
    var metadata: Int?
    var deviceName: String?

    var sample: Sample {
        let content: Sample.Content =
            meters.map { .quantity(Quantity(unit: .meter, value: Double($0))) } ?? .category(category)
        return .stored(
            meters == nil ? .sleepAnalysis : .distanceWalkingRunning,
            content,
            uuid: Self.uuid(uuid),
            from: start,
            to: end,
            metadata: metadata.map { ["key": .integer(Int64($0))] } ?? [:],
            device: deviceName.map { Device([.name: $0]) },
            source: source.map(Self.source)
        )
    }

    static func uuid(_ number: Int) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number)))
    }

    static func source(_ number: Int) -> String { "com.example.\(number)" }
}

/// A predicate with an independent definition of the samples that it selects.
struct ExpectedPredicate {
    let predicate: SamplePredicate
    /// Whether the bounds must be equivalent to the predicate.
    let isExact: Bool
    let holds: (PlainSample) -> Bool
}

/// Generates predicates and samples from a seed. They use few values, so that they match often.
struct PredicateGenerator {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed) }

    mutating func sample() -> PlainSample {
        let start = number(0..<8)
        let isQuantity = Bool.random(using: &random)
        return PlainSample(
            uuid: number(0..<4),
            start: Int64(start),
            end: Int64(start + number(0..<5)),
            source: optional(0..<3),
            meters: isQuantity ? number(0..<4) : nil,
            category: number(0..<4),
            metadata: optional(0..<4),
            deviceName: optional(0..<3).map { "device \($0)" }
        )
    }

    mutating func predicate(depth: Int = 4) -> ExpectedPredicate {
        guard depth > 0, number(0..<3) > 0 else { return leaf() }
        let parts = (0..<number(0..<4)).map { _ in predicate(depth: depth - 1) }
        switch number(0..<5) {
        case 0, 1:
            return ExpectedPredicate(
                predicate: .and(parts.map(\.predicate)), isExact: parts.allSatisfy(\.isExact)
            ) { sample in !parts.map { $0.holds(sample) }.contains(false) }
        case 2, 3:
            return ExpectedPredicate(predicate: .or(parts.map(\.predicate)), isExact: parts.isEmpty) { sample in
                parts.map { $0.holds(sample) }.contains(true)
            }
        default:
            let part = predicate(depth: depth - 1)
            return ExpectedPredicate(predicate: .not(part.predicate), isExact: false) { !part.holds($0) }
        }
    }

    private mutating func leaf() -> ExpectedPredicate {
        switch number(0..<9) {
        case 0: return ExpectedPredicate(predicate: .all, isExact: true) { _ in true }
        case 1, 2: return dates()
        case 3:
            let numbers = set(0..<4)
            return ExpectedPredicate(predicate: .objects(Set(numbers.map(PlainSample.uuid))), isExact: true) {
                numbers.contains($0.uuid)
            }
        case 4:
            let numbers = set(0..<3)
            return ExpectedPredicate(predicate: .sources(Set(numbers.map { Name(PlainSample.source($0)) })), isExact: true) {
                $0.source != nil && numbers.contains($0.source ?? -1)
            }
        default: return value()
        }
    }

    private mutating func dates() -> ExpectedPredicate {
        let (start, end) = (optional(0..<10), optional(0..<10))
        let options = QueryOptions(rawValue: number(0..<4))
        let predicate = SamplePredicate.samples(
            start: start.map { date(Int64($0)) }, end: end.map { date(Int64($0)) }, options: options
        )
        return ExpectedPredicate(predicate: predicate, isExact: true) { sample in
            var holds = true
            if let start { holds = holds && sample.end >= start }
            if let end { holds = holds && sample.start < end }
            if options.rawValue & 1 != 0, let start { holds = holds && sample.start >= start }
            if options.rawValue & 2 != 0, let end { holds = holds && sample.end < end }
            return holds
        }
    }

    private mutating func value() -> ExpectedPredicate {
        let limit = number(0..<4)
        let comparison = ComparisonOperator.allCases[number(0..<6)]
        switch number(0..<4) {
        case 0:
            let quantity = Quantity(unit: .common("cm"), value: Double(limit) * 100)
            return ExpectedPredicate(predicate: .quantity(comparison, quantity), isExact: false) {
                $0.meters.map { Self.compare($0, comparison, limit) } ?? false
            }
        case 1:
            return ExpectedPredicate(predicate: .category(comparison, limit), isExact: false) {
                $0.meters == nil && Self.compare($0.category, comparison, limit)
            }
        case 2:
            let value = Bool.random(using: &random) ? MetadataValue.real(Double(limit)) : .integer(Int64(limit))
            return ExpectedPredicate(predicate: .metadata("key", comparison, value), isExact: false) {
                $0.metadata.map { Self.compare($0, comparison, limit) } ?? (comparison == .notEqualTo)
            }
        default:
            let names = Set(set(0..<3).map { "device \($0)" })
            return ExpectedPredicate(predicate: .deviceProperty(.name, names), isExact: false) { sample in
                names.isEmpty ? sample.deviceName == nil : names.contains(sample.deviceName ?? "")
            }
        }
    }

    private static func compare(_ left: Int, _ comparison: ComparisonOperator, _ right: Int) -> Bool {
        let order = (left - right).signum()
        let allowed: [ComparisonOperator: [Int]] = [
            .equalTo: [0], .notEqualTo: [-1, 1], .lessThan: [-1], .lessThanOrEqualTo: [-1, 0], .greaterThan: [1],
            .greaterThanOrEqualTo: [0, 1],
        ]
        return allowed[comparison]?.contains(order) ?? false
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func optional(_ range: Range<Int>) -> Int? { number(0..<4) == 0 ? nil : number(range) }

    private mutating func set(_ range: Range<Int>) -> Set<Int> {
        Set((0..<number(0..<3)).map { _ in number(range) })
    }
}

extension HKUnit {
    /// Parses a unit that must be valid.
    static func common(_ text: String) -> HKUnit { (try? HKUnit(from: text)) ?? .null }
}
