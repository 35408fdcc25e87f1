import ArgumentParser
import BridgeCore
import Files
import HealthModel
import HealthReport
import Recordings
import Serving

/// Writes an HTML page about a recording.
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Write an HTML page about a recording.",
        discussion: """
              healthkit-bridge trace session.json --output trace.html

            The page is one HTML file without scripts. It shows the messages of the session on a time line, with sheets, \
            decisions, the clock and changes of the store, which are those of an empty phone, and the screen of the phone after \
            each message. It contains health values. Its file mode is 0600.

            Exit status: 0 on success, 1 if the recording cannot be used or the page cannot be written, 64 for an invalid command \
            line.
            """
    )

    @OptionGroup var argument: RecordingArgument

    @Option(
        help: ArgumentHelp("The HTML file. An earlier page is replaced, but no other file.", valueName: "path"),
        completion: .file()
    )
    var output: String

    func run() throws {
        guard FormerOutput.mayBeReplaced(output, beginning: FormerOutput.page) else {
            throw failure("There is a file already, and it is not a page.")
        }
        let page = try argument.use { recording throws(Recording.Problem) in try TracePage(recording) }
        StandardStreams.installSignalHandlers()
        do {
            let file = try OutputFile(path: output, replacing: true)
            try file.filled { try file.write(page.bytes) }
        } catch let error as OutputError {
            throw failure(error.message)
        }
        try StandardStreams.printResult("\(output): \(page.bytes.count) bytes\n")
    }

    private func failure(_ message: String) -> ExitCode {
        StandardStreams.report("\(output): \(message)")
        return .failure
    }
}
