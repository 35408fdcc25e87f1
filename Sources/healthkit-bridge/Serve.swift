import ArgumentParser
import Serving

/// Serves on stdin and stdout until the input ends.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve on stdin and stdout until the input ends (the default).",
        discussion: """
            Messages are single lines, or have LSP headers if the input begins with them. stdout carries only the protocol; \
            the log goes to stderr.

            Exit status: 0 at the end of input, 1 if the framing is lost or the store cannot be used, 64 for an invalid \
            command line.
            """
    )

    @OptionGroup var options: ServeOptions

    func run() throws {
        throw ExitCode(Server.serve(try options.hostOptions()))
    }
}
