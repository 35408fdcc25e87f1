/// A unit of measure, such as `count/min`: `HKUnit`.
///
/// Units are equal when they have the same factors, in any spelling (UNIT-05, UNIT-07). Units that are only equal in
/// size, such as `Cal` and `kcal`, are not equal (UNIT-13). A power of 1 is the unit itself, unlike on a device
/// (UNIT-19).
///
///     let unit = try Unit(from: "ml/(kg*min)")
///     unit.unitString  // "mL/min·kg"
public struct Unit: Sendable, Hashable {
    /// The properties of a unit. Every quantity copies its unit, so a unit is only a reference to them.
    private final class Definition: Sendable {
        let unitString: String
        let dimension: Dimension
        let scale: Scale
        let hundredthsAboveAbsoluteZero: Double?

        init(unitString: String, dimension: Dimension, scale: Scale, hundredthsAboveAbsoluteZero: Double?) {
            self.unitString = unitString
            self.dimension = dimension
            self.scale = scale
            self.hundredthsAboveAbsoluteZero = hundredthsAboveAbsoluteZero
        }
    }

    private let definition: Definition

    /// `HKUnit.unitString`: the text in HealthKit's form (UNIT-10). Parsing it gives the same unit.
    public var unitString: String { definition.unitString }

    /// The dimension. Compatible units have equal dimensions.
    public var dimension: Dimension { definition.dimension }

    /// The size in base units.
    var scale: Scale { definition.scale }

    /// The unit's zero, in hundredths of the unit above absolute zero. Nil unless the unit is a temperature without
    /// other factors (UNIT-15).
    var hundredthsAboveAbsoluteZero: Double? { definition.hundredthsAboveAbsoluteZero }

    /// Parses the text of a unit: `HKUnit.init(from:)` (UNIT-01 to UNIT-09).
    ///
    /// - Throws: HealthKit's exception if the text is not a unit (UNIT-06). It also throws for units that HealthKit may
    ///   accept but no app needs: an exponent above 127, more than 32 factors, groups nested deeper than 64, or a size
    ///   outside the range of `Double`.
    public init(from string: String) throws(NativeException) {
        if let unit = Self.common(string) {
            self = unit
        } else if let product = try? UnitParser.product(of: string), let unit = Unit(product) {
            self = unit
        } else {
            throw .unparsableUnit(string)
        }
    }

    /// The null unit.
    init() {
        definition = Definition(unitString: "()", dimension: .dimensionless, scale: Scale(), hundredthsAboveAbsoluteZero: nil)
    }

    /// The unit with these factors. Nil if its dimension or size is out of range.
    init?(_ product: UnitProduct) {
        let factors = product.sorted
        var dimension = Dimension.dimensionless
        var scale = Scale()
        for factor in factors {
            let symbol = factor.base.unitSymbol
            if let base = symbol.base {
                guard dimension.multiply(by: base, power: symbol.power * factor.exponent) else { return nil }
            }
            scale = scale * factor.base.scale.raised(to: factor.exponent)
            guard scale.isUsable else { return nil }
        }
        let isAlone = factors.count == 1 && factors.first?.exponent == 1
        let symbol = isAlone ? factors.first?.base.unitSymbol : nil
        definition = Definition(
            unitString: Self.text(of: factors),
            dimension: dimension,
            scale: scale,
            hundredthsAboveAbsoluteZero: symbol?.base == .temperature ? symbol?.hundredthsAboveAbsoluteZero : nil
        )
    }

    /// `HKQuantity.is(compatibleWith:)`: whether quantities can be converted from one unit to the other (UNIT-17,
    /// UNIT-18).
    public func isCompatible(with other: Unit) -> Bool { dimension == other.dimension }

    /// `HKUnit.isNull()`: whether the unit has no factors (UNIT-05).
    public var isNull: Bool { self == .null }

    // The text lists the factors, which determine all other properties.

    /// Whether both units have the same factors.
    public static func == (left: Unit, right: Unit) -> Bool {
        left.definition === right.definition || left.unitString == right.unitString
    }

    /// Adds the factors to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(unitString) }

    /// The product of the factors with a positive power, divided by the product of the others (UNIT-10).
    private static func text(of factors: [UnitFactor]) -> String {
        let above = list(factors.filter { $0.exponent > 0 })
        let below = list(factors.filter { $0.exponent < 0 })
        return if below.isEmpty { above.isEmpty ? "()" : above } else { "\(above.isEmpty ? "1" : above)/\(below)" }
    }

    private static func list(_ factors: [UnitFactor]) -> String {
        let texts = factors.map { factor in
            let power = factor.exponent.magnitude
            return power == 1 ? factor.base.text : "\(factor.base.text)^\(power)"
        }
        return texts.joined(separator: "·")
    }
}

extension Unit: CustomStringConvertible {
    /// The ``unitString``, like `HKUnit.description`.
    public var description: String { unitString }
}

extension Unit: Codable {
    /// The unit with a text in HealthKit's form.
    public init(from decoder: any Decoder) throws {
        try self.init(from: String(from: decoder))
    }

    /// Encodes the text in HealthKit's form.
    public func encode(to encoder: any Encoder) throws {
        try unitString.encode(to: encoder)
    }
}

extension Unit {
    /// `HKUnit.unitMultiplied(by:)`, `unitDivided(by:)` and `unitRaised(toPower:)`: the product with a power of another unit.
    ///
    /// Throws HealthKit's exception if the result is outside the limits of ``init(from:)``.
    public func multiplied(by other: Unit, power: Int = 1) throws(NativeException) -> Unit {
        guard power.magnitude <= ProtocolLimits.unitExponent, var product = try? UnitParser.product(of: unitString),
            let factor = try? UnitParser.product(of: other.unitString),
            (try? product.multiply(by: factor, power: power)) != nil, let unit = Unit(product)
        else { throw .unparsableUnit("(\(unitString))·(\(other.unitString))^\(power)") }
        return unit
    }
}

/// The exceptions of units and quantities.
extension NativeException {
    /// A text is not a unit (UNIT-06).
    public static func unparsableUnit(_ text: String) -> NativeException {
        NativeException(reason: "Unable to parse factorization string \(text)")
    }

    /// The value of a quantity was requested in a unit of another dimension (UNIT-20).
    public static func incompatibleUnits(_ source: Unit, _ target: Unit) -> NativeException {
        NativeException(reason: "Attempt to convert incompatible units: \(source), \(target)")
    }
}
