import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// Damaged archives are read and their problems reported.
struct DamagedArchiveTests {
    /// Imports an XML file. Returns the imported steps and the problems.
    private func importing(_ xml: Data) throws -> (steps: [Double], problemTexts: [String]) {
        let importer = try Importer()
        let report = try importer.importing(xml)
        return (try importer.quantities(.stepCount), report.problemTexts)
    }

    @Test func `the malformed document type of iOS 16 is not needed (EXP-04)`() throws {
        let found = try importing(export(steps("1"), documentType: Export.malformedDocumentType))
        #expect(found.steps == [1])
        #expect(found.problemTexts == ["1 × malformed document type, as written by iOS 16.0: ignored"])
    }

    @Test func `no document type is needed either`() throws {
        #expect(try importing(export(steps("1"), documentType: "")).steps == [1])
    }

    @Test func `control characters are read as spaces`() throws {
        let found = try importing(export(steps("1", by: "A\u{0B}\u{01}pp")))
        #expect(found.steps == [1])
        #expect(found.problemTexts == ["2 × control characters: read as spaces"])
    }

    @Test func `bytes that are not UTF-8 are read as question marks`() throws {
        var xml = export(steps("1", by: "XY") + steps("2"))
        let place = try #require(xml.firstRange(of: Data("XY".utf8)))
        xml.replaceSubrange(place, with: [0xE9, 0xC3])
        let found = try importing(xml)
        #expect(found.steps == [1, 2])
        #expect(found.problemTexts == ["2 × bytes that are not UTF-8: read as question marks"])
    }

    @Test func `complete elements of a truncated file are read`() throws {
        let whole = export(steps("1") + steps("2") + steps("3"))
        let end = try #require(whole.firstRange(of: Data("value=\"3\"".utf8))).lowerBound
        let found = try importing(whole[..<end])
        #expect(found.steps == [1, 2])
        #expect(found.problemTexts.last == "1 × the XML ends early: complete elements were read")
    }

