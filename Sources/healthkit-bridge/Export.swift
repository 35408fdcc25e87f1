import ArgumentParser
import BridgeCore
import Files
import Foundation
import HealthArchive
import HealthEngine
import HealthJSON
import HealthModel
import Serving

/// Writes a store in a format that other programs read.
struct Export: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a store as an export of the Health app, as JSON lines, CSV or FHIR.",
        discussion: """
            The output determines the format: .zip or a folder is an export of the Health app, .jsonl has one sample per line, \
            .ndjson one FHIR R4 Observation per line. A folder of CSV files needs --format csv, and a folder with a file for \
            each kind of FHIR resource, as bulk data has them, --format fhir.

              healthkit-bridge export --store phone.store --output export.zip
              healthkit-bridge import export.zip --store other.store
              healthkit-bridge export --store phone.store --output records --format fhir

            Importing a Health app export recreates the store, except permissions and deletions. The export includes all \
            samples, whatever apps may read. The output gets its name only when it is complete. If the path is -, lines go to \
            stdout and the summary to stderr.

            HealthKit's totals can be smaller than sums of exported samples: if a phone and a watch count the same steps, \
            HealthKit counts one of them. stats prints HealthKit's totals:

              healthkit-bridge stats --store phone.store --type stepCount --by day

            Exit status: 0 after the export, 1 if the store or the output cannot be used, 64 for an invalid command line.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case apple, jsonl, csv, fhir
    }

    @Option(help: ArgumentHelp("The store file.", valueName: "path"), completion: .file())
    var store: String

    @Option(help: ArgumentHelp("The output file or folder.", valueName: "path"), completion: .file())
    var output: String

    @Option(help: "The output format. Default: determined by the output.")
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "Export only these types, separated by commas: identifiers, or names such as stepCount.", valueName: "types"
        )
    )
    var types: String?

    @Option(help: ArgumentHelp("Export only samples that end on or after this day in UTC: 2024-01-31.", valueName: "day"))
    var since: String?

    @Option(help: ArgumentHelp("Export only samples that begin on or before this day in UTC.", valueName: "day"))
    var until: String?

    @Option(help: ArgumentHelp("The time zone of printed times, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The date of the export, an RFC 3339 instant. Default: now.", valueName: "instant"))
    var date: String?

    @Option(
        help: ArgumentHelp(
            "The patient to whom FHIR resources refer. Default: the only one in the clinical records of a folder, or Patient/person.",
            valueName: "reference"
        )
    )
    var patient: String?

    @Flag(help: "Omit the supplement, which holds data that the Health app's format cannot represent.")
    var plain = false

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup
    var audit: AuditOptions

    func validate() throws {
        _ = try options()
        let format = try chosenFormat()
        guard output != "-" || format == .jsonl || format == .fhir else {
            throw ValidationError("Only --format jsonl and --format fhir can go to stdout.")
        }
    }

    func run() throws {
        let options = try options()
        StandardStreams.installSignalHandlers()
        try reportingFailures(store: store, file: output) {
            let phone = try openStore(store, toWrite: output, auditLog: audit.auditLog)
            let display = ProgressDisplay()
            defer { display.end() }
            var report = ExportReport()
            try sharing("export", audit) {
                report = try write(phone, options) { progress in
                    display.show(progress.fraction, "\(progress.written) of \(progress.total) samples")
                    return !StandardStreams.hasSignal
                }
                return (report.types.map(\.type.identifier), report.total.written)
            }
            display.end()
            let kind = try? URL(filePath: output.literalPath).resourceValues(forKeys: [.isDirectoryKey])
            let place = kind?.isDirectory == true ? "\nThe files are in the folder \(output).\n" : ""
            let summary = ExportSummary(report: report, format: try chosenFormat(), isPlain: plain).text + place
            if output == "-" {
                StandardStreams.write(Array(summary.utf8), to: StandardStreams.error)
            } else {
                try StandardStreams.printResult(summary)
            }
        }
    }

    private func write(
        _ phone: Phone, _ options: ExportOptions, shouldContinue: (ExportProgress) -> Bool
    ) throws -> ExportReport {
        var lines = WireLines()
        switch try chosenFormat() {
        case .apple:
            return try ArchiveExport(phone, options).write(to: output, replacing: force, shouldContinue: shouldContinue)
        case .csv:
            let jsonTexts = CSVExport.JSONTexts(sample: { WireLines.json($0) }, metadata: { WireLines.json($0) })
            return try CSVExport(phone, options, jsonTexts).write(to: output, shouldContinue: shouldContinue)
        case .jsonl:
            return try SampleLinesExport(phone, options).write(to: file(), shouldContinue: shouldContinue) {
                sample,
                bytes in
                lines.append(sample, to: &bytes)
                return true
            }
        case .fhir where isFolder:
            return try FHIRExport(phone, options, patient: patient).write(to: output, shouldContinue: shouldContinue)
        case .fhir:
            var observations = ObservationText(timeZone: options.timeZone, patient: patient ?? FHIRExport.usualPatient)
            return try SampleLinesExport(phone, options).write(to: file(), shouldContinue: shouldContinue) {
                sample,
                bytes in
                observations.append(sample, to: &bytes)
            }
        }
    }

    /// Whether the output is the name of a new folder, and no pipe or device.
    private var isFolder: Bool {
        output != "-" && URL(filePath: output.literalPath).pathExtension.isEmpty
            && !FileManager.default.fileExists(atPath: output)
    }

    private func file() throws -> OutputFile {
        output == "-"
            ? try OutputFile(descriptor: StandardStreams.output) : try OutputFile(path: output, replacing: force)
    }

    private func chosenFormat() throws -> Format {
        if let format { return format }
        switch URL(filePath: output.literalPath).pathExtension.lowercased() {
        case "jsonl": return .jsonl
        case "ndjson": return .fhir
        case "" where output != "-", "zip": return .apple
        default: throw ValidationError("The format cannot be determined from '--output'. Name it with --format.")
        }
    }

    private func options() throws -> ExportOptions {
        let zone = try timeZone.map(chosenTimeZone) ?? .current
        var options = ExportOptions(timeZone: zone, date: try chosenDate(date))
        options.types = try types.map { try chosenTypes($0) }
        options.since = try since.map { try firstInstant(ofDay: $0, "since") }
        options.until = try until.map { try firstInstant(ofDay: $0, "until").addingTimeInterval(86_400 - 0.001) }
        if let since = options.since, let until = options.until, until < since {
            throw ValidationError("The day of '--until' is before that of '--since'.")
        }
        options.isPlain = plain
        return options
    }
}
