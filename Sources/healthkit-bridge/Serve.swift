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
        throw ExitCode(Self.serve(try options.hostOptions()))
    }

    /// Serves with these options; returns the exit status.
    static func serve(_ options: HostOptions) -> Int32 {
        let output = StandardStreams.claimOutput()
        switch startHost(options) {
        case .success(let host): return StandardStreams.serve(host, output: output)
        case .failure(let status): return status.rawValue
        }
    }
}

/// A host for the options, or the exit status of a process that cannot have one; the reason is on stderr then.
func startHost(_ options: HostOptions) -> Result<Bridge.Host, ExitCode> {
    let log = StandardErrorLog()
    do {
        return .success(try Bridge.Host(options: options, log: log.write))
    } catch {
        log.write(LogRecord(.error, error.message))
        return .failure(ExitCode(error.isUsage ? 64 : 1))
    }
}

extension HostStartError {
    /// Whether the command line is to blame.
    fileprivate var isUsage: Bool {
        if case .prelude = self { true } else { false }
    }
}
