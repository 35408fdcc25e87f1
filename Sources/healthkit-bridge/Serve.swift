import ArgumentParser
import Bridge
import Foundation
import HealthModel

/// Serves on stdin and stdout until the input ends.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve on stdin and stdout until the input ends (the default).",
        discussion: """
            One message a line, or LSP headers if the input begins with them. stdout carries nothing but the protocol; \
            the log goes to stderr.

            Exit status: 0 at the end of input, 1 if the framing is lost or the store unusable, 64 for a bad command line.
            """
    )

    @OptionGroup var options: ServeOptions

    func run() throws {
        let output = StandardStreams.claimOutput()
        let host = try startHost(options)
        throw ExitCode(StandardStreams.serve(host, output: output))
    }
}

/// A host for the options, or the end of the process with the reason on stderr.
func startHost(_ options: ServeOptions) throws -> Bridge.Host {
    let hostOptions = try options.hostOptions()
    let log = StandardErrorLog(level: hostOptions.logLevel)
    do {
        return try Bridge.Host(options: hostOptions, log: log.write)
    } catch {
        log.write(LogRecord(.error, error.message))
        throw ExitCode(error.isUsage ? 64 : 1)
    }
}

extension HostStartError {
    /// Whether the command line is to blame.
    fileprivate var isUsage: Bool {
        if case .prelude = self { true } else { false }
    }
}
