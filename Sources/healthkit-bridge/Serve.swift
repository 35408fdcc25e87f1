import ArgumentParser
import Bridge
import BridgeCore
import Foundation
import HealthModel

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
        throw ExitCode(Self.serve(try options.hostOptions()))
    }

    /// Serves with these options, and returns the exit status.
    static func serve(_ options: HostOptions) -> Int32 {
        let stream = StandardConnection()
        switch connect(options) {
        case .success(let connection):
            if StandardStreams.isInputTerminal, StandardStreams.isErrorTerminal {
                StandardStreams.write(Array(hint.utf8), to: StandardStreams.error)
            }
            return exitStatus(BridgeCore.Host(connection, over: stream).serve())
        case .failure(let status): return status.rawValue
        }
    }

    /// What to do at a terminal, where a program that waits for input seems to hang.
    private static let hint = """
        Reading JSON-RPC requests, one per line, until Control-D. For other uses see healthkit-bridge --help.

        """

    private static func exitStatus(_ status: BridgeCore.Host.Status) -> Int32 {
        switch status {
        case .serving: return 0
        case .ended(let exitStatus): return exitStatus
        case .aborted(let exception):
            let text =
                "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'\n"
            StandardStreams.write(Array(text.utf8), to: StandardStreams.error)
            // Suppress Swift's crash report, which would print memory contents.
            signal(SIGABRT, SIG_DFL)
            abort()
        }
    }
}

/// Creates a connection with its own phone. On failure it writes the reason to stderr and returns the exit status.
func connect(_ options: HostOptions) -> Result<Connection, ExitCode> {
    let log = StandardErrorLog()
    do {
        return .success(try Connection(options: options, channels: Channels.registry, log: log.write))
    } catch {
        let path = error.path(options).map { "\($0): " } ?? ""
        log.write(LogRecord(.error, path + error.message))
        return .failure(ExitCode(error.isUsage ? 64 : 1))
    }
}

extension HostStartError {
    /// The path of the file that cannot be opened.
    fileprivate func path(_ options: HostOptions) -> String? {
        switch self {
        case .store: options.storePath
        case .auditLog: options.auditLogPath
        case .prelude: nil
        }
    }

    /// Whether the command line is wrong.
    fileprivate var isUsage: Bool {
        if case .prelude = self { true } else { false }
    }
}