    @Test func `reading continues after malformed parts`() throws {
        let broken = [
            #"<Record type="HKQuantityTypeIdentifierStepCount" value=9>"#, "<Workout a='1' a='2'/>", "</Record>", "<Me",
        ]
        let records = (1...5).map { steps("\($0)") }
        let found = try importing(export(zip(records, broken + [""]).map { $0 + "\n" + $1 + "\n" }.joined()))
        #expect(found.steps == [1, 2, 3, 4, 5])
        #expect(
            found.problemTexts.contains {
                $0.hasSuffix("malformed or too long parts of the XML: reading continued after them")
            }
        )
    }

    @Test func `unknown elements and types are counted by name (EXP-19)`() throws {
        let found = try importing(
            export(
                """
                <Record type="HKDataTypeSleepDurationGoal" unit="hr" value="8" \(saved())/>
                <Record type="HKDataTypeSleepDurationGoal" unit="hr" value="7" \(saved())/>
                <Thing><MetadataEntry key="a" value="b"/><Record type="x"/></Thing>
                <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
                 <WorkoutPart><WorkoutPiece><MetadataEntry key="a" value="b"/></WorkoutPiece></WorkoutPart>
                </Workout>
                <WorkoutEvent type="HKWorkoutEventTypeLap" date="2024-01-01 08:00:00 +0100"/>
                \(steps("1"))
                """
            )
        )
        #expect(found.steps == [1])
        #expect(
            found.problemTexts == [
                "2 × samples of unknown type HKDataTypeSleepDurationGoal: skipped",
                "1 × unknown elements Thing: skipped",
                "1 × elements Thing without end tag or with invalid content: reading continued",
                "1 × samples of unknown type x: skipped",
                "1 × unknown elements WorkoutPart: skipped",
                "1 × misplaced elements WorkoutEvent: skipped",
            ]
        )
    }

    @Test(arguments: [
        (#"unit="count" value="nan""#, "values that are not numbers: samples skipped"),
        (#"unit="count" value="0x10""#, "values that are not numbers: samples skipped"),
        (#"unit="count" value="1,5""#, "values that are not numbers: samples skipped"),
        (#"unit="count" value="1e999""#, "values that are not numbers: samples skipped"),
        (#"unit="count""#, "values that are not numbers: samples skipped"),
        (#"unit="steps" value="1""#, "unknown units: samples skipped"),
        (#"unit="km" value="1""#, "units that do not fit the type: samples skipped"),
    ])
    func `records with invalid values are skipped`(attributes: String, problem: String) throws {
        let record = #"<Record type="HKQuantityTypeIdentifierStepCount" \#(attributes) \#(saved())/>"#
        let found = try importing(export(record + steps("1")))
        #expect(found.steps == [1])
        #expect(found.problemTexts == ["1 × \(problem)"])
    }

    @Test(arguments: [
        ("2024-02-30 08:00:00 +0100", "missing or invalid dates: samples skipped"),
        ("2024-01-01T08:00:00Z", "missing or invalid dates: samples skipped"),
        ("", "missing or invalid dates: samples skipped"),
        ("9999-01-01 08:00:00 +0100", "missing or invalid dates: samples skipped"),
        ("2024-01-02 08:00:00 +0100", "samples that end before they start: skipped"),
    ])
    func `records with invalid dates are skipped`(date: String, problem: String) throws {
        let record = steps("9").replacing(#"startDate="2024-01-01 08:00:00 +0100""#, with: #"startDate="\#(date)""#)
        let found = try importing(export(record + steps("1")))
        #expect(found.steps == [1])
        #expect(found.problemTexts == ["1 × \(problem)"])
    }

    @Test func `entities are not expanded`() throws {
        let names = "abcdefghijklm".map(String.init)
        let entities = zip(names, names.dropFirst()).map { former, name in
            let content = String(repeating: "&\(former);", count: 10)
            return "<!ENTITY \(name) \"\(content)\">"
        }
        let first = String(repeating: "a", count: 52)
        let bomb = "<!DOCTYPE HealthData [<!ENTITY a \"\(first)\">\(entities.joined(separator: "\n"))]>"
        let found = try importing(export(steps("1", by: "&m;") + steps("2"), documentType: bomb))
        #expect(found.steps.last == 2)
        #expect(found.problemTexts.allSatisfy { $0.contains("malformed") })
    }

    @Test func `external entities are not read`() throws {
        let entity = #"<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/hostname">]>"#
        let importer = try Importer()
        try importer.importing(export(steps("1", by: "A&x;") + steps("2"), documentType: entity))
        let names = try importer.samples(.stepCount).compactMap(\.sourceRevision?.source.name)
        #expect(Set(names).isSubset(of: ["A", "iPhone"]))
    }

    @Test func `absurd sizes and depths are skipped`() throws {
        let tag = #"<Record type="\#(String(repeating: "x", count: 20 << 20))"/>"#
        let comment = "<!--" + String(repeating: "x", count: 2 << 20)
        let literal = "<![CDATA[" + String(repeating: "x", count: 2 << 20)
        let attributes = "<Record" + String(repeating: " a='1'", count: 200_000) + "/>"
        let records = String(repeating: "<Record>", count: 300)
        let elements = String(repeating: "<Foo>", count: 300) + String(repeating: "</Foo>", count: 300)
        for absurd in [tag, comment, literal, attributes, records, elements] {
            let found = try importing(export(steps("1") + absurd + steps("2") + steps("3")))
            #expect(found.steps == [1, 2, 3], "\(absurd.prefix(10))")
            #expect(!found.problemTexts.isEmpty)
        }
    }

    private static let noXML = "no XML file contains HealthData"

    /// The beginnings of files that are no exports.
    private static let foreign: [(start: [UInt8], reason: String)] = [
        ([], "the file is empty"),
        ([0x1F, 0x8B, 8, 0, 0], "this is a file of gzip, which must be unpacked first"),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0], "this is a file of 7-Zip, which must be unpacked first"),
        (tar, "this is a file of tar, which must be unpacked first"),
        (Array("%PDF-1.7".utf8), "this is a PDF"),
        ([14, 16, 0, 0, 0, 0, 0, 0, 0x2E, 0x46, 0x49, 0x54], "this is a FIT file"),
        (Array("\u{FEFF}<?xml version=\"1.0\"?>\n<gpx/>".utf8), "the root element of this XML is gpx, not HealthData"),
        (Array("<ClinicalDocument xmlns=\"x\"/>".utf8), "the root element of this XML is ClinicalDocument, not HealthData"),
        (Array("Start,Finish,Steps\n".utf8), "this text is neither XML nor JSON"),
        ([1, 0, 2], "this is neither a zip archive nor text"),
    ]

    private static var tar: [UInt8] { [UInt8](repeating: 65, count: 257) + Array("ustar".utf8) }

    @Test(arguments: foreign.indices)
    func `a file that is no export is refused with what it is`(index: Int) throws {
        let (start, reason) = Self.foreign[index]
        let folder = try TemporaryFolder()
        let file = try folder.write(Data(start), to: "file")
        #expect(throws: ArchiveError.noExport(reason)) { try ExportArchive(path: file) }
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func `UTF-16 is named, with and without a mark`(encoding: String.Encoding) throws {
        let folder = try TemporaryFolder()
        let text = try #require(String(decoding: export(steps("1")), as: UTF8.self).data(using: encoding))
        let path = try folder.write(text, to: "file.xml")
        #expect(throws: ArchiveError.encoding) { try ExportArchive(path: path) }
        #expect(throws: ArchiveError.encoding) { try ExportArchive(path: folder.path) }
    }

    @Test func `other files are refused`() throws {
        let importer = try Importer()
        let utf16 = try #require(String(decoding: export(steps("1")), as: UTF8.self).data(using: .utf16))
        #expect(throws: ArchiveError.encoding) { try importer.importing(utf16) }
        let latin = String(decoding: export(steps("1")), as: UTF8.self).replacing("UTF-8", with: "ISO-8859-1")
        #expect(throws: ArchiveError.encoding) { try importer.importing(Data(latin.utf8)) }
        #expect(throws: ArchiveError.noExport(Self.noXML)) { try importer.importing(Data()) }
        #expect(throws: ArchiveError.noExport(Self.noXML)) { try importer.importing(Data("<ClinicalDocument/>".utf8)) }
        #expect(throws: ArchiveError.noExport(Self.noXML)) { try importer.importing(Data(repeating: 0x20, count: 1 << 20)) }
        #expect(throws: ArchiveError.missing) { try importer.importing(path: "/no/such/file") }
        #expect(try importer.samples(.stepCount).isEmpty)
    }
}
