import Foundation
import HealthModel
import Testing

struct UnitConversionTests {
    static func convert(_ value: Double, _ source: String, _ target: String) throws -> Double {
        try Quantity(unit: Unit(from: source), value: value).doubleValue(for: Unit(from: target))
    }

    @Test(
        arguments: [
            (1, "oz", "g", 28.349523125), (1, "lb", "g", 453.59237), (1, "st", "g", 6350.29318), (1, "in", "m", 0.0254),
            (1, "ft", "m", 0.3048), (1, "yd", "m", 0.9144), (1, "mi", "m", 1609.344), (1, "cal", "J", 4.184),
            (1, "atm", "Pa", 101325), (1, "inHg", "Pa", 3386.38816), (1, "cmAq", "Pa", 98.0665),
            (1, "mmHg", "Pa", 133.32236842105263), (760, "mmHg", "atm", 1), (1, "fl_oz_us", "L", 0.0295735295625),
            (1, "cup_us", "L", 0.2365882365), (1, "pt_us", "L", 0.473176473), (1, "pt_imp", "L", 0.56826125),
            (20, "fl_oz_imp", "pt_imp", 1), (1, "d", "hr", 24), (12, "in", "ft", 1), (14, "lb", "st", 1),
            (16, "oz", "lb", 1),
            (1, "kcal", "kJ", 4.184), (180, "deg", "rad", .pi), (1, "mi", "yd", 1760),
        ] as [(Double, String, String, Double)]
    )
    func `a factor is exact (UNIT-14)`(value: Double, source: String, target: String, result: Double) throws {
        #expect(try Self.convert(value, source, target) == result)
    }

    @Test(
        arguments: [
            (5, "mg", "g", 0.005), (9, "mm", "m", 0.009), (0.07, "m", "cm", 7), (72, "count/min", "count/s", 1.2),
            (1.2, "count/s", "count/min", 72), (5, "mg/dL", "g/L", 0.05), (3.6, "km/hr", "m/s", 1),
            (1, "kg/m·s^2", "g/m·s^2", 1000),
            (10, "kcal/(kg*hr)", "kcal/(g*min)", 10.0 / 60_000), (100, "ms", "s", 0.1), (2, "1/ms", "1/s", 2000),
        ] as [(Double, String, String, Double)]
    )
    func `a conversion rounds once, not at each prefix`(value: Double, source: String, target: String, result: Double) throws {
        #expect(try Self.convert(value, source, target).isWithin(1, of: result))
    }

    @Test(
        arguments: [
            (37, "degC", "degF", 98.6), (98.6, "degF", "degC", 37), (0, "degC", "K", 273.15), (273.15, "K", "degC", 0),
            (32, "degF", "degC", 0), (32, "degF", "K", 273.15), (-40, "degC", "degF", -40), (-40, "degF", "degC", -40),
            (0, "K", "degF", -459.67), (-459.67, "degF", "K", 0), (100, "degC", "degF", 212),
            (310_150, "mK", "degC", 37),
            (1, "degC^1", "K", 274.15),
        ] as [(Double, String, String, Double)]
    )
    func `a temperature has its own zero (UNIT-15)`(value: Double, source: String, target: String, result: Double)
        throws
    {
        #expect(abs(try Self.convert(value, source, target) - result) <= 1e-12)
    }

    @Test(
        arguments: [
            (1.1, "degC·m", "degF·m", 1.98), (1.1, "degF·m", "degC·m", 1.1 / 1.8), (9, "degC/s", "degF/s", 16.2),
            (5, "degC", "K·count", 5), (5, "1/degC", "1/degF", 25.0 / 9), (4, "degC^2", "K^2", 4),
        ] as [(Double, String, String, Double)]
    )
    func `a temperature within a product is a difference (UNIT-15)`(
        value: Double, source: String, target: String, result: Double
    ) throws {
        #expect(try Self.convert(value, source, target).isWithin(2, of: result))
    }

    @Test(
        arguments: [
            (0.5, "%", "count", 0.5), (0.97, "count", "%", 0.97), (98, "%", "count", 98), (3, "()", "count", 3),
            (3, "%", "()", 3),
            (3, "count", "count^2", 3), (7, "count/min", "1/min", 7), (2, "km/m", "count", 2000),
        ] as [(Double, String, String, Double)]
    )
    func `percent, count and the null unit are dimensionless with factor 1 (UNIT-16, UNIT-18)`(
        value: Double, source: String, target: String, result: Double
    ) throws {
        #expect(try Self.convert(value, source, target) == result)
    }

