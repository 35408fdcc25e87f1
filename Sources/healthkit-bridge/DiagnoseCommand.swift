import ArgumentParser
import Recordings
import Serving

/// Shortens a recording.
struct DiagnoseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagnose",
        abstract: "Shorten a recording to the calls that its last answer needs.",
        discussion: """
              healthkit-bridge diagnose session.json >case.json
              healthkit-bridge write-test case.json --language pytest

            Prints a vector file. It has the fewest calls, found by leaving out others on new phones, after which the last call \
            still has the same answer. Each number of metadata is 1, and so is each other number that the parameters of its method do \
            not declare as something else, except where the kind of the last answer depends on it: lines on stderr name these. \
            Dates and texts stay.

            Exit status: 0 on success, 1 if an empty phone gives another last answer or the recording cannot be used, 64 for an \
            invalid command line.
            """
    )

    @OptionGroup var argument: RecordingArgument

    func run() throws {
        let diagnosis = try argument.use { recording throws(Recording.Problem) in try Diagnosis(recording) }
        let remarks = diagnosis.keptValues.map { "Not replaced: \($0)\n" }.joined()
        StandardStreams.write(Array(remarks.utf8), to: StandardStreams.error)
        try StandardStreams.printResult(diagnosis.test.text(.vector, name: "short"))
    }
}
