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