    @Test(
        arguments: [
            (1, "m^3", "L", 1000), (250, "mL", "cm^3", 250), (1, "L/m", "m^2", 0.001), (1, "L^2", "m^6", 1e-6),
        ] as [(Double, String, String, Double)]
    )
    func `a cubic metre is a thousand litres (UNIT-17)`(value: Double, source: String, target: String, result: Double) throws {
        #expect(try Self.convert(value, source, target) == result)
    }

    @Test func `blood glucose converts by its molar mass (UNIT-09)`() throws {
        let moles = "mmol<\(Unit.molarMassBloodGlucose)>/L"
        #expect(try Self.convert(1, moles, "mg/dL").isWithin(1, of: 18.015588000005408))
        #expect(try Self.convert(100, "mg/dL", moles).isWithin(1, of: 100 / 18.015588000005408))
    }

    @Test(arguments: ["mmol<180.1558800000541>/L", "mmol<180.1558800000541>/l", "mmol<180.15588000005410>/L"])
    func `the text of blood glucose with 16 digits is the unit with the constant (UNIT-09)`(text: String) throws {
        let (unit, constant) = (try Unit(from: text), try Unit(from: "mmol<\(Unit.molarMassBloodGlucose)>/L"))
        #expect(unit == constant)
        #expect(unit.hashValue == constant.hashValue)
        #expect(constant.unitString == "mmol<180.1558800000541>/L")
        #expect(constant.unitString == String(format: "mmol<%.16g>/L", Unit.molarMassBloodGlucose))
        #expect(Quantity(unit: unit, value: 5.5) == Quantity(unit: constant, value: 5.5))
        #expect(try Self.convert(1, text, "mg/dL") == Self.convert(1, constant.unitString, "mg/dL"))
        #expect(try Unit(from: "mol<1.0000000000000001>·mol<180>") == Unit(from: "mol<180>·mol<1>"))
    }

    @Test(arguments: [
        ("W", "J/s"), ("Hz", "count/s"), ("Hz", "1/s"), ("()", "IU"), ("count", "IU"), ("()", "appleEffortScore"),
        ("()", "m"),
        ("count", "dBHL"), ("dBASPL", "Pa"), ("dBASPL", "dBHL"), ("dBASPL", "count"), ("rad", "()"), ("D", "1/m"),
        ("pD", "D"),
        ("J", "m^2·kg/s^2"), ("Pa", "kg/m·s^2"), ("mol", "g"), ("mol", "count"), ("lx", "count"), ("count/s", "count"),
    ])
    func `incompatible units throw HealthKit's exception (UNIT-17, UNIT-18, UNIT-20)`(source: String, target: String) throws {
        let from = try Unit(from: source)
        let to = try Unit(from: target)
        #expect(!from.isCompatible(with: to))
        #expect(!to.isCompatible(with: from))
        let refusal = NativeException(
            name: "NSInvalidArgumentException", reason: "Attempt to convert incompatible units: \(source), \(target)"
        )
        #expect(throws: refusal) { try Quantity(unit: from, value: 1).doubleValue(for: to) }
        #expect(throws: refusal) { try UnitConversion(from: from, to: to) }
    }

    @Test func `the exception has units in HealthKit's form (UNIT-20)`() throws {
        let quantity = try Quantity(unit: Unit(from: "ml/(kg*min)"), value: 42)
        #expect(throws: NativeException(reason: "Attempt to convert incompatible units: mL/min·kg, m/s")) {
            try quantity.doubleValue(for: Unit(from: "m.s^-1"))
        }
    }

    @Test func `a conversion can be used for many values`() throws {
        let conversion = try UnitConversion(from: .meter, to: Unit(from: "km"))
        #expect([418, 0, -1000].map { conversion($0) } == [0.418, 0, -1])
    }

    @Test(arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0])
    func `extreme values of Double convert to the nearest result`(value: Double) throws {
        #expect(try Self.convert(value, "kg", "kg") == value)
        #expect(try Self.convert(value, "m^3", "L") == value * 1000)
        #expect(try Self.convert(value, "in", "m").isWithin(4, of: value * 0.0254))
        #expect(try Self.convert(.nan, "kg", "g").isNaN)
    }
}

extension Double {
    /// Whether two numbers differ by at most a number of units in the last place.
    fileprivate func isWithin(_ count: Double, of other: Double) -> Bool {
        self == other || abs(self - other) <= count * max(ulp, other.ulp)
    }
}
