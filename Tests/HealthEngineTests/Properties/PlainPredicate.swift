import Foundation
import HealthModel

/// A predicate with an independent definition of the entries that it selects (PRED-01 to PRED-13).
struct PlainPredicate {
    let predicate: SamplePredicate
    /// The parts of a compound.
    var parts: [PlainPredicate] = []
    let holds: (PlainEntry, PlainStore) -> Bool

    static var all: PlainPredicate { PlainPredicate(.all) { _ in true } }

    init(_ predicate: SamplePredicate, _ holds: @escaping (PlainEntry) -> Bool) {
        self.predicate = predicate
        self.holds = { entry, _ in holds(entry) }
    }

    init(_ predicate: SamplePredicate, _ parts: [PlainPredicate] = [], _ holds: @escaping (PlainEntry, PlainStore) -> Bool) {
        self.predicate = predicate
        self.parts = parts
        self.holds = holds
    }
}

extension PlainPredicate: CustomStringConvertible {
    var description: String { "\(predicate)" }
}

extension ComparisonOperator {
    /// Whether the operator accepts an order: -1 for less, 0 for equal, 1 for greater, nil for values that cannot be
    /// compared.
    func allows(_ order: Int?) -> Bool {
        guard let order else { return self == .notEqualTo }
        let allowed: [ComparisonOperator: [Int]] = [
            .equalTo: [0], .notEqualTo: [-1, 1], .lessThan: [-1], .lessThanOrEqualTo: [-1, 0], .greaterThan: [1],
            .greaterThanOrEqualTo: [0, 1],
        ]
        return allowed[self]?.contains(order) ?? false
    }
}

extension WorldGenerator {
    /// A predicate that fits a type and often compares with exact values of samples.
    mutating func predicate(of type: ObjectType, depth: Int = 3) -> PlainPredicate {
        guard depth > 0, chance.once(in: 2) else { return leaf(of: type) }
        let parts = (0..<chance.number(0..<4)).map { _ in predicate(of: type, depth: depth - 1) }
        switch chance.number(0..<5) {
        case 0, 1:
            return PlainPredicate(.and(parts.map(\.predicate)), parts) { entry, store in
                !parts.contains { !$0.holds(entry, store) }
            }
        case 2, 3:
            return PlainPredicate(.or(parts.map(\.predicate)), parts) { entry, store in
                parts.contains { $0.holds(entry, store) }
            }
        default:
            let part = predicate(of: type, depth: depth - 1)
            return PlainPredicate(.not(part.predicate), [part]) { !part.holds($0, $1) }
        }
    }

    private mutating func leaf(of type: ObjectType) -> PlainPredicate {
        switch chance.number(0..<14) {
        case 0: return .all
        case 1...4: return dates()
        case 5:
            let numbers = chance.some(of: Array(0..<nextNumber + 1), upTo: 6)
            return PlainPredicate(.objects(Set(numbers.map(PlainSample.uuid)))) { numbers.contains($0.sample.number) }
        case 6:
            let sources = chance.some(of: Array(PlainStore.revisions.indices), upTo: 2)
            let identifiers = sources.map { PlainStore.revisions[$0].source.bundleIdentifier }
            return PlainPredicate(.sources(Set(identifiers.map { Name($0) }))) { sources.contains($0.source) }
        case 7: return device()
        case 8, 9: return metadata()
        case 10:
            guard includesCorrelations else { return .all }
            return PlainPredicate(.noCorrelation) { entry, store in
                !store.entries.contains { $0.members.contains(entry.sample.number) }
            }
        default: return value(of: type)
        }
    }

    private mutating func dates() -> PlainPredicate {
        let start = chance.once(in: 4) ? nil : time()
        let end = chance.once(in: 4) ? nil : time()
        let options = QueryOptions(rawValue: chance.number(0..<4))
        let predicate = SamplePredicate.samples(
            start: start.map { Date(milliseconds: $0) }, end: end.map { Date(milliseconds: $0) }, options: options
        )
        return PlainPredicate(predicate) { entry in
            let sample = entry.sample
            if let start {
                if sample.end < start { return false }
                if options.contains(.strictStartDate), sample.start < start { return false }
            }
            if let end {
                if sample.start >= end { return false }
                if options.contains(.strictEndDate), sample.end >= end { return false }
            }
            return true
        }
    }

    private mutating func device() -> PlainPredicate {
        let devices = chance.some(of: Self.devices, upTo: 2)
        if chance.once(in: 2) {
            return PlainPredicate(.devices(devices)) { $0.sample.device.map(devices.contains) ?? false }
        }
        let models = chance.some(of: ["A", "B"], upTo: 1)
        return PlainPredicate(.deviceProperty(.model, models)) { entry in
            let model = entry.sample.device?.model
            return models.isEmpty ? model == nil : model.map(models.contains) ?? false
        }
    }

    private mutating func metadata() -> PlainPredicate {
        switch chance.number(0..<4) {
        case 0:
            let key = chance.pick(["mood", "HKWasUserEntered", "HKMetadataKeySyncIdentifier", "none"])
            return PlainPredicate(.metadataKey(key)) { $0.sample.metadata[key] != nil }
        case 1:
            let values = chance.some(of: Self.moods, upTo: 3)
            return PlainPredicate(.metadataValues("mood", values)) { entry in
                values.contains { Self.order(entry.sample.metadata["mood"], $0) == 0 }
            }
        default:
            let (value, comparison) = (chance.pick(Self.moods), chance.pick(ComparisonOperator.allCases))
            return PlainPredicate(.metadata("mood", comparison, value)) { entry in
                comparison.allows(Self.order(entry.sample.metadata["mood"], value))
            }
        }
    }

    /// -1, 0 or 1. Nil if the values cannot be compared: numbers compare with numbers of any kind, strings with
    /// strings.
    private static func order(_ left: MetadataValue?, _ right: MetadataValue) -> Int? {
        func number(_ value: MetadataValue?) -> Double? {
            switch value {
            case .bool(let flag): flag ? 1 : 0
            case .integer(let number): Double(number)
            case .real(let number): number
            default: nil
            }
        }
        if case .string(let left)? = left, case .string(let right) = right {
            return left == right ? 0 : left < right ? -1 : 1
        }
        guard let left = number(left), let right = number(right) else { return nil }
        return left == right ? 0 : left < right ? -1 : 1
    }

    private mutating func value(of type: ObjectType) -> PlainPredicate {
        let comparison = chance.pick(ComparisonOperator.allCases)
        switch type.kind {
        case .quantity:
            let unit = chance.pick(PlainUnit.of(type))
            let halves = value()
            let quantity = Quantity(unit: unit.unit, value: Double(halves) / 2)
            return PlainPredicate(.quantity(comparison, quantity)) { entry in
                comparison.allows((entry.sample.size - Int64(halves) * unit.grainsInHalf).signum().asInt)
            }
        case .category:
            let value = chance.number(0..<6)
            if chance.once(in: 2) {
                return PlainPredicate(.category(comparison, value)) {
                    comparison.allows(($0.sample.halves - value).signum())
                }
            }
            let values = chance.some(of: Array(0..<6), upTo: 4)
            return PlainPredicate(.categoryValues(values)) { values.contains($0.sample.halves) }
        default: return .all
        }
    }
}

extension Int64 {
    fileprivate var asInt: Int { Int(self) }
}
