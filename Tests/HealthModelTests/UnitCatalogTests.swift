import Foundation
import HealthModel
import Testing

// Foundation also has a type Unit.
private typealias Unit = HealthModel.Unit

/// The parts of `protocol/catalog.json` about units.
struct UnitCatalog: Decodable, Sendable {
    let unitDimensions: [String: String]
    let unitSymbols: [Symbol]
    let unitPrefixes: [Prefix]
    let unitGrammar: Grammar
    let unitConversionRules: [Rule]

    struct Symbol: Decodable, Sendable {
        let symbol: String
        let dimension: String
        let canonicalUnit: String
        let prefixable: Bool
        let parameterized: Bool?
        let aliases: [String]?
        let otherReportedFactors: [Double]?
        /// Missing for the mole with a molar mass.
        let factor: Double?
        let offset: Double?

        enum CodingKeys: CodingKey {
            case symbol, dimension, canonicalUnit, prefixable, parameterized, aliases, otherReportedFactors, factor,
                offset
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            dimension = try container.decode(String.self, forKey: .dimension)
            canonicalUnit = try container.decode(String.self, forKey: .canonicalUnit)
            prefixable = try container.decode(Bool.self, forKey: .prefixable)
            parameterized = try container.decodeIfPresent(Bool.self, forKey: .parameterized)
            aliases = try container.decodeIfPresent([String].self, forKey: .aliases)
            otherReportedFactors = try container.decodeIfPresent([Double].self, forKey: .otherReportedFactors)
            offset = try container.decodeIfPresent(Double.self, forKey: .offset)
            let isParameterized = parameterized == true
            factor = isParameterized ? 18 : try container.decode(Double.self, forKey: .factor)
            symbol = isParameterized ? "mol<18>" : try container.decode(String.self, forKey: .symbol)
        }
    }

    struct Prefix: Decodable, Sendable {
        let symbol: String
        let factor: Double
    }

    struct Grammar: Decodable, Sendable {
        let accepts: [String]
        let rejects: [String]
        let output: [Output]

        struct Output: Decodable, Sendable {
            let input: String
            let unitString: String
        }
    }

    struct Rule: Decodable, Sendable {
        let rule: String
        let units: [String]
        let convertible: Bool?
    }

    static let loaded = Result {
        try JSONDecoder().decode(
            UnitCatalog.self, from: Data(contentsOf: CatalogFile.repository.appending(path: "protocol/catalog.json"))
        )
    }

    static var symbols: [Symbol] { (try? loaded.get().unitSymbols) ?? [] }
    static var prefixes: [Prefix] { (try? loaded.get().unitPrefixes) ?? [] }
    static var grammar: Grammar? { try? loaded.get().unitGrammar }

    /// Each symbol with each prefix, and without a prefix.
    static var spellings: [String] {
        symbols.flatMap { symbol in
            prefixes.filter { $0.symbol.isEmpty || symbol.prefixable }.map { $0.symbol + symbol.symbol }
        }
    }
}

extension UnitCatalog.Symbol: CustomTestStringConvertible {
    var testDescription: String { symbol }
}

struct UnitCatalogTests {
    @Test func `the sections about units can be read`() throws {
        let catalog = try UnitCatalog.loaded.get()
        #expect(catalog.unitSymbols.count == 49)
        #expect(catalog.unitPrefixes.count == 14)
    }

    @Test(arguments: UnitCatalog.symbols)
    func `a symbol has the catalogue's dimension and size (UNIT-01, UNIT-14)`(symbol: UnitCatalog.Symbol) throws {
        let unit = try Unit(from: symbol.symbol)
        let canonical = try Unit(from: symbol.canonicalUnit)
        #expect(unit.unitString == symbol.symbol)
        #expect(unit.dimension == canonical.dimension)
        let factor = try #require(symbol.factor)
        let expected = factor + (symbol.offset ?? 0)
        let value = try Quantity(unit: unit, value: 1).doubleValue(for: canonical)
        #expect(abs(value - expected) <= expected.ulp)
    }

    @Test func `the catalogue's dimensions are all different`() throws {
        let units = try UnitCatalog.loaded.get().unitDimensions.values.map { try Unit(from: $0) }
        #expect(Set(units.map(\.dimension)).count == units.count)
    }

    @Test(arguments: UnitCatalog.symbols)
    func `only prefixable symbols accept a prefix (UNIT-02)`(symbol: UnitCatalog.Symbol) throws {
        // `kcal` is a symbol, not a calorie with a prefix.
        let ownSymbols = Set(UnitCatalog.symbols.map(\.symbol))
        for prefix in UnitCatalog.prefixes where !prefix.symbol.isEmpty {
            let text = prefix.symbol + symbol.symbol
            if symbol.prefixable {
                let unit = try Unit(from: text)
                #expect(unit.unitString == text)
                let value = try Quantity(unit: unit, value: 1).doubleValue(for: Unit(from: symbol.symbol))
                #expect(value == prefix.factor, "\(text)")
            } else if !ownSymbols.contains(text) {
                #expect(throws: NativeException.self, "\(text)") { try Unit(from: text) }
            }
        }
    }

    @Test func `prefixed symbols are unique (UNIT-02)`() {
        #expect(Set(UnitCatalog.spellings).count == UnitCatalog.spellings.count)
        #expect(UnitCatalog.spellings.count == 244)
    }

    @Test(arguments: UnitCatalog.grammar?.accepts ?? [])
    func `texts that HealthKit is known to accept are units`(text: String) throws { _ = try Unit(from: text) }

    @Test(arguments: UnitCatalog.grammar?.rejects ?? [])
    func `texts that HealthKit is known to reject are not units (UNIT-06)`(text: String) {
        let refusal = NativeException(reason: "Unable to parse factorization string \(text)")
        #expect(throws: refusal) { try Unit(from: text) }
    }

    @Test func `units print as HealthKit is known to print them (UNIT-10)`() throws {
        for output in try UnitCatalog.loaded.get().unitGrammar.output {
            #expect(try Unit(from: output.input).unitString == output.unitString)
        }
    }

    @Test func `units are compatible if HealthKit converts them (UNIT-16 to UNIT-18)`() throws {
        for rule in try UnitCatalog.loaded.get().unitConversionRules {
            guard let convertible = rule.convertible else { continue }
            let units = try rule.units.map { text in
                try Unit(from: text.replacing("<a>", with: "<2>").replacing("<b>", with: "<3>").replacing("<M>", with: "<4>"))
            }
            #expect(units[0].isCompatible(with: units[1]) == convertible, "\(rule.rule)")
        }
    }

    @Test(arguments: CatalogFile.entries.filter { $0.kind == "quantity" })
    func `a canonical unit has the dimension of the catalogue (UNIT-22)`(entry: CatalogFile.Entry) throws {
        let attributes = try #require(TypeCatalog.type(identifier: entry.identifier)?.quantity)
        let dimensions = try UnitCatalog.loaded.get().unitDimensions
        // Mass/Volume is g/L: replace each word with its canonical unit.
        let named = attributes.dimension.replacing(/[A-Za-z]+/) { match in
            let word = match.output.prefix(1).lowercased() + match.output.dropFirst()
            return dimensions[["count", "percent"].contains(word) ? "scalar" : word] ?? "?"
        }
        let canonicalUnit = try #require(entry.canonicalUnit)
        let unit = attributes.unit
        #expect(try unit == Unit(from: canonicalUnit))
        #expect(!unit.isNull)
        #expect(try unit.dimension == Unit(from: named).dimension, "\(named)")
    }
}
