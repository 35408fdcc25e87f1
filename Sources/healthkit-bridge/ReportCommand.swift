import ArgumentParser
import Files
import Foundation
import HealthEngine
import HealthModel
import HealthReport
import Serving

/// Writes an HTML page about a store.
struct ReportCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write an HTML page about the contents of a store.",
        discussion: """
            The page is one HTML file without scripts. It shows the latest days and trends as charts, the contents of the store by \
            type, source and month, and the permissions of apps.

              healthkit-bridge report --store phone.store --output report.html

            The page contains health data of all apps in plain text. Its file mode is 0600. \
            Routes appear as shapes, without coordinates, start and end.

            Exit status: 0 on success, 1 if the store cannot be read or the page cannot be written, 64 for an invalid command \
            line.
            """
    )

    @Option(help: ArgumentHelp("The store file.", valueName: "path"), completion: .file())
    var store: String

    @Option(
        help: ArgumentHelp("The HTML file. An earlier page is replaced, but no other file.", valueName: "path"),
        completion: .file()
    )
    var output: String

    @Option(
        help: ArgumentHelp(
            "The last day shown, such as 2024-01-31. It is shown in detail. Default: the latest day with data.", valueName: "day"
        )
    )
    var day: String?

    @Option(
        help: ArgumentHelp(
            "The time of the report, an RFC 3339 instant. Later samples do not decide which days are shown. Default: now.",
            valueName: "instant"
        )
    )
    var date: String?

    @Option(help: ArgumentHelp("The number of days shown one by one, at most 31.", valueName: "n"))
    var days = 7

    @Option(help: ArgumentHelp("The time zone, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @Flag(help: "Draw no routes.")
    var noRoutes = false

    @OptionGroup
    var audit: AuditOptions

    func validate() throws { _ = try options() }

    func run() throws {
        let options = try options()
        try reportingFailures(store: store, file: output) {
            let phone = try openStore(store, toWrite: output, auditLog: audit.auditLog)
            guard FormerOutput.mayBeReplaced(output, beginning: FormerOutput.page) else {
                throw failure("There is a file already, and it is not a page.", output)
            }
            try sharing("report", audit) {
                let report = try Report(of: phone, options)
                // From here on, a signal no longer ends the process before the page is complete.
                StandardStreams.installSignalHandlers()
                let file = try OutputFile(path: output, replacing: true)
                try file.filled { try file.write(report.bytes) }
                try StandardStreams.printResult("\(output): \(report.bytes.count) bytes\n")
                let counts = try phone.sampleCounts()
                return (Set(counts.map(\.type)).sorted(), counts.reduce(0) { $0 + $1.count })
            }
        }
    }

    private func options() throws -> ReportOptions {
        guard ReportOptions.dayCounts.contains(days) else {
            throw ValidationError("The value '\(days)' is invalid for '--days': it must be from 1 to 31.")
        }
        var options = ReportOptions(date: try chosenDate(date), dayCount: days, showsRoutes: !noRoutes)
        options.day = try day.map { try chosenDay($0, "day") }
        if let timeZone { options.timeZone = try chosenTimeZone(timeZone) }
        return options
    }
}
