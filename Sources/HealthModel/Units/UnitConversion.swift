/// A conversion from one unit to another, computed once for any number of values.
///
///     let toKilometers = try UnitConversion(from: meter, to: kilometer)
///     toKilometers(418)  // 0.418
public struct UnitConversion: Sendable {
    private let scale: Scale
    /// The number that is added to a value first. 0 unless both units are temperatures.
    public private(set) var offsetBefore = 0.0
    /// The number that is added to the product. 0 unless both units are temperatures.
    public private(set) var offsetAfter = 0.0

    /// The number that multiplies the sum of value and ``offsetBefore``.
    public var numerator: Double { scale.numerator }
    /// The number that divides the product.
    public var denominator: Double { scale.denominator }

    /// The conversion between two units.
    ///
    /// - Throws: HealthKit's exception if the units are not compatible (UNIT-20).
    public init(from source: Unit, to target: Unit) throws(NativeException) {
        guard source.isCompatible(with: target) else { throw .incompatibleUnits(source, target) }
        scale = source.scale / target.scale
        // Degrees have a zero only if both units have no other factor. In a product they are differences (UNIT-15).
        guard let sourceZero = source.hundredthsAboveAbsoluteZero, let targetZero = target.hundredthsAboveAbsoluteZero
        else { return }
        // Both formulas are correct. The one with an integer number of hundredths, such as 32.00 °F or 273.15 °C, is
        // exact.
        let after = sourceZero * scale - targetZero
        if after == after.rounded() {
            offsetAfter = after / 100
        } else {
            offsetBefore = (sourceZero - targetZero * (Scale() / scale)) / 100
        }
    }

    /// Converts a value to the target unit.
    public func callAsFunction(_ value: Double) -> Double {
        (value + offsetBefore) * scale + offsetAfter
    }
}

/// The size of a unit in base units, as a fraction, so that a conversion rounds rarely. For example, 5 mg is 5/1000 g,
/// which is exactly 0.005. A product with 0.001 may differ in the last digit.
struct Scale: Sendable, Hashable {
    /// The range of both parts. The product of two scales within it is finite.
    private static let range = 1e-150...1e150

    /// The number that multiplies a value in the unit.
    let numerator: Double
    /// The number that divides the result.
    let denominator: Double

    /// A fraction. It is reduced if both parts are integers that a `Double` holds exactly.
    init(_ numerator: Double = 1, _ denominator: Double = 1) {
        guard let upper = Self.whole(numerator), let lower = Self.whole(denominator) else {
            self.numerator = numerator
            self.denominator = denominator
            return
        }
        let divisor = Self.greatestCommonDivisor(upper, lower)
        self.numerator = Double(upper / divisor)
        self.denominator = Double(lower / divisor)
    }

    /// Whether products and quotients with the scale stay within the range of `Double`.
    var isUsable: Bool { Self.range.contains(numerator) && Self.range.contains(denominator) }

    /// The product.
    static func * (left: Scale, right: Scale) -> Scale {
        Scale(left.numerator * right.numerator, left.denominator * right.denominator)
    }

    /// The quotient.
    static func / (left: Scale, right: Scale) -> Scale {
        Scale(left.numerator * right.denominator, left.denominator * right.numerator)
    }

    /// The value times the scale.
    static func * (value: Double, scale: Scale) -> Double {
        let product = value * scale.numerator / scale.denominator
        // The product may leave the range of Double although the final result is within it.
        return product.isFinite ? product : value * (scale.numerator / scale.denominator)
    }

    /// The scale to a power, which may be negative.
    func raised(to power: Int) -> Scale {
        var result = Scale()
        for _ in 0..<power.magnitude {
            result = power > 0 ? result * self : result / self
        }
        return result
    }

    private static func whole(_ number: Double) -> UInt64? {
        guard number >= 1, number < 0x1p53 else { return nil }
        return UInt64(exactly: number)
    }

    private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var (larger, smaller) = (first, second)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }
}
