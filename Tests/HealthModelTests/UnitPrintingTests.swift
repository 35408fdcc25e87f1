import HealthModel
import Testing

struct UnitPrintingTests {
    @Test(arguments: [
        "kg/m·s^2", "mL/min·kg", "kcal/hr·kg", "count/min", "count/s", "1/s", "1/s^2", "mg/dL", "L/min", "m/s", "%",
        "()",
        "mmol<180.1558800000541>/L", "L·hr", "min·count", "g·L/s", "L/g·s", "fl_oz_us", "dBASPL", "appleEffortScore",
    ])
    func `a unit in HealthKit's form prints unchanged (UNIT-10, UNIT-11)`(text: String) throws {
        let unit = try Unit(from: text)
        #expect(unit.unitString == text)
        #expect("\(unit)" == text)
    }

    @Test(arguments: [
        ("s^-2", "1/s^2"), ("m·1/s", "m/s"), ("hr·L", "L·hr"), ("count·min", "min·count"), ("L·g/s", "g·L/s"),
        ("L/s·g", "L/g·s"), ("ml/(kg*min)", "mL/min·kg"), ("mol<2.50>", "mol<2.5>"), ("mol<3.0>", "mol<3>"),
        ("mol<1e3>", "mol<1000>"), ("mol<1e20>", "mol<100000000000000000000>"), ("mol<1e-5>", "mol<0.00001>"),
        ("mol<0.12345678901234567>", "mol<0.1234567890123457>"), ("m^007", "m^7"), ("1/m^-2", "m^2"),
    ])
    func `every form of a unit prints in one form (UNIT-10, UNIT-11)`(text: String, printed: String) throws {
        #expect(try Unit(from: text).unitString == printed)
    }

    @Test(arguments: ["Cal", "kcal", "cal"])
    func `a calorie keeps its name (UNIT-13)`(text: String) throws {
        #expect(try Unit(from: text).unitString == text)
    }

    @Test func `the large calorie is another name of the kilocalorie (UNIT-13)`() throws {
        let large = try Unit(from: "Cal")
        #expect(large != .kilocalorie)
        #expect(try Quantity(unit: large, value: 250).doubleValue(for: .kilocalorie) == 250)
    }

    @Test(arguments: [
        (Unit.count, "count"), (.percent, "%"), (.second, "s"), (.minute, "min"), (.meter, "m"), (.kilogram, "kg"),
        (.kilocalorie, "kcal"), (.degreeCelsius, "degC"), (.decibelAWeightedSoundPressureLevel, "dBASPL"),
        (.appleEffortScore, "appleEffortScore"), (.null, "()"),
    ])
    func `a unit constant has the unit of its name`(unit: Unit, text: String) throws {
        #expect(unit.unitString == text)
        #expect(try unit == Unit(from: text))
    }
}
