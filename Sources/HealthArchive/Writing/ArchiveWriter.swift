import Foundation
import HealthEngine
import HealthModel

/// Writes the XML of an export and the files beside it.
final class ArchiveWriter {
    let run: ExportRun
    let files: any ExportFiles
    var clock: ExportClock
    var xml = XMLText()
    var sources = SourceTexts()
    var metadata: MetadataTexts
    var records = RecordTexts()
    /// The samples that the XML cannot represent completely.
    var supplement = Supplement()
    /// The files that the XML references. They are written after it, because a zip archive has one open file at a time.
    var namedFiles: [NamedFile] = []
    /// The number of files by their name without a number.
    private var names: [String: Int] = [:]
    /// Whether the XML contains all goals.
    var hasWrittenGoals = false

    /// A file beside the XML with the contents of the sample at a position.
    struct NamedFile {
        let name: String
        let position: Int64
    }

    var export: SampleExport { run.export }
    var options: ExportOptions { run.options }

    init(_ run: ExportRun, _ files: any ExportFiles) {
        self.run = run
        self.files = files
        clock = ExportClock(run.options.timeZone)
        metadata = MetadataTexts(run.options.timeZone)
    }

    func write() throws {
        let types = try export.types().map(\.type)
        try files.begin("export.xml")
        xml.append(Array(DocumentType.prologue.utf8))
        xml.begin(.healthData)
        xml.attribute(.locale, "en_US")
        xml.begin(.exportDate)
        xml.attribute(.value, clock.string(options.date))
        xml.end()
        try writeProfile()
        for type in types where type.kind == .quantity || type.kind == .category {
            try run.forEach(of: type, writeRecord)
        }
        for type in types where type.kind == .correlation { try run.forEach(of: type, writeCorrelation) }
        try run.forEach(of: .workout, writeWorkout)
        try writeSummaries()
        for type in types where type.kind == .clinical { try run.forEach(of: type, writeClinicalRecord) }
        try run.forEach(of: .audiogram, writeAudiogram)
        try run.forEach(of: .visionPrescription, writePrescription)
        xml.end()
        try files.write(xml.take())
        try files.end()
        try run.forEach(of: .electrocardiogram, writeElectrocardiogram)
        try writeNamedFiles()
        for type in types where Self.hasNoElement(type) { try run.forEach(of: type, keepInSupplement) }
        try writeSupplement()
    }

    /// Whether the format has no separate element for samples of a type.
    private static func hasNoElement(_ type: ObjectType) -> Bool {
        switch type.kind {
        case .quantity, .category, .correlation, .workout, .clinical, .audiogram, .prescription, .electrocardiogram:
            false
        default: true
        }
    }

    /// Adds a sample to the supplement, unless it was written within another sample.
    func keepInSupplement(_ entry: SampleExport.Entry) {
        sources.note(entry.sample)
        count(entry, isWhole: supplement.isWithinAnother(entry.position))
    }

    /// Counts a written sample. Adds it to the supplement if it was not written completely.
    func count(_ entry: SampleExport.Entry, isWhole: Bool) {
        if !isWhole { supplement.keep(entry.position) }
        run.report.count(entry.sample, isIncomplete: !isWhole)
    }

    /// Writes the pending XML if it is long enough.
    func flush() throws {
        if xml.bytes.count >= Self.pieceSize { try files.write(xml.take()) }
    }

    private static let pieceSize = 256 << 10

    /// A unique name for a file beside the XML: `a/b_1.gpx` for the second `a/b.gpx`.
    func uniqueName(_ name: String, _ ending: String) -> String {
        let number = names[name + ending, default: 0]
        names[name + ending] = number + 1
        return name + (number == 0 ? "" : "_\(number)") + ending
    }

    private func writeNamedFiles() throws {
        for file in namedFiles {
            guard let entry = try export.entry(at: file.position) else { continue }
            switch entry.sample.content {
            case .workoutRoute(let route):
                let end = entry.sample.endDate.milliseconds
                let title = "Route \(clock.day(end)) \(clock.halfDayTime(end, ":"))"
                try writeFile(file.name, GPXText(route.elements, title: title, date: options.date).bytes)
            case .clinicalRecord(let record):
                try writeFile(file.name, Array((record.fhirResource?.data ?? "").utf8))
            default: continue
            }
        }
    }

    func writeFile(_ name: String, _ bytes: [UInt8]) throws {
        try files.begin(name)
        try files.write(bytes)
        try files.end()
    }
}
