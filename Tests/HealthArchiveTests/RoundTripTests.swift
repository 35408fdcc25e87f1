import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthModel
import StoreContents
import Testing

/// Exporting a store and importing it into a new one gives the same store.
struct RoundTripTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let options = ExportOptions(
        timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, date: Date(timeIntervalSince1970: 1_750_000_000)
    )

    private static let medication = UserAnnotatedMedication(
        medication: MedicationConcept(identifier: "another", displayText: "Another")
    )

    private func newPhone() throws -> Phone {
        try Phone(environment: Environment(timeZone: TimeZone(identifier: "Europe/Berlin"), seed: 1))
    }

    /// The lines that only one of two stores has, with the sign of a diff.
    private func difference(_ left: Phone, _ right: Phone) throws -> [String] {
        let changes = try StoreContents.lines(of: right).difference(from: StoreContents.lines(of: left))
        return changes.prefix(20).map { change in
            switch change {
            case .insert(_, let line, _): "+ " + line.prefix(600)
            case .remove(_, let line, _): "- " + line.prefix(600)
            }
        }
    }

    private func person() throws -> Phone {
        let phone = try newPhone()
        var options = GenerateOptions(lastDay: CalendarDay(year: 2025, month: 4, day: 10), timeZone: Self.options.timeZone)
        // Clocks change on 30 March.
        options.days = 21
        options.workoutsPerWeek = 5
        options.sex = .female
        options.hasMenstrualCycle = true
        options.measuresBloodPressure = true
        _ = try PersonGenerator(options).generate(into: phone)
        return phone
    }

    @Test(arguments: ["export.zip", "folder"])
    func `a generated person is restored without the supplement`(name: String) throws {
        let phone = try person()
        let path = folder.path + "/" + name
        let report = try ArchiveExport(phone, Self.options).write(to: path)
        #expect(report.total.written > 20_000)
        let incomplete = report.types.filter { $0.incomplete > 0 }.map { "\($0.type): \($0.incomplete)" }
        #expect(incomplete.isEmpty)
        let copy = try newPhone()
        let imported = try ExportArchive(path: path).read(into: copy)
        #expect(imported.problems.isEmpty, "\(imported.problemTexts)")
        #expect(try difference(phone, copy) == [])
    }

    @Test func `samples of apps are restored with the supplement`() throws {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        let path = folder.path + "/export.zip"
        let report = try ArchiveExport(phone, Self.options).write(to: path)
        #expect(report.total.incomplete > 0)
        let copy = try newPhone()
        let imported = try ExportArchive(path: path).read(into: copy)
        #expect(imported.problems.isEmpty, "\(imported.problemTexts)")
        #expect(try difference(phone, copy) == [])
        // A second import changes nothing, including the order of medications.
        let anchor = try copy.healthStore.execute(WorkoutEffortRelationshipQuery()).anchor
        try copy.setMedications(copy.medications() + [Self.medication])
        #expect(try ExportArchive(path: path).read(into: copy).total.added == 0)
        #expect(try copy.healthStore.execute(WorkoutEffortRelationshipQuery(anchor: anchor)).relationships.isEmpty)
        #expect(try copy.medications().last == Self.medication)
        try copy.setMedications(Array(copy.medications().dropLast()))
        #expect(try difference(phone, copy) == [])
    }

    @Test func `sources are restored in their order, including those only in the supplement`() throws {
        let phone = try newPhone()
        try phone.importSamples { samples in
            for (name, length) in [("First", 0.5), ("Second", 1)] {
                let source = ArchivedSource(named: name, version: nil, device: nil)
                let steps = Sample.Content.quantity(Quantity(unit: .count, value: 1))
                let draft = SampleDraft(.stepCount, steps, morning, morning + length, from: source)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let path = folder.path + "/export.zip"
        _ = try ArchiveExport(phone, Self.options).write(to: path)
        let copy = try newPhone()
        _ = try ExportArchive(path: path).read(into: copy)
        #expect(try copy.exportSamples(in: .gmt) { try $0.sources().map(\.name) } == ["First", "Second"])
        #expect(try difference(phone, copy) == [])
    }

    @Test func `a date is restored whose year does not exist in another time zone`() throws {
        let phone = try newPhone()
        try phone.importSamples { samples in
            let source = ArchivedSource(named: "App", version: nil, device: nil)
            let date = Date(timeIntervalSince1970: -62_135_596_800)
            let draft = SampleDraft(.sleepAnalysis, .category(4), date, date, from: source)
            _ = try samples.insert(draft, SampleIdentity(of: draft))
        }
        let path = folder.path + "/export.zip"
        let zone = try #require(TimeZone(identifier: "Africa/Monrovia"))
        _ = try ArchiveExport(phone, ExportOptions(timeZone: zone, date: morning)).write(to: path)
        let copy = try newPhone()
        #expect(try ExportArchive(path: path).read(into: copy).problemTexts == [])
        let lines = try (StoreContents.linesOfTables(of: phone), StoreContents.linesOfTables(of: copy))
        #expect(lines.0 == lines.1)
    }

    @Test func `members of a correlation only in the supplement are counted`() throws {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        var options = Self.options
        options.types = [.bloodPressure]
        let path = folder.path + "/export.zip"
        _ = try ArchiveExport(phone, options).write(to: path)
        let report = try ExportArchive(path: path).read(into: newPhone())
        for type in [ObjectType.bloodPressure, .bloodPressureSystolic, .bloodPressureDiastolic] {
            #expect(report.counts(of: type)?.added == 1)
        }
    }

    @Test func `without the supplement no element is skipped`() throws {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        let path = folder.path + "/folder"
        var options = Self.options
        options.isPlain = true
        _ = try ArchiveExport(phone, options).write(to: path)
        #expect(!FileManager.default.fileExists(atPath: path + "/healthkit-bridge"))
        let copy = try newPhone()
        _ = try ExportArchive(path: path).read(into: copy)
        let steps = try copy.exportSamples(in: .gmt) { export in
            var values: [Double] = []
            try export.forEach(of: .stepCount) { values.append($0.sample.quantity?.value ?? 0) }
            return values
        }
        #expect(steps == [2, 1, 30])
    }

    @Test func `a second export is equal, and exports in any time zone give the same store`() throws {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        var contents: [Data] = []
        for (number, zone) in ["Europe/Berlin", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu"].enumerated() {
            var options = Self.options
            options.timeZone = try #require(TimeZone(identifier: zone))
            let path = folder.path + "/\(number).zip"
            _ = try ArchiveExport(phone, options).write(to: path)
            contents.append(try Data(contentsOf: URL(filePath: path)))
            let copy = try newPhone()
            _ = try ExportArchive(path: path).read(into: copy)
            #expect(try difference(phone, copy) == [], "\(zone)")
        }
        #expect(contents[0] == contents[1])
        #expect(contents[1] != contents[2])
    }

    @Test func `options choose types and days, and correlations include their members`() throws {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        var options = Self.options
        options.types = [.bloodPressure, .stepCount]
        options.until = morning
        let path = folder.path + "/export.zip"
        let report = try ArchiveExport(phone, options).write(to: path)
        #expect(Set(report.types.map(\.type)) == [.bloodPressure, .stepCount])
        let copy = try newPhone()
        _ = try ExportArchive(path: path).read(into: copy)
        let counts = try copy.exportSamples(in: .gmt) { try $0.types().map { "\($0.type.name) \($0.count)" } }
        #expect(Set(counts) == ["stepCount 2", "bloodPressure 1", "bloodPressureSystolic 1", "bloodPressureDiastolic 1"])
    }

    @Test func `more sources than the cache holds are restored in their order`() throws {
        let phone = try newPhone()
        try phone.importSamples { samples in
            for number in 0..<5000 {
                let source = ArchivedSource(named: "Source \((number * 7) % 5000)", version: "\(number)", device: nil)
                let date = morning + Double(number)
                let content = Sample.Content.quantity(Quantity(unit: .count, value: Double(number)))
                let draft = SampleDraft(.stepCount, content, date, date, from: source)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let path = folder.path + "/export.zip"
        _ = try ArchiveExport(phone, Self.options).write(to: path)
        let copy = try newPhone()
        #expect(try ExportArchive(path: path).read(into: copy).total.added == 5000)
        func contents(_ phone: Phone) throws -> [String] {
            try phone.exportSamples(in: .gmt) { export in
                var lines: [String] = []
                try export.forEach(of: .stepCount) {
                    lines.append("\($0.sample.uuid) \($0.sample.sourceRevision?.source.name ?? "")")
                }
                return try lines + export.sources().map(\.name)
            }
        }
        #expect(try contents(copy) == contents(phone))
    }

    /// The contents of an archive as one text.
    private func text(_ options: ExportOptions) throws -> String {
        let phone = try newPhone()
        try Kinds.save(into: phone)
        let path = folder.path + "/\(UUID())"
        _ = try ArchiveExport(phone, options).write(to: path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        return try files.filter { $0.contains(".") }.map { name in
            try name + "\n" + String(contentsOfFile: path + "/" + name, encoding: .utf8)
        }.joined()
    }

    @Test func `an export reveals nothing about excluded types`() throws {
        var options = Self.options
        options.types = [try #require(TypeCatalog.type(name: "height"))]
        let text = try text(options)
        #expect(text.contains("HKQuantityTypeIdentifierHeight") && text.contains("com.example.app"))
        for word in ["com.example.other", "StepCount", "Ibuprofen", "1980", "Workout uuid", "\"effort\"", "Goal=\"30"] {
            let body = text.components(separatedBy: "]>").dropFirst().joined()
            #expect(!body.contains(word), "\(word)")
        }
    }

    @Test func `a chosen workout references no excluded sample`() throws {
        var options = Self.options
        options.types = [.workout]
        let alone = try text(options)
        #expect(alone.contains("com.example.other") && alone.contains("\"workoutSamples\""))
        #expect(!alone.contains("\"effort\"") && !alone.contains("StepCount\""))
        #expect(alone.contains("\"samples\":[]"))
        options.types = [.workout, .workoutEffortScore]
        #expect(try text(options).contains("\"effort\""))
        options.until = morning + 1000
        #expect(try !text(options).contains("\"effort\""))
    }

    @Test func `an export has only the symptoms of chosen electrocardiograms`() throws {
        var options = Self.options
        options.types = [.electrocardiogram]
        #expect(try !text(options).contains("\"symptoms\""))
        options.types = [.electrocardiogram, try #require(TypeCatalog.type(name: "dizziness"))]
        let lines = try text(options).split(separator: "\n").filter { $0.contains("\"symptoms\"") }
        #expect(lines.count == 1)
        #expect(lines.first?.matches(of: /[0-9A-F]{8}-/).count == 2)
    }

    @Test func `an export has the rings of the chosen days`() throws {
        let phone = try person()
        var options = Self.options
        options.since = Date(timeIntervalSince1970: 1_743_984_000)  // 7 April 2025
        options.until = Date(timeIntervalSince1970: 1_744_156_799)  // 8 April
        let path = folder.path + "/export"
        _ = try ArchiveExport(phone, options).write(to: path)
        let text = try String(contentsOfFile: path + "/export.xml", encoding: .utf8)
        let days = text.matches(of: /dateComponents="([-0-9]+)"/).map { String($0.output.1) }
        // A day in Berlin begins on the previous day in UTC and ends on the same day.
        #expect(days == ["2025-04-07", "2025-04-08", "2025-04-09"])
    }
}
