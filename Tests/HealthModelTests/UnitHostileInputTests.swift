import HealthModel
import Testing

/// Texts that could trap, overflow the stack or take forever.
struct UnitHostileInputTests {
    static let length = 10_000_000

    /// Not checked by `#expect`, which would describe ten megabytes.
    private func expectRefusal(_ text: String) {
        do {
            let unit = try Unit(from: text)
            Issue.record("A unit: \(unit)")
        } catch {
            let isWhole =
                error.reason.utf8.count == "Unable to parse factorization string ".utf8.count + text.utf8.count
            #expect(isWhole)
        }
    }

    @Test(arguments: [
        "m*", "1*", "*", "(", ")", "()", "m^-", "m", "mol<", "<", "/", "1/", "·", "m(", "9", "\u{0}", "é", "k", "(m)",
        "m^9*",
    ])
    func `ten megabytes of one repeated text are rejected quickly (UNIT-06)`(part: String) {
        expectRefusal(String(repeating: part, count: Self.length / part.utf8.count) + "!")
    }

    @Test func `ten megabytes of factors that cancel out are the null unit (UNIT-05)`() throws {
        #expect(try Unit(from: String(repeating: "m*m^-1*", count: Self.length / 70) + "1").isNull)
        #expect(try Unit(from: String(repeating: "(", count: Self.length) + String(repeating: ")", count: Self.length)).isNull)
    }

    @Test func `groups may nest at most 64 deep (UNIT-04)`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "m" + String(repeating: ")", count: depth)
        }
        #expect(try Unit(from: nested(64)) == .meter)
        expectRefusal(nested(65))
        expectRefusal(nested(1_000_000))
    }

    @Test(arguments: [
        "m^128", "m^-128", "m^999999999999999999999999999999", "m^-9223372036854775808", "m^9223372036854775807",
        "(m^127)^127", "m^127·m", "((((((m^2)^2)^2)^2)^2)^2)^2", "L^43", "m/m^-127", "Tm^127", "fm^-127/Tm",
        "mol<1e300>",
        "mol<1e-300>", "mol<1e90>·mol<2e90>", "mol<4.9e-324>", "1^128",
    ])
    func `units outside the range of exponents or of Double are rejected (UNIT-06)`(text: String) {
        expectRefusal(text)
    }

    @Test func `exponents within the range work (UNIT-03)`() throws {
        #expect(try Unit(from: "m^127").unitString == "m^127")
        #expect(try Unit(from: "m^-127").unitString == "1/m^127")
        #expect(try Unit(from: "L^42").unitString == "L^42")
        #expect(try Quantity(unit: Unit(from: "km^7"), value: 1).doubleValue(for: Unit(from: "m^7")) == 1e21)
    }

    @Test func `there are at most 32 factors (UNIT-03)`() throws {
        let masses = (1...32).map { "mol<\($0)>\($0.isMultiple(of: 2) ? "" : "^-1")" }
        #expect(try Unit(from: masses.joined(separator: "·")).isCompatible(with: .count))
        expectRefusal((masses + ["mol<33>"]).joined(separator: "·"))
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `malformed units do not trap`(seed: UInt64) throws {
        var random = SplitMix64(seed)
        var generator = UnitGenerator(seed: seed)
        var scalars = Array(generator.text().unicodeScalars)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let position = Int.random(in: 0..<scalars.count, using: &random)
            scalars[position] = "()^/*.·-1<>mk9 é".unicodeScalars.randomElement(using: &random) ?? "m"
        }
        let text = String(String.UnicodeScalarView(scalars))
        let unit: Unit
        do {
            unit = try Unit(from: text)
        } catch {
            #expect(error.reason == "Unable to parse factorization string \(text)", "seed \(seed)")
            return
        }
        #expect(try Unit(from: unit.unitString) == unit, "seed \(seed): \(text)")
    }
}
