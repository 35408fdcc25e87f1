import ControlChannel
import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthEngine
import HealthJSON
import HealthModel

/// Writes a store in a form that other programs read.
struct Export: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a store as an export of the Health app, as JSON lines, CSV or FHIR.",
        discussion: """
            The form follows from the output: a path in .zip and a folder are an export of the Health app, .jsonl is a sample \
            a line, .ndjson a FHIR R4 Observation a line; a folder of CSV files needs --format csv.

              healthkit-bridge export --store phone.store --output export.zip
              healthkit-bridge import export.zip --store other.store

            Importing such an export makes the same store, but for permissions and what was deleted. All of the store is \
            exported, whatever apps may read. The output has its name only when it is whole. With - for a path lines go to \
            stdout, and the summary to stderr.

            Exit status: 0 when it was exported, 1 if the store or the output cannot be used, 64 for a bad command line.
            """
    )

    /// What is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case apple, jsonl, csv, fhir
    }

    @Option(help: ArgumentHelp("The store file.", valueName: "path"), completion: .file())
    var store: String

    @Option(
        help: ArgumentHelp("The file with the key by which the store is encrypted.", valueName: "path"),
        completion: .file()
    )
    var keyFile: String?

    @Option(help: ArgumentHelp("Where to.", valueName: "path"), completion: .file())
    var output: String

    @Option(help: "What is written; by the output if left out.")
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "Only these types, separated by commas: identifiers, or names such as stepCount.",
            valueName: "types"
        )
    )
    var types: String?

    @Option(help: ArgumentHelp("Only samples that end on this day or later, in UTC: 2024-01-31.", valueName: "day"))
    var since: String?

    @Option(help: ArgumentHelp("Only samples that begin on this day or earlier, in UTC.", valueName: "day"))
    var until: String?

    @Option(
        help: ArgumentHelp("In which times are printed, an IANA name; the system's if left out.", valueName: "name")
    )
    var timeZone: String?

    @Option(help: ArgumentHelp("When the export was made, an RFC 3339 instant; now if left out.", valueName: "instant"))
    var date: String?

    @Option(help: ArgumentHelp("Whom FHIR's Observations are about.", valueName: "reference"))
    var patient = "Patient/person"

    @Flag(help: "Only what the Health app's format can say, without the supplement by which the store comes back.")
    var plain = false

    @Flag(help: "Replaces a file that is there.")
    var force = false

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
        try tellingFailures {
            let phone = try openStore(store, toWrite: output)
            let display = ProgressDisplay()
            defer { display.end() }
            let report = try write(phone, options) { progress in
                display.show(progress.fraction, "\(progress.written) of \(progress.total) samples")
                return !StandardStreams.hasSignal
            }
            display.end()
            let summary = ExportSummary(report, try chosenFormat(), isPlain: plain).text
            if output == "-" {
                StandardStreams.write(Array(summary.utf8), to: StandardStreams.error)
            } else {
                StandardStreams.print(summary)
            }
        }
    }

    private func write(
        _ phone: Phone,
        _ options: ExportOptions,
        shouldContinue: (ExportProgress) -> Bool
    ) throws -> ExportReport {
        var lines = SampleLines()
        switch try chosenFormat() {
        case .apple:
            return try ArchiveExport(phone, options).write(to: output, replacing: force, shouldContinue: shouldContinue)
        case .csv:
            let jsonTexts = CSVExport.JSONTexts(sample: { SampleLines.json($0) }, metadata: { SampleLines.json($0) })
            return try CSVExport(phone, options, jsonTexts).write(to: output, shouldContinue: shouldContinue)
        case .jsonl:
            return try SampleLinesExport(phone, options).write(to: file(), shouldContinue: shouldContinue) {
                sample,
                bytes in
                lines.append(sample, to: &bytes)
                return true
            }
        case .fhir:
            var observations = ObservationText(timeZone: options.timeZone, patient: patient)
            return try SampleLinesExport(phone, options).write(to: file(), shouldContinue: shouldContinue) {
                sample,
                bytes in
                observations.append(sample, to: &bytes)
            }
        }
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
        default: throw ValidationError("What to write does not follow from '--output'. Name it with --format.")
        }
    }

    // MARK: Options

    private func options() throws -> ExportOptions {
        let zone = try timeZone.map(chosenTimeZone) ?? .current
        var options = ExportOptions(timeZone: zone, date: try date.map(instant) ?? Clock().current)
        options.types = try types.map { try chosenTypes($0) }
        options.since = try since.map { try firstInstant(ofDay: $0, "since") }
        options.until = try until.map { try firstInstant(ofDay: $0, "until").addingTimeInterval(86_400 - 0.001) }
        if let since = options.since, let until = options.until, until < since {
            throw ValidationError("The day of '--until' is before that of '--since'.")
        }
        options.isPlain = plain
        return options
    }

    private func instant(_ text: String) throws -> Date {
        var options = HostOptions()
        do {
            try options.setClock(text)
        } catch {
            throw ValidationError("The value '\(text)' is invalid for '--date': \(error).")
        }
        return options.clock ?? Clock().current
    }
}
