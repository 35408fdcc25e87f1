import ArgumentParser
import Foundation
import HealthArchive
import HealthEngine
import HealthModel

/// Reads an export of the Health app into a store.
struct Import: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read an export of the Health app into a store.",
        discussion: """
            The export is export.zip as the Health app shares it, its folder, or the XML alone:

              healthkit-bridge import export.zip --store phone.store
              healthkit-bridge --store phone.store

            All of it is imported, or nothing if something fails. What the store has of an earlier import is not added \
            again. The summary is on stdout, and tells what was passed over and why.

            Exit status: 0 when it was imported, 1 if the export or the store cannot be used, 64 for a bad command line.
            """
    )

    @Argument(help: "The export: a zip, a folder or an XML.")
    var file: String

    @Option(help: ArgumentHelp("The store file, created if missing.", valueName: "path"))
    var store: String?

    @Option(help: ArgumentHelp("The file with the key by which the store is encrypted.", valueName: "path"))
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "Only these types, separated by commas: identifiers, or names such as stepCount.",
            valueName: "types"
        )
    )
    var types: String?

    @Option(help: ArgumentHelp("Only samples that end on this day or later, in UTC: 2024-01-31.", valueName: "day"))
    var since: String?

    @Flag(help: "Read everything, change nothing.")
    var dryRun = false

    func validate() throws {
        guard dryRun || store != nil else { throw ValidationError("Name the store with --store, or add --dry-run.") }
        _ = try options()
    }

    func run() throws {
        let options = try options()
        StandardStreams.installSignalHandlers()
        try tellingFailures {
            let archive = try ExportArchive(path: file) { !StandardStreams.hasSignal }
            let report =
                if dryRun { try read(archive, into: nil, options) } else {
                    try fillStore(store) { try read(archive, into: $0, options) }
                }
            StandardStreams.print(ImportSummary(report, isDryRun: dryRun).text)
        }
    }

    private func read(
        _ archive: ExportArchive,
        into store: Phone?,
        _ options: ImportOptions
    ) throws -> ImportReport {
        let display = ProgressDisplay()
        defer { display.end() }
        return try archive.read(into: store, options) { progress in
            display.show(progress.fraction, Self.amount(progress))
            return !StandardStreams.hasSignal
        }
    }

    private static func amount(_ progress: ImportProgress) -> String {
        "\(progress.read / 1_000_000) of \(progress.size / 1_000_000) MB"
    }

    private func options() throws -> ImportOptions {
        var options = ImportOptions()
        options.types = try types.map { try chosenTypes($0) }
        options.since = try since.map { try firstInstant(ofDay: $0, "since") }
        return options
    }
}
