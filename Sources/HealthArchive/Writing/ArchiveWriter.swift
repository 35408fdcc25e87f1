import Foundation
import HealthEngine
import HealthModel

/// Writes the XML of an export, and the files beside it.
final class ArchiveWriter {
    let run: ExportRun
    let files: any ExportFiles
    var clock: ExportClock
    var xml = XMLText()
    var sources = SourceTexts()
    var metadata: MetadataTexts
    var records = RecordTexts()
    /// What the XML does not say, or not wholly.
    var supplement = Supplement()
    /// Files that the XML names: they come after it, as a zip has one file open at a time.
    var namedFiles: [NamedFile] = []
    /// How many files would have a name.
    private var names: [String: Int] = [:]
    /// Whether an import finds all goals in the XML.
    var hasWrittenGoals = false

    /// A file beside the XML, made of the sample at a position.
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
        xml.begin("HealthData")
        xml.attribute("locale", "en_US")
        xml.begin("ExportDate")
        xml.attribute("value", clock.string(options.date))
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
        for type in types where Self.hasNoElement(type) { try run.forEach(of: type, keepWhole) }
        try writeSupplement()
    }

    /// Whether samples of a type stand in no place of the format, or only within others.
    private static func hasNoElement(_ type: ObjectType) -> Bool {
        switch type.kind {
        case .quantity, .category, .correlation, .workout, .clinical, .audiogram, .prescription, .electrocardiogram:
            false
        default: true
        }
    }

    /// Leaves a sample to the supplement, unless it was written within another.
    func keepWhole(_ entry: SampleExport.Entry) {
        sources.note(entry.sample)
        count(entry, isWhole: supplement.isWithinAnother(entry.position))
    }

    /// Counts a sample that was written, and leaves it to the supplement if it was not written wholly.
    func count(_ entry: SampleExport.Entry, isWhole: Bool) {
        if !isWhole { supplement.keep(entry.position) }
        run.report.count(entry.sample.type, isIncomplete: !isWhole)
    }

    /// Writes what there is of the XML, when it is enough.
    func flush() throws {
        if xml.bytes.count >= Self.pieceSize { try files.write(xml.take()) }
    }

    private static let pieceSize = 256 << 10

    /// A name for a file beside the XML that none has yet: `a/b_2.gpx` for a second `a/b.gpx`.
    func uniqueName(_ name: String, _ ending: String) -> String {
        let number = names[name + ending, default: 0] + 1
        names[name + ending] = number
        return name + (number == 1 ? "" : "_\(number)") + ending
    }

    private func writeNamedFiles() throws {
        for file in namedFiles {
            guard let entry = try export.entry(at: file.position) else { continue }
            switch entry.sample.content {
            case .workoutRoute(let route): try writeFile(file.name, GPXText(route.elements, title: file.name).bytes)
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
