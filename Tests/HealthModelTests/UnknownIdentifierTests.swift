import HealthModel
import Testing

struct UnknownIdentifierTests {
    @Test(arguments: CatalogFile.unknownEntries)
    func `an unknown spelling is not a type`(entry: CatalogFile.UnknownEntry) {
        #expect(!entry.spellings.isEmpty)
        for spelling in entry.spellings {
            #expect(TypeCatalog.type(identifier: spelling) == nil)
            #expect(TypeCatalog.type(name: spelling) == nil)
        }
    }

    @Test(arguments: CatalogFile.unknownEntries)
    func `the hint is one sentence with an identifier of HealthKit`(entry: CatalogFile.UnknownEntry) throws {
        let keys = try CatalogFile.loaded.get().metadataKeys.map(\.raw)
        let existing = Set(TypeCatalog.all.map(\.identifier) + keys)
        for spelling in entry.spellings {
            #expect(TypeCatalog.hint(forUnknown: spelling) == entry.hint)
        }
        if let instead = entry.instead {
            #expect(existing.contains(instead))
            #expect(entry.hint.contains(instead))
        } else {
            #expect(existing.contains { entry.hint.contains($0) })
        }
        #expect(entry.hint.hasSuffix("."))
    }

    @Test func `no spelling is listed twice`() throws {
        let spellings = try CatalogFile.loaded.get().unknownIdentifiers.flatMap(\.spellings)
        #expect(Set(spellings).count == spellings.count)
    }

    @Test(arguments: [
        "menstrualFlowIsStartOfCycle", "HKCategoryTypeIdentifierMenstrualFlowIsStartOfCycle", "depressionRiskScore",
        "anxietyRiskScore", "HKCategoryTypeIdentifierStateOfMind", "HKDataTypeIdentifierStateOfMind",
        "HKWorkoutRouteType", "HKWorkoutType", "HKActivitySummaryType",
        "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent",
    ])
    func `unknown identifiers from guides have a hint`(spelling: String) {
        #expect(TypeCatalog.hint(forUnknown: spelling) != nil)
    }

    @Test(arguments: ["", "HKQuantityTypeIdentifierStepCount", "stepCount", "HKQuantityTypeIdentifierNoSuchThing"])
    func `other spellings have no hint`(spelling: String) {
        #expect(TypeCatalog.hint(forUnknown: spelling) == nil)
    }

    @Test func `state of mind is found by name, but not as a category`() {
        #expect(TypeCatalog.type(name: "stateOfMind")?.kind == .stateOfMind)
    }
}
