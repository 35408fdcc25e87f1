package import ArgumentParser
import Bridge
package import BridgeCore
import Foundation
import HealthEngine
package import HealthModel

/// Serves on stdin and stdout.
package enum Server {
    /// Serves with these options, and returns the exit status.
    package static func serve(_ options: HostOptions, recorder: Recorder? = nil) -> Int32 {
        let stream = StandardConnection()
        switch connect(options) {
        case .success(let connection):
            greet()
            guard let recorder else { return exitStatus(BridgeCore.Host(connection, over: stream).serve()) }
            return exitStatus(RecordedStream(stream, recorder, connection).serve())
        case .failure(let status): return status.rawValue
        }
    }

    /// Tells a person at a terminal what to do. Otherwise a program that waits for input seems to hang.
    package static func greet() {
        guard StandardStreams.isInputTerminal, StandardStreams.isErrorTerminal else { return }
        StandardStreams.write(Array(hint.utf8), to: StandardStreams.error)
    }

    private static let hint = """
        Reading JSON-RPC requests, one per line, until Control-D. For other uses see healthkit-bridge --help.

        """

    /// The exit status of a connection that has ended. Does not return if an exception has aborted the app.
    package static func exitStatus(_ status: BridgeCore.Host.Status) -> Int32 {
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

    /// Creates a connection with its own phone, or one that continues from the state of another process. On failure it reports the
    /// reason, for a server in the log, and returns the exit status.
    package static func connect(
        _ options: HostOptions, continuing state: HostState? = nil, report: (String) -> Void = logError,
        log: @escaping (LogRecord) -> Void = StandardErrorLog().write
    ) -> Result<Connection, ExitCode> {
        do {
            return .success(try Connection.start(options: options, channels: Channels.registry, continuing: state, log: log))
        } catch {
            return .failure(ExitCode(Self.report(error, options, report)))
        }
    }

    /// Reports the reason why no phone could be started, and returns the exit status.
    package static func report(_ error: HostStartError, _ options: HostOptions, _ report: (String) -> Void = logError) -> Int32 {
        let path = error.path(options).map { "\($0): " } ?? ""
        report(path + error.message)
        return error.isUsage ? 64 : 1
    }

    /// Writes an error to the log of a server.
    package static func logError(_ message: String) { StandardErrorLog().write(LogRecord(.error, message)) }
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
