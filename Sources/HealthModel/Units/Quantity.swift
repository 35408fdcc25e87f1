public import Foundation

/// A value with its unit: `HKQuantity`.
///
/// Quantities are equal when their values in base units are, to the last bit: 1 km is 1000 m (UNIT-23). The value may
/// be any `Double`; what a sample accepts is for the sample to say.
public struct Quantity: Sendable, Hashable {
    /// The unit that the quantity was made with.
    public let unit: Unit

    /// The value in ``unit``.
    public let value: Double

    /// `HKQuantity.init(unit:doubleValue:)`.
    public init(unit: Unit, value: Double) {
        self.unit = unit
        self.value = value
    }

    /// The value in another unit: `HKQuantity.doubleValue(for:)`.
    ///
    /// - Throws: HealthKit's exception if the unit is not compatible (UNIT-20).
    public func doubleValue(for other: Unit) throws(NativeException) -> Double {
        other == unit ? value : try UnitConversion(from: unit, to: other)(value)
    }

    /// Whether the value can be had in a unit: `HKQuantity.is(compatibleWith:)`. Never fails (UNIT-21).
    public func isCompatible(with other: Unit) -> Bool { unit.isCompatible(with: other) }

    /// Which quantity is the larger: `HKQuantity.compare(_:)`. A value that is no number counts as the same.
    ///
    /// - Throws: HealthKit's exception if the units are not compatible (UNIT-21).
    public func compare(_ other: Quantity) throws(NativeException) -> ComparisonResult {
        guard isCompatible(with: other.unit) else { throw .incompatibleUnits(unit, other.unit) }
        let (left, right) = (baseValue, other.baseValue)
        return if left < right { .orderedAscending } else { left > right ? .orderedDescending : .orderedSame }
    }

    /// The value in base units, above absolute zero if it is a temperature.
    private var baseValue: Double {
        (value + (unit.hundredthsAboveAbsoluteZero ?? 0) / 100) * unit.scale
    }

    /// Whether both quantities are of one dimension and one size.
    public static func == (left: Quantity, right: Quantity) -> Bool {
        left.isCompatible(with: right.unit) && left.baseValue == right.baseValue
    }

    /// Adds the dimension and the value in base units to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(unit.dimension)
        hasher.combine(baseValue)
    }
}

extension Quantity: CustomStringConvertible {
    /// Value, space, unit, as `HKQuantity.description` has it: `418 cm`. A percentage is printed as such: 0.61 is
    /// `61 %` (UNIT-12).
    public var description: String {
        "\(PlainNumber(unit == .percent ? value * 100 : value)) \(unit)"
    }
}
