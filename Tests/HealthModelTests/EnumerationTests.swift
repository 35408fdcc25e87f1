import Foundation
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

    /// Constants are not always the Swift name with a capital letter: `HKBloodTypeABPositive` is `abPositive`.
    @Test func `constants agree with the file, which is also the source of the header`() throws {
        let file = try CatalogFile.loaded.get()
        let header = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Sources/CHealthKit/include/CHealthKit.h"),
            encoding: .utf8
        )
        let sections = [file.categoryValues, file.characteristicValues, file.electrocardiogram, file.vision]
        var enumerations = sections.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        enumerations["HKWorkoutActivityType"] = file.workoutActivityType
        let known: [Enumeration] = [.workoutActivityType, .electrocardiogramClassification, .visionPrescriptionType]
        let older = ["HKCategoryValueVaginalBleeding": "HKCategoryValueMenstrualFlow"]
        for enumeration in Set(TypeCatalog.all.compactMap(\.values) + known) {
            for entry in try #require(enumerations[enumeration.name], "\(enumeration.name)") {
                let spelled = entry.name.prefix(1).uppercased() + entry.name.dropFirst()
                let constant = entry.constant ?? enumeration.name + spelled
                #expect(enumeration.rawValue(ofConstant: constant) == entry.raw, "\(constant)")
                // A value has the constant of its first name, with an older prefix in archives.
                guard enumeration.name(of: entry.raw) == entry.name else { continue }
                let written = entry.constant ?? (older[enumeration.name] ?? enumeration.name) + spelled
                #expect(enumeration.constant(of: entry.raw) == written)
                #expect(header.contains(" \(constant) "), "\(constant)")
            }
        }
        #expect(try #require(ObjectType.bloodType.values).constant(of: 5) == "HKBloodTypeABPositive")
        #expect(try #require(ObjectType.bloodType.values).constant(of: 6) == "HKBloodTypeABNegative")
    }

    @Test func `constants of workout events agree with the file`() throws {
        let names = try CatalogFile.loaded.get().workoutEventType.map { entry in
            entry.constant ?? "HKWorkoutEventType" + entry.name.prefix(1).uppercased() + entry.name.dropFirst()
        }
        #expect(WorkoutEvent.Kind.allCases.map(\.constant) == names)
    }
}
