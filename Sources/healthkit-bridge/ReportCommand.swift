import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import HealthReport

/// Writes a page about a store.
struct ReportCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a page about what is in a store.",
        discussion: """
            One HTML file without scripts, which needs nothing else and can be read on a phone: what is in the store by type, \
            source and month; the latest days as charts; what apps may read and share.

              healthkit-bridge report --store phone.store --output report.html

            The page holds health data in clear, also that of an encrypted store; its file is for its owner alone. It shows \
            what every app has saved. Of a route it has the shape, without coordinates, beginning and end.

            Exit status: 0 when it was written, 1 if the store cannot be read or the file not be written, 64 for a bad \
            command line.
            """
    )

    @Option(help: ArgumentHelp("The store file.", valueName: "path"), completion: .file())
    var store: String

    @Option(
        help: ArgumentHelp("The file with the key by which the store is encrypted.", valueName: "path"),
        completion: .file()
    )
    var keyFile: String?

    @Option(help: ArgumentHelp("The page, replaced if it exists.", valueName: "path"), completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "The last day that is shown, and the one in detail: 2024-01-31; the latest with data if left out.",
            valueName: "day"
        )
    )
    var day: String?

    @Option(help: ArgumentHelp("How many days are shown one by one, up to 31.", valueName: "n"))
    var days = 7

    @Option(help: ArgumentHelp("The time zone, an IANA name; the system's if left out.", valueName: "name"))
    var timeZone: String?

    @Flag(help: "Draw no route.")
    var noRoutes = false

    func validate() throws { _ = try options() }

    func run() throws {
        let options = try options()
        try tellingFailures {
            let report = try Report(of: try openStore(store, toWrite: output), options)
            // From here on a signal does not end it halfway.
            StandardStreams.installSignalHandlers()
            let file = try OutputFile(path: output, replacing: true)
            try file.filled { try file.write(report.bytes) }
            StandardStreams.print("\(output): \(report.bytes.count) bytes\n")
        }
    }

    private func options() throws -> ReportOptions {
        guard ReportOptions.dayCounts.contains(days) else {
            throw ValidationError("The value '\(days)' is invalid for '--days': it must be from 1 to 31.")
        }
        var options = ReportOptions(dayCount: days, showsRoutes: !noRoutes)
        options.day = try day.map { try chosenDay($0, "day") }
        if let timeZone { options.timeZone = try chosenTimeZone(timeZone) }
        return options
    }
}
