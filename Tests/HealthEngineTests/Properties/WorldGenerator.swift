import Foundation
import HealthModel

/// Generates random samples, operations and predicates. They use few dates, values and identifiers, so that they often
/// match.
struct WorldGenerator {
    static let devices = [
        Device([.name: "Band", .model: "A"]), Device([.name: "Scale", .model: "B"]), Device([.name: "Band"]),
        Device([.name: "Band", .model: "A", .firmwareVersion: "2"]),
    ]
    static let moods: [MetadataValue] = [
        .integer(1), .integer(2), .real(1), .real(1.5), .bool(true), .string("good"), .string("bad"),
    ]

    /// Lengths near the limits of all length classes.
    private static let lengths: [Int64] = [
        0, 1, 15, 16, 255, 256, 4095, 4096, 60_000, 65_535, 65_536, 600_000, 1_048_575, 1_048_576, 3_600_000,
        7_200_000, 16_777_215, 16_777_216, 86_400_000, 268_435_455, 268_435_456, 345_600_000,
    ]
    private static let firstDay: Int64 = 1_772_323_200_000
    private static let yearOne: Int64 = -62_135_769_600_000
    private static let year4001: Int64 = 64_092_211_200_000

    var chance: Chance
    /// Whether predicates may select by correlation, which can change after a sample was saved.
    var includesCorrelations = true
    /// Whether dates lie within some days, and durations are hours rather than instants.
    var isCrowded = false
    private(set) var nextNumber = 0
    /// The start and end dates of samples, for predicates.
    private var times: [Int64] = [firstDay]

    init(seed: UInt64) { chance = Chance(seed: seed) }

    /// Random operations, most of them saves.
    mutating func operations(_ count: Int, types: [ObjectType] = ObjectType.all, sources: [Int] = [0, 0, 1, 2, 3, 4])
        -> [Operation]
    {
        (0..<count).map { _ in operation(types, sources) }
    }

    private mutating func operation(_ types: [ObjectType], _ sources: [Int]) -> Operation {
        switch chance.number(0..<12) {
        case 0: return .delete((0..<chance.number(1..<3)).map { _ in chance.number(0..<nextNumber + 1) })
        case 1:
            let type = chance.pick(types)
            return .deleteObjects(type, .init(predicate(of: type), and: predicate(of: type)))
        default:
            return .save(source: chance.pick(sources), (0..<chance.number(1..<4)).map { _ in sample(of: chance.pick(types)) })
        }
    }

    /// The start or end of a sample, or a time near it.
    mutating func time() -> Int64 { chance.pick(times) + chance.pick([0, 0, 0, -1, 1, 3_600_000]) }

    /// A value in halves of a unit.
    mutating func value() -> Int { chance.once(in: 8) ? chance.number(0..<5000) : chance.number(0..<12) }

    mutating func sample(of type: ObjectType) -> PlainSample {
        var (start, end) = dates()
        if type == .environmentalAudioExposure, start == end { end += 1 }
        if type == .pregnancy, chance.once(in: 3) { end = Self.year4001 }
        times += [start, end]
        // Sometimes the number of an existing or deleted sample.
        let isAgain = nextNumber > 0 && chance.once(in: 12)
        var sample = PlainSample(
            number: isAgain ? chance.number(0..<nextNumber) : nextNumber,
            type: type,
            start: start,
            end: end,
            metadata: metadata(),
            device: chance.once(in: 3) ? chance.pick(Self.devices) : nil
        )
        nextNumber += isAgain ? 0 : 1
        switch type.kind {
        case .correlation:
            for type in ObjectType.pressures {
                var member = self.sample(of: type)
                (member.start, member.end, member.series) = (start, end, [])
                sample.members.append(member)
            }
        case .category: sample.halves = type == .pregnancy ? 0 : chance.number(0..<6)
        default:
            sample.unit = chance.number(0..<PlainUnit.of(type).count)
            sample.halves = value()
            if chance.once(in: 8) { makeSeries(&sample) }
        }
        return sample
    }

    /// Turns a sample into a series of two quantities. Their sum or average is a whole number of halves.
    private mutating func makeSeries(_ sample: inout PlainSample) {
        let middle = chance.once(in: 2) ? (sample.start + sample.end) / 2 : sample.start
        let difference = chance.number(0..<sample.halves + 1)
        let isCumulative = sample.type.quantity?.isCumulative ?? false
        let values =
            isCumulative
            ? [sample.halves - difference, difference] : [sample.halves - difference, sample.halves + difference]
        // Sometimes the quantities do not fill the time of the sample.
        let margin = chance.once(in: 3) ? (sample.end - middle) / 3 : 0
        sample.series = [
            PlainPart(start: sample.start, end: middle, halves: values[0]),
            PlainPart(start: middle + margin, end: sample.end - margin, halves: values[1]),
        ]
        if chance.once(in: 8) {
            sample.series = [PlainPart(start: sample.start, end: sample.end, halves: sample.halves)]
        }
    }

    private mutating func dates() -> (Int64, Int64) {
        let quarter = Int64(chance.number(0..<(isCrowded ? 96 : 400))) * 900_000
        var start = Self.firstDay + quarter + chance.pick([0, 0, 0, 1, -1, 7])
        var length = chance.pick(Self.lengths)
        if isCrowded, chance.once(in: 2) { length = Int64(chance.number(0..<24)) * 900_000 }
        // Often at the same time as another sample.
        let known = chance.pick(times)
        if chance.once(in: 3), abs(known - Self.firstDay) < 8 * 86_400_000 { start = known }
        switch chance.number(0..<30) {
        case 0: start = Self.yearOne + chance.pick([0, 1, 3_600_000])
        case 1: start = Self.year4001 - 2 - length
        default: break
        }
        return (start, start + length)
    }

    private mutating func metadata() -> Metadata {
        var metadata: Metadata = [:]
        if chance.once(in: 3) { metadata["mood"] = chance.pick(Self.moods) }
        if chance.once(in: 5) { metadata["HKWasUserEntered"] = .bool(true) }
        if chance.once(in: 5) {
            metadata["HKMetadataKeySyncIdentifier"] = .string(chance.pick(["a", "b", "c"]))
            metadata["HKMetadataKeySyncVersion"] = .integer(Int64(chance.number(1..<6)))
        }
        return metadata
    }
}

extension PlainPredicate {
    /// The entries that both predicates select.
    init(_ left: PlainPredicate, and right: PlainPredicate) {
        self.init(.and([left.predicate, right.predicate]), [left, right]) { left.holds($0, $1) && right.holds($0, $1) }
    }
}
