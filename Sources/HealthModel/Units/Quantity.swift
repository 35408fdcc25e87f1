public import Foundation

/// A value with its unit: `HKQuantity`.
///
/// Quantities are equal when their values in base units are equal to the last bit: 1 km is 1000 m (UNIT-23). The value
/// may be any `Double`. Samples check the values that they accept.
public struct Quantity: Sendable, Hashable, Codable {
    /// The unit that the quantity was created with.
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

    /// `HKQuantity.is(compatibleWith:)`: whether the value can be converted to a unit. Never throws (UNIT-21).
    public func isCompatible(with other: Unit) -> Bool { unit.isCompatible(with: other) }

    /// `HKQuantity.compare(_:)`: compares the sizes of two quantities. NaN compares as equal.
    ///
    /// - Throws: HealthKit's exception if the units are not compatible (UNIT-21).
    public func compare(_ other: Quantity) throws(NativeException) -> ComparisonResult {
        guard isCompatible(with: other.unit) else { throw .incompatibleUnits(unit, other.unit) }
        let (left, right) = (baseValue, other.baseValue)
        return if left < right { .orderedAscending } else { left > right ? .orderedDescending : .orderedSame }
    }

    /// The value in base units. For a temperature, it counts from absolute zero.
    private var baseValue: Double {
        (value + (unit.hundredthsAboveAbsoluteZero ?? 0) / 100) * unit.scale
    }

    /// Whether both quantities have the same dimension and size.
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
    /// Value, space and unit, like `HKQuantity.description`: `418 cm`. Percentages print as percent: 0.61 is `61 %`
    /// (UNIT-12).
    public var description: String {
        "\(PlainNumber(unit == .percent ? value * 100 : value)) \(unit)"
    }
}
