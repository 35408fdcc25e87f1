import Foundation

/// One factor of a unit: a symbol with its prefix, to a power.
struct UnitFactor: Sendable {
    /// The base of the power. Factors with the same base are combined.
    struct Base: Sendable, Hashable {
        /// The position in ``UnitSymbol/all``.
        let symbol: Int
        /// The position in ``UnitPrefix/all``, where 0 is no prefix.
        let prefix: Int
        /// The molar mass, if the symbol has one.
        var molarMass: MolarMass?
    }

    let base: Base
    var exponent: Int
}

extension UnitFactor.Base {
    /// Each symbol with each prefix that it may have. The combinations are unique.
    static let spellings: [String: UnitFactor.Base] = {
        var spellings: [String: UnitFactor.Base] = [:]
        spellings.reserveCapacity(UnitSymbol.all.count + UnitSymbol.all.count(where: \.isPrefixable) * UnitPrefix.all.count)
        for (index, symbol) in UnitSymbol.all.enumerated() {
            for (position, prefix) in UnitPrefix.all.enumerated() where position == 0 || symbol.isPrefixable {
                for text in [symbol.symbol] + symbol.aliases {
                    spellings[prefix.symbol + text] = UnitFactor.Base(symbol: index, prefix: position)
                }
            }
        }
        return spellings
    }()

    var unitSymbol: UnitSymbol { UnitSymbol.all[symbol] }

    /// The size in base units.
    var scale: Scale {
        let scale = UnitPrefix.all[prefix].scale * unitSymbol.scale
        return molarMass.map { scale * Scale($0.value) } ?? scale
    }

    /// The text as ``Unit/unitString`` prints it.
    var text: String {
        let text = UnitPrefix.all[prefix].symbol + unitSymbol.symbol
        return molarMass.map { "\(text)\($0.text)>" } ?? text
    }

    /// Whether the base is printed first. HealthKit's order is fixed but not published (UNIT-11). The known cases, such
    /// as `kg` after `hr` and `g` before `L`, fit this order: units without a prefix in the order of the table, then
    /// those with a prefix.
    static func < (left: Self, right: Self) -> Bool {
        let first = (left.prefix == 0 ? 0 : 1, left.symbol, left.prefix, left.molarMass?.value ?? 0)
        return first < (right.prefix == 0 ? 0 : 1, right.symbol, right.prefix, right.molarMass?.value ?? 0)
    }
}

/// The dimension of a unit, independent of its size: the exponents of the base dimensions, such as length 1 and time
/// -1.
///
/// Two units are compatible exactly when their dimensions are equal (UNIT-17, UNIT-18). A volume is a length to the
/// power of 3. Counts, percentages and the null unit are dimensionless (UNIT-16). Everything that HealthKit does not
/// convert is its own base dimension: a watt is not a joule per second, and a sound pressure level is not a pressure.
public struct Dimension: Sendable, Hashable {
    /// The base dimensions.
    enum Base: Int, CaseIterable {
        case mass, length, pressure, soundPressureLevel, time, energy, temperature, conductance, pharmacology
        case hearingLevel, frequency, voltage, power, opticalPower, prismPower, angle, illuminance, effortScore
        case amountOfSubstance
    }

    /// The dimension of counts, percentages and the null unit.
    public static let dimensionless = Dimension()

    /// The exponent of each ``Base``, at its raw value.
    private var exponents = SIMD32<Int8>()

    subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

    /// Multiplies by a power of a base dimension. Returns false and changes nothing if the exponent leaves its range.
    mutating func multiply(by base: Base, power: Int) -> Bool {
        guard let exponent = Int8(exactly: self[base] + power) else { return false }
        exponents[base.rawValue] = exponent
        return true
    }
}

/// The mass of a mole in a unit such as `mmol<180.1558800000541>/L`. Masses with the same text are equal (UNIT-09).
struct MolarMass: Sendable, Hashable {
    /// Arithmetic with the constant is exact, whichever text names it.
    private static let bloodGlucose = MolarMass(value: Unit.molarMassBloodGlucose, text: "180.1558800000541")

    /// The mass in g/mol.
    let value: Double
    /// The mass with 16 significant digits, without an exponent.
    let text: String

    private init(value: Double, text: String) {
        self.value = value
        self.text = text
    }

    /// Nil for a number that is not positive, or whose text is too long.
    init?(_ value: Double) {
        // Each start parses the unit with the constant, and formatting is slow.
        if value == Self.bloodGlucose.value {
            self = Self.bloodGlucose
            return
        }
        guard value > 0, value.isFinite, let digits = Decimal(string: String(format: "%.16g", value)) else { return nil }
        let text = "\(digits)"
        guard text.utf8.count <= UnitParser.longestWord, let rounded = Double(text) else { return nil }
        self = text == Self.bloodGlucose.text ? Self.bloodGlucose : MolarMass(value: rounded, text: text)
    }
}
