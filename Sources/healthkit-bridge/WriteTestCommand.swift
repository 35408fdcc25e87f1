import ArgumentParser
import Recordings
import Serving

/// Writes a recording as a test.
struct WriteTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write-test",
        abstract: "Write a recording as a test that passes.",
        discussion: """
              healthkit-bridge serve --record session.json
              healthkit-bridge write-test session.json --language pytest >test_session.py

            The test makes the same calls on an empty phone and expects its answers. Lines on stderr, which are also comments of \
            the test, name the calls that cannot be repeated, and those whose answers were others in the session. Replace the \
            calls of the app by the app's own code.

            The test contains the health values of the recording. diagnose replaces them.

            Exit status: 0 on success, 1 if the recording cannot be used, 64 for an invalid command line.
            """
    )

    @OptionGroup var argument: RecordingArgument

    @Option(
        help: ArgumentHelp(
            "The form of the test: pytest, node (node:test), jest, swift (Swift Testing), bash, or vector.", valueName: "name"))
    var language: SessionTest.Language

    @Option(help: ArgumentHelp("The name of the test: letters, digits and underscores.", valueName: "name"))
    var name = "session"

    func validate() throws {
        guard name.wholeMatch(of: /[A-Za-z0-9_]{1,80}/) != nil else {
            throw ValidationError(
                "The value '\(name)' is invalid for '--name': it must be 1 to 80 letters, digits and underscores.")
        }
    }

    func run() throws {
        let test = try argument.use { recording throws(Recording.Problem) in try SessionTest(recording) }
        let remarks = (test.omissions.map { "Not in the test: \($0)\n" } + test.differences.map { "\($0)\n" }).joined()
        StandardStreams.write(Array(remarks.utf8), to: StandardStreams.error)
        try StandardStreams.printResult(test.text(language, name: name))
    }
}

extension SessionTest.Language: ExpressibleByArgument {}
