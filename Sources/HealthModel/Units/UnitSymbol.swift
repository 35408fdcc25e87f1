/// A unit without prefix and power, such as `g` or `fl_oz_us` (UNIT-01).
///
/// Its position in ``all`` stands for it elsewhere, and is its place in a printed product.
struct UnitSymbol: Sendable {
    /// The text that it is printed as. Of a mole with a molar mass, the part up to the opening bracket.
    let symbol: String
    /// Other texts for the same unit.
    let aliases: [String]
    /// The base dimension; nil for what is only counted.
    let base: Dimension.Base?
    /// The exponent of the base dimension, 3 for a volume.
    let power: Int
    /// The size in base units.
    let scale: Scale
    /// Where the unit's zero lies, in hundredths of the unit. Other than 0 for degrees of temperature alone.
    let hundredthsAboveAbsoluteZero: Double
    /// Whether a prefix may stand before it.
    let isPrefixable: Bool
    /// Whether a molar mass and a closing bracket follow.
    let hasMolarMass: Bool

    init(
        symbol: String,
        aliases: [String] = [],
        base: Dimension.Base? = nil,
        power: Int = 1,
        numerator: Double = 1,
        denominator: Double = 1,
        hundredthsAboveAbsoluteZero: Double = 0,
        isPrefixable: Bool = false,
        hasMolarMass: Bool = false
    ) {
        self.symbol = symbol
        self.aliases = aliases
        self.base = base
        self.power = power
        self.scale = Scale(numerator, denominator)
        self.hundredthsAboveAbsoluteZero = hundredthsAboveAbsoluteZero
        self.isPrefixable = isPrefixable
        self.hasMolarMass = hasMolarMass
    }
}

/// A multiple of ten before a symbol: `HKMetricPrefix` (UNIT-02).
struct UnitPrefix: Sendable {
    /// The text before the symbol; empty for none.
    let symbol: String
    /// What the prefix multiplies by.
    let scale: Scale

    init(symbol: String, numerator: Double = 1, denominator: Double = 1) {
        self.symbol = symbol
        self.scale = Scale(numerator, denominator)
    }
}
