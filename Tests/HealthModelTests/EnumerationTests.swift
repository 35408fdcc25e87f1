import HealthModel
import Testing

struct EnumerationTests {
    @Test func `categories and characteristics have values, except for the date of birth`() {
        for type in TypeCatalog.all {
            let expected = [.category, .characteristic].contains(type.kind) && type != .dateOfBirth
            #expect((type.values != nil) == expected, "\(type)")
        }
    }

    @Test func `the cases of an enumeration agree with the file`() throws {
        let file = try CatalogFile.loaded.get()
        let enumerations = file.categoryValues.merging(file.characteristicValues) { first, _ in first }
        for enumeration in Set(TypeCatalog.all.compactMap(\.values)) {
            let entries = try #require(enumerations[enumeration.name])
            #expect(enumeration.cases.map(\.name) == entries.map(\.name))
            #expect(enumeration.cases.map(\.rawValue) == entries.map(\.raw))
            #expect(enumeration.cases.map(\.iOS) == entries.map { OSVersion($0.ios) })
        }
    }

    @Test func `the names of an enumeration are unique`() {
        for enumeration in Set(TypeCatalog.all.compactMap(\.values)) {
            #expect(Set(enumeration.cases.map(\.name)).count == enumeration.cases.count, "\(enumeration.name)")
        }
    }

    @Test(arguments: [
        ("inBed", 0), ("asleepUnspecified", 1), ("asleep", 1), ("awake", 2), ("asleepCore", 3), ("asleepDeep", 4),
        ("asleepREM", 5),
    ])
    func `a case name has a raw value, even if it is deprecated`(name: String, rawValue: Int) throws {
        let sleep = try #require(TypeCatalog.type(name: "sleepAnalysis")?.values)
        #expect(sleep.rawValue(named: name) == rawValue)
        #expect(sleep.contains(rawValue))
    }

    @Test func `an enumeration has no other names and values`() throws {
        let sleep = try #require(TypeCatalog.type(name: "sleepAnalysis")?.values)
        #expect(sleep.rawValue(named: "AsleepCore") == nil)
        #expect(!sleep.contains(-1))
        #expect(!sleep.contains(6))
    }

    @Test(arguments: ["mindfulSession", "sexualActivity", "intermenstrualBleeding", "highHeartRateEvent", "lactation"])
    func `a category without an enumeration of its own accepts only 0 (SAVE-05)`(name: String) throws {
        let values = try #require(TypeCatalog.type(name: name)?.values)
        #expect(values.cases.map(\.rawValue) == [0])
        #expect(values.rawValue(named: "notApplicable") == 0)
    }
}
