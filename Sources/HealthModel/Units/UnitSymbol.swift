/// A unit without a prefix and a power, such as `g` or `fl_oz_us` (UNIT-01).
///
/// Other types refer to it by its position in ``all``, which is also its position in a printed product.
struct UnitSymbol: Sendable {
    /// The printed text. For a mole with a molar mass, the part up to the opening bracket.
    let symbol: String
    /// Other texts of the same unit.
    let aliases: [String]
    /// The base dimension. Nil for units that count.
    let base: Dimension.Base?
    /// The exponent of the base dimension, 3 for a volume.
    let power: Int
    /// The size in base units.
    let scale: Scale
    /// The unit's zero, in hundredths of the unit above absolute zero. 0 except for degrees of temperature.
    let hundredthsAboveAbsoluteZero: Double
    /// Whether it may have a prefix.
    let isPrefixable: Bool
    /// Whether a molar mass and a closing bracket follow the symbol.
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

/// `HKMetricPrefix`: a power of ten before a symbol (UNIT-02).
struct UnitPrefix: Sendable {
    /// The text before the symbol. Empty for no prefix.
    let symbol: String
    /// The factor of the prefix.
    let scale: Scale

    init(symbol: String, numerator: Double = 1, denominator: Double = 1) {
        self.symbol = symbol
        self.scale = Scale(numerator, denominator)
    }
}
