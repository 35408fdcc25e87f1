import HealthModel
import Testing

/// Generates units of all forms from a seed.
struct UnitGenerator {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed) }

    /// A text of a unit.
    mutating func text() -> String {
        let above = product(depth: 1)
        return Bool.random(using: &random) ? above : "\(above)/\(product(depth: 1))"
    }

    /// A text with the same factors in another order.
    mutating func shuffled(_ factors: [String]) -> String {
        factors.shuffled(using: &random).joined(separator: "·")
    }

    /// Some symbols with prefixes and powers.
    mutating func factors() -> [String] {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in factor(depth: 0) }
    }

    mutating func value() -> Double { Double.random(in: -1000...1000, using: &random) }

    private mutating func product(depth: Int) -> String {
        let factors = (0..<Int.random(in: 1...3, using: &random)).map { _ in factor(depth: depth) }
        return factors.joined(separator: [".", "*", "·"].randomElement(using: &random) ?? "·")
    }

    private mutating func factor(depth: Int) -> String {
        let isGroup = depth > 0 && Int.random(in: 0..<4, using: &random) == 0
        let base = isGroup ? "(\(product(depth: depth - 1)))" : symbol()
        // A group to a high power may be too large for a Double and is then rejected.
        let exponent = Int.random(in: isGroup ? -1...2 : -2...3, using: &random)
        return Bool.random(using: &random) ? base : "\(base)^\(exponent)"
    }

    private mutating func symbol() -> String {
        let symbol = UnitCatalog.spellings.randomElement(using: &random) ?? "m"
        let molarMass = Double.random(in: 1...500, using: &random)
        return symbol.replacing("<18>", with: "<\(molarMass)>")
    }
}

struct UnitRoundTripTests {
    @Test(arguments: 0..<500 as Range<UInt64>)
    func `a printed unit parses to the same unit (UNIT-10)`(seed: UInt64) throws {
        var generator = UnitGenerator(seed: seed)
        let text = generator.text()
        let unit = try Unit(from: text)
        let again = try Unit(from: unit.unitString)
        #expect(again == unit, "seed \(seed): \(text)")
        #expect(again.unitString == unit.unitString, "seed \(seed): \(text)")
        #expect(again.dimension == unit.dimension, "seed \(seed): \(text)")
        #expect(Quantity(unit: unit, value: 1) == Quantity(unit: again, value: 1), "seed \(seed): \(text)")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the order of the factors makes no difference (UNIT-11)`(seed: UInt64) throws {
        var generator = UnitGenerator(seed: seed)
        let factors = generator.factors()
        let unit = try Unit(from: factors.joined(separator: "·"))
        #expect(try Unit(from: generator.shuffled(factors)) == unit, "seed \(seed): \(factors)")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `converting to a unit and back gives the value within a few units in the last place`(seed: UInt64) throws {
        var generator = UnitGenerator(seed: seed)
        let units = try UnitCatalog.spellings.map { try Unit(from: $0) }
        let value = generator.value()
        let unit = units[Int(seed) % units.count]
        // A temperature near its zero loses digits, because the zeros are far apart.
        let lost =
            try unit.isCompatible(with: .degreeCelsius)
            ? Quantity(unit: .degreeCelsius, value: 1000).doubleValue(for: unit) : 0
        for other in units where other.isCompatible(with: unit) {
            let there = try Quantity(unit: unit, value: value).doubleValue(for: other)
            let back = try Quantity(unit: other, value: there).doubleValue(for: unit)
            #expect(abs(back - value) <= 4 * max(value.ulp, lost.ulp), "seed \(seed): \(unit) to \(other)")
        }
    }
}
