import JSON
import Testing

struct CatalogCommandTests {
    @Test func `the catalogue is a table`() throws {
        let ending = try Program.run("catalog")
        #expect(ending.lines.first?.split(separator: " ") == ["IDENTIFIER", "NAME", "KIND", "iOS", "RS", "UNIT"])
        let row = ending.lines.first { $0.hasPrefix(stepCount + " ") }
        #expect(row?.split(separator: " ") == [stepCount[...], "stepCount", "quantity", "8.0", "rs", "count"])
        #expect(ending.lines.count > 200)
        #expect(ending.lines.allSatisfy { !$0.hasSuffix(" ") })
        #expect(ending.status == 0)
    }

    @Test func `a kind may be chosen`() throws {
        let ending = try Program.run("catalog", "--kind", "characteristic")
        #expect(ending.lines.count == 8)
        #expect(ending.lines.dropFirst().allSatisfy { $0.hasPrefix("HKCharacteristicTypeIdentifier") })
    }

    @Test func `a version may be chosen`() throws {
        let old = try Program.run("catalog", "--kind", "characteristic", "--os-version", "8.0")
        #expect(old.lines.count == 4)
        let later = try Program.run("catalog", "--kind", "characteristic", "--os-version", "10.0")
        #expect(later.lines.count == 6)
    }

    @Test(arguments: [
        ("stepcount", 1), ("HKQuantityTypeIdentifierStepCount", 1), ("mmHg", 2), ("characteristic", 7), ("clinical", 10),
    ])
    func `a text in the identifier, name, kind or unit selects types`(text: String, count: Int) throws {
        let ending = try Program.run("catalog", text)
        #expect(ending.lines.count == count + 1)
        #expect(ending.lines.dropFirst().contains { $0.lowercased().contains(text.lowercased()) })
        #expect(ending.status == 0)
    }

    @Test func `a text that no type has is a usage error with the nearest names`() throws {
        let ending = try Program.run("catalog", "heartRat3")
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("Error: No type has the text 'heartRat3'. Did you mean heartRate?"))
        #expect(ending.status == 64)
    }

    @Test(arguments: ["heartRate", "count/s", "count/min"])
    func `the unit is the usual one, and the text may be that or the canonical one`(text: String) throws {
        let row = try Program.run("catalog", text).lines.first { $0.hasPrefix("HKQuantityTypeIdentifierHeartRate ") }
        #expect(row?.split(separator: " ").last == "count/min")
    }

    @Test func `the name in the Health app selects a type`() throws {
        let ending = try Program.run("catalog", "weight")
        #expect(ending.lines.dropFirst().contains { $0.hasPrefix("HKQuantityTypeIdentifierBodyMass ") })
    }

    @Test func `the catalogue is also JSON`() throws {
        let ending = try Program.run("catalog", "stepCount", "--format", "json")
        guard case .array(let types) = try JSONValue(parsing: ending.text) else { throw Trouble("no list") }
        #expect(types.map { $0.member("identifier") } == [.string(stepCount)])
        #expect(types.first?.member("unit") == "count")
    }

    @Test(arguments: [("--kind", "colour"), ("--os-version", "x")])
    func `an invalid choice ends with a usage error`(option: String, value: String) throws {
        let ending = try Program.run("catalog", option, value)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains(option))
        #expect(ending.status == 64)
    }
}
