import ArgumentParser
import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Serving

/// Imports an export of the Health app, or a FHIR bundle, into a store.
struct Import: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import an export of the Health app, or a FHIR bundle, into a store.",
        discussion: """
            The export is the file export.zip of the Health app, its folder, or the XML file alone:

              healthkit-bridge import export.zip --store phone.store
              healthkit-bridge --store phone.store

            The resources of a FHIR bundle, such as a patient of Synthea, become clinical records that are received now:

              healthkit-bridge import patient.json --store phone.store

            If the import fails, nothing is changed. Samples of an earlier import are not added again. The summary on stdout \
            lists what was skipped and why.

            Exit status: 0 after the import, 1 if the export or the store cannot be used, 64 for an invalid command line.
            """
    )

    @Argument(help: "The export: a zip file, a folder or an XML file. Or a FHIR bundle: a JSON file.", completion: .file())
    var file: String

    @Option(help: ArgumentHelp("The store file. It is created if missing.", valueName: "path"), completion: .file())
    var store: String?

    @Option(
        help: ArgumentHelp(
            "Import only these types, separated by commas: identifiers, or names such as stepCount.", valueName: "types"
        )
    )
    var types: String?

    @Option(help: ArgumentHelp("Import only samples that end on or after this day in UTC: 2024-01-31.", valueName: "day"))
    var since: String?

    @Flag(help: "Read the export without changing the store.")
    var dryRun = false

    func validate() throws {
        guard dryRun || store != nil else { throw ValidationError("Name the store with --store, or add --dry-run.") }
        _ = try options()
    }

    func run() throws {
        let options = try options()
        StandardStreams.installSignalHandlers()
        try reportingFailures(store: store, file: file) {
            let archive = try ExportArchive(path: file) { !StandardStreams.hasSignal }
            let report =
                if dryRun { try read(archive, into: nil, options) } else {
                    try fillStore(store) { try read(archive, into: $0, options) }
                }
            try StandardStreams.printResult(ImportSummary(report: report, isDryRun: dryRun).text)
        }
    }

    private func read(_ archive: ExportArchive, into store: Phone?, _ options: ImportOptions) throws -> ImportReport {
        let display = ProgressDisplay()
        defer { display.end() }
        return try archive.read(into: store, options) { progress in
            display.show(progress.fraction, Self.amount(progress))
            return !StandardStreams.hasSignal
        }
    }

    private static func amount(_ progress: ImportProgress) -> String {
        String(format: "%.1f of %.1f MB", Double(progress.read) / 1e6, Double(progress.size) / 1e6)
    }

    private func options() throws -> ImportOptions {
        var options = ImportOptions()
        options.types = try types.map { try chosenTypes($0) }
        options.since = try since.map { try firstInstant(ofDay: $0, "since") }
        return options
    }
}
