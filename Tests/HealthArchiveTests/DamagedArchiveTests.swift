import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// What is damaged is survived and told.
struct DamagedArchiveTests {
    /// Imports, and answers the steps that came of it.
    private func importing(_ xml: Data) throws -> (steps: [Double], complaints: [String]) {
        let importer = try Importer()
        let report = try importer.importing(xml)
        return (try importer.quantities(.stepCount), report.complaints)
    }

    @Test func `the malformed document type of iOS 16 is not needed (EXP-04)`() throws {
        let found = try importing(export(steps("1"), documentType: Export.malformedDocumentType))
        #expect(found.steps == [1])
        #expect(found.complaints == ["1 × malformed document type, as iOS 16.0 writes it: not needed"])
    }

    @Test func `no document type is needed either`() throws {
        #expect(try importing(export(steps("1"), documentType: "")).steps == [1])
    }

    @Test func `control characters are read as spaces`() throws {
        let found = try importing(export(steps("1", by: "A\u{0B}\u{01}pp")))
        #expect(found.steps == [1])
        #expect(found.complaints == ["2 × control characters: read as spaces"])
    }

    @Test func `bytes that are not UTF-8 are read as question marks`() throws {
        var xml = export(steps("1", by: "XY") + steps("2"))
        let place = try #require(xml.firstRange(of: Data("XY".utf8)))
        xml.replaceSubrange(place, with: [0xE9, 0xC3])
        let found = try importing(xml)
        #expect(found.steps == [1, 2])
        #expect(found.complaints == ["2 × bytes that are not UTF-8: read as question marks"])
    }

    @Test func `of a file that is cut off what is whole is read`() throws {
        let whole = export(steps("1") + steps("2") + steps("3"))
        let end = try #require(whole.firstRange(of: Data("value=\"3\"".utf8))).lowerBound
        let found = try importing(whole[..<end])
        #expect(found.steps == [1, 2])
        #expect(found.complaints.last == "1 × the XML ends early: what was whole was read")
    }

