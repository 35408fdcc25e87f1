import Foundation
import HealthModel
import Testing

struct UnitQuantityTests {
    static func quantity(_ value: Double, _ unit: String) throws -> Quantity {
        try Quantity(unit: HealthModel.Unit(from: unit), value: value)
    }

    @Test(
        arguments: [
            (418, "cm", "418 cm"), (46, "degF", "46 degF"), (72.5, "count/min", "72.5 count/min"), (0.61, "%", "61 %"),
            (61, "%", "6100 %"), (0, "()", "0 ()"), (-0.5, "degC", "-0.5 degC"), (1e21, "m", "1e+21 m"),
        ] as [(Double, String, String)]
    )
    func `a description is value, space and unit, with percentages in percent (UNIT-12)`(
        value: Double, unit: String, description: String
    ) throws {
        #expect(try "\(Self.quantity(value, unit))" == description)
    }

    @Test(
        arguments: [
            (1, "km", 1000, "m"), (1, "%", 1, "count"), (0, "degC", 273.15, "K"), (32, "degF", 0, "degC"),
            (1, "kcal", 1, "Cal"),
            (60, "count/min", 1, "count/s"), (1000, "L", 1, "m^3"), (0.0, "m", -0.0, "km"),
        ] as [(Double, String, Double, String)]
    )
    func `quantities of equal size are equal (UNIT-23)`(
        value: Double, unit: String, otherValue: Double, otherUnit: String
    ) throws {
        let quantity = try Self.quantity(value, unit)
        let other = try Self.quantity(otherValue, otherUnit)
        #expect(quantity == other)
        #expect(quantity.hashValue == other.hashValue)
        #expect(try quantity.compare(other) == .orderedSame)
    }

    @Test(
        arguments: [
            (1, "km", 1, "m"), (1, "W", 1, "J"), (0, "degC", 0, "degF"), (1, "IU", 1, "count"), (0, "m", 0, "s"),
        ] as [(Double, String, Double, String)]
    )
    func `quantities of different sizes or dimensions are not equal (UNIT-23)`(
        value: Double, unit: String, otherValue: Double, otherUnit: String
    ) throws {
        #expect(try Self.quantity(value, unit) != Self.quantity(otherValue, otherUnit))
    }

    @Test(
        arguments: [
            (999, "m", 1, "km"), (0, "degF", 0, "degC"), (1, "lb", 1, "kg"), (-1, "m", -1, "cm"),
            (0.5, "%", 1, "count"),
        ] as [(Double, String, Double, String)]
    )
    func `quantities compare by size (UNIT-21)`(value: Double, unit: String, largerValue: Double, largerUnit: String) throws {
        let smaller = try Self.quantity(value, unit)
        let larger = try Self.quantity(largerValue, largerUnit)
        #expect(try smaller.compare(larger) == .orderedAscending)
        #expect(try larger.compare(smaller) == .orderedDescending)
    }

    @Test func `comparing incompatible quantities throws, checking compatibility does not (UNIT-20, UNIT-21)`() throws {
        let length = try Self.quantity(1, "m")
        let time = try Self.quantity(1, "s")
        #expect(throws: NativeException(reason: "Attempt to convert incompatible units: m, s")) {
            try length.compare(time)
        }
        #expect(!length.isCompatible(with: time.unit))
        #expect(length.isCompatible(with: .meter))
    }

    @Test func `a quantity keeps the unit and the value that it was created with`() throws {
        let quantity = try Self.quantity(98.6, "degF")
        #expect(quantity.unit.unitString == "degF")
        #expect(quantity.value == 98.6)
        #expect(try quantity.doubleValue(for: quantity.unit) == 98.6)
    }
}
