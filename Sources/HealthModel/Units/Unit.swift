/// A unit of measure, such as `count/min`: `HKUnit`.
///
/// Units are equal when they have the same factors, however they were written (UNIT-05, UNIT-07); units that are only
/// equal in size, such as `Cal` and `kcal`, are not (UNIT-13). A power of 1 is the unit itself, unlike on a device
/// (UNIT-19).
///
///     let unit = try Unit(from: "ml/(kg*min)")
///     unit.unitString  // "mL/min·kg"
public struct Unit: Sendable, Hashable {
    /// What a unit is made of. Units are copied with every quantity, so a unit is only a reference to it.
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

    /// The text in HealthKit's form: `HKUnit.unitString` (UNIT-10). It stands for the same unit when read again.
    public var unitString: String { definition.unitString }

    /// What the unit measures. Compatible units have the same.
    public var dimension: Dimension { definition.dimension }

    /// The size in base units.
    var scale: Scale { definition.scale }

    /// Where the zero lies, in hundredths of the unit; nil unless the unit is one of temperature and stands alone
    /// (UNIT-15).
    var hundredthsAboveAbsoluteZero: Double? { definition.hundredthsAboveAbsoluteZero }

    /// The unit that a text stands for: `HKUnit.init(from:)` (UNIT-01 to UNIT-09).
    ///
    /// - Throws: HealthKit's exception if the text is no unit (UNIT-06). It is also thrown for units that HealthKit may
    ///   well accept, but nobody needs: with an exponent beyond 127, more than 32 factors, groups nested more than 64
    ///   deep, or a size that no `Double` can hold.
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
        definition = Definition(
            unitString: "()",
            dimension: .dimensionless,
            scale: Scale(),
            hundredthsAboveAbsoluteZero: nil
        )
    }

    /// The unit with these factors; nil if its dimension or size is out of range.
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

    /// Whether quantities can be converted from one unit to the other, as `HKQuantity.is(compatibleWith:)` has it
    /// (UNIT-17, UNIT-18).
    public func isCompatible(with other: Unit) -> Bool { dimension == other.dimension }

    /// Whether the unit has no factors at all: `HKUnit.isNull()` (UNIT-05).
    public var isNull: Bool { self == .null }

    // The text names the factors, and the rest follows from them.

    /// Whether both units have the same factors.
    public static func == (left: Unit, right: Unit) -> Bool {
        left.definition === right.definition || left.unitString == right.unitString
    }

    /// Adds the factors to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(unitString) }

    /// A product of what has a positive power, and below one stroke all else (UNIT-10).
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
    /// The ``unitString``, as `HKUnit.description` has it.
    public var description: String { unitString }
}