    @Test func `reading goes on behind what is not well-formed`() throws {
        let broken = [
            #"<Record type="HKQuantityTypeIdentifierStepCount" value=9>"#, "<Workout a='1' a='2'/>", "</Record>", "<Me",
        ]
        let records = (1...5).map { steps("\($0)") }
        let found = try importing(export(zip(records, broken + [""]).map { $0 + "\n" + $1 + "\n" }.joined()))
        #expect(found.steps == [1, 2, 3, 4, 5])
        #expect(
            found.complaints.contains {
                $0.hasSuffix("places that are not well-formed, or too long: read on behind them")
            }
        )
    }

    @Test func `what is not known is counted by its name (EXP-19)`() throws {
        let found = try importing(
            export(
                """
                <Record type="HKDataTypeSleepDurationGoal" unit="hr" value="8" \(saved())/>
                <Record type="HKDataTypeSleepDurationGoal" unit="hr" value="7" \(saved())/>
                <Thing><MetadataEntry key="a" value="b"/><Record type="x"/></Thing>
                <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
                 <WorkoutZoneGroup><WorkoutZone><MetadataEntry key="a" value="b"/></WorkoutZone></WorkoutZoneGroup>
                </Workout>
                <WorkoutEvent type="HKWorkoutEventTypeLap" date="2024-01-01 08:00:00 +0100"/>
                \(steps("1"))
                """
            )
        )
        #expect(found.steps == [1])
        #expect(
            found.complaints == [
                "2 × samples of a type HKDataTypeSleepDurationGoal that is not known: passed over",
                "1 × elements Thing that are not known: passed over",
                "1 × elements Thing that end nowhere, or hold what cannot be in them: read on behind them",
                "1 × samples of a type x that is not known: passed over",
                "1 × elements WorkoutZoneGroup that are not known: passed over",
                "1 × elements WorkoutEvent where none can be: passed over",
            ]
        )
    }

    @Test(arguments: [
        (#"unit="count" value="nan""#, "values that are no numbers: samples passed over"),
        (#"unit="count" value="0x10""#, "values that are no numbers: samples passed over"),
        (#"unit="count" value="1,5""#, "values that are no numbers: samples passed over"),
        (#"unit="count" value="1e999""#, "values that are no numbers: samples passed over"),
        (#"unit="count""#, "values that are no numbers: samples passed over"),
        (#"unit="steps" value="1""#, "units that are not known: samples passed over"),
        (#"unit="km" value="1""#, "units that do not measure the type: samples passed over"),
    ])
    func `values that cannot be are passed over`(attributes: String, complaint: String) throws {
        let record = #"<Record type="HKQuantityTypeIdentifierStepCount" \#(attributes) \#(saved())/>"#
        let found = try importing(export(record + steps("1")))
        #expect(found.steps == [1])
        #expect(found.complaints == ["1 × \(complaint)"])
    }

    @Test(arguments: [
        ("2024-02-30 08:00:00 +0100", "dates that are missing or none: samples passed over"),
        ("2024-01-01T08:00:00Z", "dates that are missing or none: samples passed over"),
        ("", "dates that are missing or none: samples passed over"),
        ("9999-01-01 08:00:00 +0100", "dates that are missing or none: samples passed over"),
        ("2024-01-02 08:00:00 +0100", "samples that end before they begin: passed over"),
    ])
    func `dates that cannot be are passed over`(date: String, complaint: String) throws {
        let record = steps("9").replacing(#"startDate="2024-01-01 08:00:00 +0100""#, with: #"startDate="\#(date)""#)
        let found = try importing(export(record + steps("1")))
        #expect(found.steps == [1])
        #expect(found.complaints == ["1 × \(complaint)"])
    }

    @Test func `a bomb has no entities to grow`() throws {
        let bomb = """
            <!DOCTYPE HealthData [
            <!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
            \((1...12).map { "<!ENTITY \("abcdefghijklm".map(String.init)[$0]) \"\(String(repeating: "&\("abcdefghijklm".map(String.init)[$0 - 1]);", count: 10))\">" }.joined(separator: "\n"))
            ]>
            """
        let found = try importing(export(steps("1", by: "&m;") + steps("2"), documentType: bomb))
        #expect(found.steps.last == 2)
        #expect(found.complaints.allSatisfy { $0.contains("not well-formed") })
    }

    @Test func `nothing outside is read`() throws {
        let entity = #"<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/hostname">]>"#
        let importer = try Importer()
        try importer.importing(export(steps("1", by: "A&x;") + steps("2"), documentType: entity))
        let names = try importer.samples(.stepCount).compactMap(\.sourceRevision?.source.name)
        #expect(Set(names).isSubset(of: ["A", "iPhone"]))
    }

    @Test func `what is absurd is passed over`() throws {
        let tag = #"<Record type="\#(String(repeating: "x", count: 20 << 20))"/>"#
        let comment = "<!--" + String(repeating: "x", count: 2 << 20)
        let literal = "<![CDATA[" + String(repeating: "x", count: 2 << 20)
        let attributes = "<Record" + String(repeating: " a='1'", count: 200_000) + "/>"
        let records = String(repeating: "<Record>", count: 300)
        let elements = String(repeating: "<Foo>", count: 300) + String(repeating: "</Foo>", count: 300)
        for absurd in [tag, comment, literal, attributes, records, elements] {
            let found = try importing(export(steps("1") + absurd + steps("2") + steps("3")))
            #expect(found.steps == [1, 2, 3], "\(absurd.prefix(10))")
            #expect(!found.complaints.isEmpty)
        }
    }

    @Test func `other files are refused`() throws {
        let importer = try Importer()
        let utf16 = try #require(String(decoding: export(steps("1")), as: UTF8.self).data(using: .utf16))
        #expect(throws: ArchiveError.encoding) { try importer.importing(utf16) }
        let latin = String(decoding: export(steps("1")), as: UTF8.self).replacing("UTF-8", with: "ISO-8859-1")
        #expect(throws: ArchiveError.encoding) { try importer.importing(Data(latin.utf8)) }
        #expect(throws: ArchiveError.noExport) { try importer.importing(Data()) }
        #expect(throws: ArchiveError.noExport) { try importer.importing(Data("<ClinicalDocument/>".utf8)) }
        #expect(throws: ArchiveError.noExport) { try importer.importing(Data(repeating: 0x20, count: 1 << 20)) }
        #expect(throws: ArchiveError.missing) { try importer.importing(path: "/no/such/file") }
        #expect(try importer.samples(.stepCount).isEmpty)
    }
}
