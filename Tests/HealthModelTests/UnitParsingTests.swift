import HealthModel
import Testing

struct UnitParsingTests {
    @Test(arguments: [
        ("kg/m.s^2", "kg/m·s^2"), ("kg/m*s^2", "kg/m·s^2"), ("kg/(m·s^2)", "kg/m·s^2"), ("m.m", "m^2"),
        ("m·s^-1", "m/s"), ("m^-1", "1/m"), ("m^-1·s^-2", "1/m·s^2"), ("kcal/(kg*hr)", "kcal/hr·kg"),
    ])
    func `powers bind before products, and products before the fraction (UNIT-03)`(text: String, same: String) throws {
        #expect(try Unit(from: text) == Unit(from: same))
        #expect(try Unit(from: text).unitString == same)
    }

    @Test(arguments: [
        ("(m)", "m"), ("((m))", "m"), ("(m·s)", "m·s"), ("(m^2·atm)^2", "m^4·atm^2"), ("((m·atm)^2)^2", "m^4·atm^4"),
        ("(m·s)^-1", "1/m·s"), ("m/(s)^2", "m/s^2"), ("(m)·(s)", "m·s"), ("(m^2)^3/(s)", "m^6/s"),
    ])
    func `parentheses group, nest and may be raised (UNIT-04)`(text: String, same: String) throws {
        #expect(try Unit(from: text) == Unit(from: same))
    }

    @Test(arguments: [
        "(m/s)", "(m·atm/in^4)^2", "m/(kg/s)", "m(m)", "(m)(m)", "(m)m", "()^2", "()·m", "m·()", "m/()", "()/m",
        "(()())",
        "m^2^2", "/s", "(", ")", ")(", "(m", "m)", "((m)", "(m))",
    ])
    func `invalid parentheses and powers are rejected (UNIT-04)`(text: String) { expectRefusal(text) }

    @Test(arguments: [("1/s", "1/s"), ("m·1/s", "m/s"), ("m^1", "m"), ("1·m", "m"), ("(m·1)/s", "m/s"), ("1/s^-1", "s")])
    func `the number 1 and the power 1 change nothing (UNIT-05, UNIT-19)`(text: String, same: String) throws {
        #expect(try Unit(from: text) == Unit(from: same))
        #expect(try Unit(from: text).hashValue == Unit(from: same).hashValue)
    }

    @Test(arguments: ["", "()", "(())", "((()))", "m^0", "m/m", "count/count", "1", "(m·s)^0", "m·s/(s·m)", "ml/mL"])
    func `a text without remaining factors is the null unit (UNIT-05)`(text: String) throws {
        let unit = try Unit(from: text)
        #expect(unit.isNull)
        #expect(unit == .null)
        #expect(unit.unitString == "()")
    }

    @Test(arguments: ["count", "%", "m", "%/count", "m/km"])
    func `a unit with factors is not the null unit (UNIT-05)`(text: String) throws {
        #expect(try !Unit(from: text).isNull)
    }

    @Test(arguments: [
        "count/hour", "ml/kg/min", "kWh", "Kg", "percent", "J/m/kg/s", "bpm", " m", "m ", "m s", "m/", "m·", "·m",
        "m··s", "m^",
        "m^-", "m^+2", "m^2.5", "m^x", "2", "10/s", "m^--1", "^2", "/", "*", "^", "\u{0}", "m\u{0}", "1m", "m1", "°C",
        "mi/h",
    ])
    func `any other text throws HealthKit's exception (UNIT-06)`(text: String) { expectRefusal(text) }

    @Test(arguments: ["\u{212A}", "m\u{387}s", "mL/min\u{387}kg", "µg", "μg", "ｍ", "ḿ", "k\u{301}g", "🫀", "count/min\u{301}"])
    func `characters that resemble those of a unit are rejected (UNIT-02, UNIT-06)`(text: String) {
        expectRefusal(text)
    }

    @Test(arguments: [("l", "L"), ("ml", "mL"), ("dl", "dL"), ("mcl", "mcL"), ("mg/dl", "mg/dL")])
    func `the liter parses in lower case and prints in upper case (UNIT-07)`(small: String, large: String) throws {
        #expect(try Unit(from: small) == Unit(from: large))
        #expect(try Unit(from: small).unitString == large)
    }

    @Test(arguments: ["M", "G", "Kg", "KG", "MIN", "Hr", "COUNT", "Count", "hz", "iu", "DEGC", "degc", "mmhg", "CAL", "j"])
    func `case matters everywhere else (UNIT-07)`(text: String) { expectRefusal(text) }

    @Test(arguments: [
        "mol<>", "km<123>", "mol<", "mol<1", "mol>", "mol<>1", "mol<0>", "mol<-1>", "mol<inf>", "mol<nan>", "mol<0x10>",
        "mol<1e999>", "mol<1,5>", "mol< 1>", "mol<1>>", "mol<<1>", "mol<1>g", "gmol<1>", "<1>", "m<1>mol", "mol<·>",
        "MOL<1>",
    ])
    func `a molar mass must be a positive number after a mole (UNIT-08)`(text: String) { expectRefusal(text) }

    @Test func `moles of different molar masses are different units of one dimension (UNIT-08)`() throws {
        let glucose = try Unit(from: "mol<\(Unit.molarMassBloodGlucose)>")
        let water = try Unit(from: "mol<18.01528>")
        let bare = try Unit(from: "mol")
        #expect(glucose != water)
        #expect(glucose != bare)
        #expect(glucose.isCompatible(with: water))
        #expect(try glucose.isCompatible(with: Unit(from: "kg")))
        #expect(!glucose.isCompatible(with: bare))
        #expect(try Unit(from: "mol<18>") == Unit(from: "mol<18.0>"))
    }

    private func expectRefusal(_ text: String) {
        let refusal = NativeException(name: "NSInvalidArgumentException", reason: "Unable to parse factorization string \(text)")
        #expect(throws: refusal) { try Unit(from: text) }
    }
}
