import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct RecordImportTests {
    @Test func `a quantity has its unit, dates, source and device (EXP-08, EXP-12)`() throws {
        let importer = try Importer()
        let device = """
            &lt;&lt;HKDevice: 0x281d99900&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, \
            hardware:Watch6,2, software:10.1&gt;
            """
        let report = try importer.importing(
            export(
                """
                <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="72.5" device="\(device)" \(saved())>
                 <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>
                 <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>
                 <MetadataEntry key="private" value="1"/>
                </Record>
                """
            )
        )
        let sample = try #require(importer.samples(.heartRate).first)
        #expect(sample.quantity == Quantity(unit: .countPerMinute, value: 72.5))
        #expect(sample.startDate == morning)
        #expect(sample.endDate == morning + 300)
        #expect(sample.device?[.hardwareVersion] == "Watch6,2")
        #expect(sample.device?.manufacturer == "Apple Inc.")
        #expect(sample.metadata["HKMetadataKeyHeartRateMotionContext"] == .integer(1))
        #expect(sample.metadata["HKTimeZone"] == .string("Europe/Berlin"))
        #expect(sample.metadata["private"] == .string("1"))
        let revision = try #require(sample.sourceRevision)
        #expect(revision.source.name == "Anna’s Apple Watch")
        #expect(revision.source.bundleIdentifier.hasPrefix("com.apple.health."))
        #expect(revision.productType == "Watch6,2")
        #expect(revision.operatingSystemVersion == OSVersion(major: 10, minor: 1))
        #expect(report.counts(of: .heartRate)?.added == 1)
        #expect(report.exportVersion == 14)
        #expect(report.problems.isEmpty)
    }

    @Test func `an escaped ampersand is read as one character`() throws {
        let importer = try Importer()
        try importer.importing(
            export(
                """
                <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="1" \(saved(by: "Salt &amp; Pepper"))>
                 <MetadataEntry key="HKFoodType" value="&quot;Fish &#38; Chips&quot; &lt; 1"/>
                </Record>
                """
            )
        )
        let sample = try #require(importer.samples(.stepCount).first)
        #expect(sample.sourceRevision?.source.name == "Salt & Pepper")
        #expect(sample.metadata["HKFoodType"] == .string("\"Fish & Chips\" < 1"))
    }

    @Test(arguments: [
        ("HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysisAsleepREM", 5),
        ("HKCategoryTypeIdentifierMenstrualFlow", "HKCategoryValueMenstrualFlowMedium", 3),
        ("HKCategoryTypeIdentifierMenstrualFlow", "HKCategoryValueVaginalBleedingMedium", 3),
        ("HKCategoryTypeIdentifierAppleStandHour", "HKCategoryValueAppleStandHourIdle", 1),
        ("HKCategoryTypeIdentifierMindfulSession", "HKCategoryValueNotApplicable", 0),
        ("HKCategoryTypeIdentifierMindfulSession", "", 0),
        ("HKCategoryTypeIdentifierAudioExposureEvent", "HKCategoryValueAudioExposureEventLoudEnvironment", 1),
        ("HKCategoryTypeIdentifierHeadache", "HKCategoryValueSeverityMild", 2),
        ("HKCategoryTypeIdentifierHeadache", "2", 2),
    ])
    func `categories are read by their constants (EXP-09)`(identifier: String, constant: String, value: Int) throws {
        let importer = try Importer()
        try importer.importing(export(#"<Record type="\#(identifier)" value="\#(constant)" \#(saved())/>"#))
        let type = try #require(TypeCatalog.type(identifier: identifier))
        #expect(try importer.samples(type).map(\.value) == [value])
    }

    @Test func `metadata values have the kinds of their keys (EXP-23, UNIT-12)`() throws {
        let importer = try Importer()
        let report = try importer.importing(
            export(
                """
                <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="1" \(saved())>
                 <MetadataEntry key="HKWasUserEntered" value="1"/>
                 <MetadataEntry key="HKWeatherTemperature" value="74 degF"/>
                 <MetadataEntry key="HKWeatherHumidity" value="6100 %"/>
                 <MetadataEntry key="HKElevationAscended" value="many m"/>
                </Record>
                <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="2" \(saved())>
                 <MetadataEntry key="HKWeatherHumidity" value="56 %"/>
                </Record>
                """
            )
        )
        let samples = try importer.samples(.stepCount)
        #expect(samples[0].metadata["HKWasUserEntered"] == .bool(true))
        #expect(samples[0].metadata["HKWeatherTemperature"] == .quantity(Quantity(unit: try Unit(from: "degF"), value: 74)))
        #expect(samples[0].metadata["HKWeatherHumidity"] == .quantity(Quantity(unit: .percent, value: 0.61)))
        #expect(samples[0].metadata["HKElevationAscended"] == nil)
        #expect(samples[1].metadata["HKWeatherHumidity"] == .quantity(Quantity(unit: .percent, value: 0.56)))
        #expect(report.problemTexts == ["1 × metadata values that do not fit their keys: omitted"])
    }

    @Test func `a second import changes nothing, even after an export in another time zone (EXP-10)`() throws {
        let importer = try Importer()
        let records = steps("100") + steps("100") + steps("7", 2)
        try importer.importing(export(records))
        let before = try importer.samples(.stepCount)
        let travelled = records.replacing("08:00:00 +0100", with: "02:00:00 -0500")
        let report = try importer.importing(export(travelled))
        #expect(try importer.samples(.stepCount) == before)
        #expect(before.compactMap(\.quantity?.value) == [100, 100, 7])
        #expect(report.total.added == 0)
        #expect(report.total.present == 3)
    }

    @Test func `an additional equal record is added once`() throws {
        let importer = try Importer()
        try importer.importing(export(steps("100")))
        let report = try importer.importing(export(steps("100") + steps("100") + steps("100")))
        #expect(report.total.added == 2)
        #expect(try importer.quantities(.stepCount) == [100, 100, 100])
    }

    @Test func `a newer version replaces an older one`() throws {
        let importer = try Importer()
        func record(_ value: Int, _ version: Int) -> String {
            """
            <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="\(value)" \(saved(by: "App"))>
             <MetadataEntry key="HKMetadataKeySyncIdentifier" value="walk"/>
             <MetadataEntry key="HKMetadataKeySyncVersion" value="\(version)"/>
            </Record>
            """
        }
        try importer.importing(export(record(1, 1)))
        try importer.importing(export(record(2, 2)))
        #expect(try importer.quantities(.stepCount) == [2])
        let report = try importer.importing(export(record(1, 1)))
        #expect(try importer.quantities(.stepCount) == [2])
        #expect(report.total.added == 0)
    }

    @Test func `a record equal to a replaced version is added once`() throws {
        func record(_ value: Int, _ entries: String = "") -> String {
            """
            <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="\(value)" \(saved(by: "App"))>\(entries)</Record>
            """
        }
        func version(_ number: Int) -> String {
            """
            <MetadataEntry key="HKMetadataKeySyncIdentifier" value="walk"/>
            <MetadataEntry key="HKMetadataKeySyncVersion" value="\(number)"/>
            """
        }
        let versions = record(1, version(1)) + record(2, version(2))
        for xml in [versions + record(1), record(1, version(1)) + record(1) + record(2, version(2))] {
            let importer = try Importer()
            // The replaced version is present, not added.
            #expect(try importer.importing(export(xml)).total.added == 2)
            #expect(try importer.importing(export(xml)).total.added == 0)
            #expect(try Set(importer.quantities(.stepCount)) == [1, 2])
        }
    }

    @Test func `members of a correlation are imported once, in any order (EXP-13)`() throws {
        let members = pressure("Systolic", 120) + pressure("Diastolic", 80)
        let correlation = """
            <Correlation type="HKCorrelationTypeIdentifierBloodPressure" \(saved())>
             <MetadataEntry key="note" value="left arm"/>
             \(members)
            </Correlation>
            """
        for xml in [members + correlation, correlation + members, correlation] {
            let importer = try Importer()
            for _ in 1...2 {
                try importer.importing(export(xml))
                let systolic: ObjectType = .bloodPressureSystolic
                #expect(try importer.quantities(systolic) == [120])
                #expect(try importer.quantities(.bloodPressureDiastolic) == [80])
                let found = try importer.samples(.bloodPressure)
                #expect(found.count == 1)
                #expect(Set(found[0].objects?.map(\.type) ?? []) == [systolic, .bloodPressureDiastolic])
                #expect(found[0].metadata["note"] == .string("left arm"))
            }
        }
    }

    @Test func `options choose types and a first day`() throws {
        let importer = try Importer()
        let xml = export(
            steps("1", 1) + steps("2", 2)
                + #"<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60" \#(saved(2))/>"#
        )
        let options = ImportOptions(types: [.stepCount], since: morning + 24 * 3600)
        let report = try importer.importing(xml, [:], options)
        #expect(try importer.quantities(.stepCount) == [2])
        #expect(try importer.quantities(.heartRate) == [])
        #expect(report.total.read == 1)
    }

    @Test func `an import without a store counts everything`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(export(steps("1") + steps("x")), to: "export.xml")
        let report = try ExportArchive(path: path).read(into: nil)
        #expect(report.total.read == 2)
        #expect(report.total.skipped == 1)
        #expect(report.total.added == 0)
    }

    @Test func `a cancelled import leaves the store unchanged`() throws {
        let importer = try Importer()
        try importer.importing(export(steps("1")))
        let folder = try TemporaryFolder()
        let path = try folder.write(export(String(repeating: steps("2"), count: 3000)), to: "export.xml")
        var pieces = 0
        #expect(throws: ArchiveError.cancelled) {
            try ExportArchive(path: path).read(into: importer.phone) { _ in
                pieces += 1
                return pieces < 2
            }
        }
        #expect(try importer.quantities(.stepCount) == [1])
    }
}
