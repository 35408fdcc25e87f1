import CLibXML2
import Files
import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// The files of an export of the Health app.
struct ArchiveExportTests {
    private let folder: TemporaryFolder
    private let phone: Phone

    init() throws {
        folder = try TemporaryFolder()
        phone = try Phone()
        try Kinds.save(into: phone)
    }

    private func export(to name: String, isPlain: Bool = false) throws -> String {
        var options = ExportOptions(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")), date: morning)
        options.isPlain = isPlain
        let path = folder.path + "/" + name
        _ = try ArchiveExport(phone, options).write(to: path)
        return path
    }

    @Test(arguments: [true, false])
    func `the XML is valid by its own document type (EXP-03, EXP-06)`(isPlain: Bool) throws {
        let path = try export(to: "folder", isPlain: isPlain) + "/export.xml"
        let options = Int32(XML_PARSE_DTDVALID.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue)
        guard let context = unsafe xmlNewParserCtxt() else {
            Issue.record("there is no memory left")
            return
        }
        defer { unsafe xmlFreeParserCtxt(context) }
        let document = unsafe xmlCtxtReadFile(context, path, nil, options)
        defer { unsafe xmlFreeDoc(document) }
        let found = unsafe (wellFormed: context.pointee.wellFormed, valid: context.pointee.valid)
        #expect(found == (1, 1))
    }

    @Test func `special characters in names are escaped for any parser`() throws {
        let text = try String(contentsOfFile: export(to: "folder") + "/export.xml", encoding: .utf8)
        #expect(text.contains("sourceName=\"Bad ]]&gt; &quot;&amp;&lt;'\u{A0}’  🏃\u{200D}♀️&#10;\""))
        #expect(text.contains(#"key="text " value="a b&#9;c&#13;&#10;]]&gt;""#))
        #expect(text.contains(#"<MetadataEntry key="own quantity" value="29 %"/>"#))
        #expect(text.contains(#"<MetadataEntry key="HKWasUserEntered" value="0"/>"#))
    }

    @Test func `dates have the offset of their day, even before 1970 (EXP-10)`() throws {
        let text = try String(contentsOfFile: export(to: "folder") + "/export.xml", encoding: .utf8)
        #expect(text.contains(#"<ExportDate value="2024-01-01 08:00:00 +0100"/>"#))
        #expect(text.contains(#"startDate="2024-10-27 08:00:05 +0100""#))
        #expect(text.contains(#"startDate="1966-12-17 23:59:59 +0100""#))
    }

    @Test func `only elements of samples in the supplement have a UUID`() throws {
        let text = try String(contentsOfFile: export(to: "folder") + "/export.xml", encoding: .utf8)
        let plain = try String(contentsOfFile: export(to: "plain", isPlain: true) + "/export.xml", encoding: .utf8)
        #expect(text.contains(#"<Record uuid=""#))
        #expect(text.contains(#"<Workout uuid=""#))
        #expect(plain.components(separatedBy: " uuid=\"").count == 2, "that of the activity")
    }

    @Test func `only the owner can read the export, and no partial file is left`() throws {
        for name in ["export.zip", "folder"] { _ = try export(to: name) }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.contains(".partial") })
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(name)")
        }
        #expect(names.contains("folder/electrocardiograms/ecg_2024-01-01.csv"))
        #expect(names.contains("folder/workout-routes/route_2024-01-01_8.43am.gpx"))
        #expect(names.contains { $0.hasPrefix("folder/clinical-records/Condition-") })
    }

    @Test(arguments: ["export.zip", "folder"])
    func `a cancelled export leaves no file`(name: String) throws {
        try phone.importSamples { samples in
            let source = ArchivedSource(named: "iPhone", version: nil, device: nil)
            for minute in 0..<3000 {
                let date = morning + Double(minute) * 60
                let draft = SampleDraft(.stepCount, .quantity(Quantity(unit: .count, value: 1)), date, date, from: source)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let path = folder.path + "/" + name
        #expect(throws: OutputError.cancelled) {
            let options = ExportOptions(timeZone: .gmt, date: morning)
            _ = try ArchiveExport(phone, options).write(to: path) { $0.written < 2000 }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `only a file is replaced, and only on request`() throws {
        let options = ExportOptions(timeZone: .gmt, date: morning)
        try folder.write(Data("mine".utf8), to: "export.zip")
        try folder.write(Data("mine".utf8), to: "folder/mine")
        for name in ["export.zip", "folder"] {
            #expect(throws: OutputError.exists) {
                _ = try ArchiveExport(phone, options).write(to: folder.path + "/" + name)
            }
        }
        _ = try ArchiveExport(phone, options).write(to: folder.path + "/export.zip", replacing: true)
        #expect(try Data(contentsOf: URL(filePath: folder.path + "/export.zip")).starts(with: Data("PK".utf8)))
    }

    @Test func `a supplement of another version is ignored, and the elements are read`() throws {
        let path = try export(to: "folder")
        try folder.write(Data(#"{"version":2,"settings":{}}"#.utf8), to: "folder/healthkit-bridge/store.json")
        let copy = try Phone()
        let report = try ExportArchive(path: path).read(into: copy)
        #expect(report.problems.map(\.kind).contains(.unreadableSupplement))
        #expect(report.counts(of: .stepCount)?.added == 3)
    }

    @Test(arguments: [nil, "", "{}\n"])
    func `an incomplete supplement is ignored, and the elements are read`(lines: String?) throws {
        let path = try export(to: "folder")
        let name = path + "/healthkit-bridge/samples.jsonl"
        try FileManager.default.removeItem(atPath: name)
        if let lines { try folder.write(Data(lines.utf8), to: "folder/healthkit-bridge/samples.jsonl") }
        let report = try ExportArchive(path: path).read(into: try Phone())
        #expect(report.problems.map(\.kind).contains(.unreadableSupplement))
        #expect(report.counts(of: .stepCount)?.added == 3)
    }

    @Test func `an electrocardiogram without voltages is imported without a problem`() throws {
        let empty = try Phone()
        let watch = ArchivedSource(named: "Watch", version: nil, device: nil)
        let content = Electrocardiogram(classification: 0, symptomsStatus: 0, voltages: SampleSeries([]))
        let draft = SampleDraft(.electrocardiogram, .electrocardiogram(content), morning, morning + 30, from: watch)
        try empty.importSamples { _ = try $0.insert(draft, uuid: UUID()) }
        let path = folder.path + "/empty.zip"
        _ = try ArchiveExport(empty, ExportOptions(timeZone: .gmt, date: morning)).write(to: path)
        let report = try ExportArchive(path: path).read(into: try Phone())
        #expect(report.problems.isEmpty)
        #expect(report.counts(of: .electrocardiogram)?.added == 1)
    }

    @Test(arguments: 0...2)
    func `an export without supplement has the symptoms of an electrocardiogram (EXP-25)`(status: Int) throws {
        let source = Source(name: "ECG", bundleIdentifier: "com.apple.health.ECG")
        let watch = ArchivedSource(SourceRevision(source: source))
        let content = Electrocardiogram(
            classification: 1,
            symptomsStatus: status,
            samplingFrequency: Quantity(unit: .hertz, value: 512),
            voltages: SampleSeries([VoltageMeasurement(timeSinceSampleStart: 0, volts: 1e-6)])
        )
        let draft = SampleDraft(.electrocardiogram, .electrocardiogram(content), morning, morning + 1, from: watch)
        let phone = try Phone()
        try phone.importSamples { _ = try $0.insert(draft, SampleIdentity(of: draft)) }
        let path = folder.path + "/symptoms.zip"
        var options = ExportOptions(timeZone: .gmt, date: morning)
        options.isPlain = true
        _ = try ArchiveExport(phone, options).write(to: path)
        let copy = try Phone()
        _ = try ExportArchive(path: path).read(into: copy)
        let sample = try copy.healthStore.execute(SampleQuery(.electrocardiogram)).first
        guard case .electrocardiogram(let found)? = sample?.content else { throw CancellationError() }
        #expect(found.symptomsStatus == status)
    }

    @Test func `invalid lines of a supplement are skipped and reported`() throws {
        let path = try export(to: "folder")
        let name = path + "/healthkit-bridge/samples.jsonl"
        let lines = try String(contentsOfFile: name, encoding: .utf8).split(separator: "\n").map { String($0) }
        let step = try #require(lines.first { $0.contains("StepCount") })
        let bad: [String] = [
            step.replacing(#""endDate":"#, with: #""endDate":-"#),
            step.replacing(#""unit":"count""#, with: #""unit":"km""#), "{", String(step.dropLast(5)),
        ]
        let changed = bad + lines.dropFirst()
        try (changed.joined(separator: "\n") + "\n").write(toFile: name, atomically: true, encoding: .utf8)
        let settings = path + "/healthkit-bridge/store.json"
        try String(contentsOfFile: settings, encoding: .utf8)
            .replacing(#""lines":\#(lines.count),"#, with: #""lines":\#(changed.count),"#)
            .write(toFile: settings, atomically: true, encoding: .utf8)
        let report = try ExportArchive(path: path).read(into: try Phone())
        let problems = report.problems.map { "\($0.kind) \($0.count)" }
        #expect(problems.contains("invalidSample 2"), "\(problems)")
        #expect(problems.contains("unreadableSupplement 2"), "\(problems)")
        #expect(try ExportArchive(path: path).read(into: nil).problems == report.problems)
    }
}
