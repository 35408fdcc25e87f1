import HealthArchive
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The three standard descriptors: the only place that reads or writes them.
enum StandardStreams {
    static let error = STDERR_FILENO
    static let output = STDOUT_FILENO

    /// Whether a signal has asked for the end, since ``installSignalHandlers()``.
    static var hasSignal: Bool { isInterrupted.load(ordering: .relaxed) }

    /// Set by a signal, and never taken back.
    private static let isInterrupted = Atomic(false)
    /// What a signal puts in the place of the input, so that the next read sees its end.
    private static let noInput: Int32 = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)

    /// Keeps stdout for the protocol: whatever else is printed by accident goes to stderr.
    static func claimOutput() -> Int32 {
        fflush(nil)
        // Where stdout is closed this is -1, on which every write fails: nobody reads.
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return output
    }

    /// Writes everything; false if nobody reads any more.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        (try? OutputFile.write(bytes, to: descriptor)) != nil
    }

    /// Prints to stdout at once, for a command whose output is watched while it works.
    static func print(_ text: String) {
        write(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// Whether somebody looks at stderr.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Ends the process.
    static func exit(_ status: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(status)
        #else
            Darwin.exit(status)
        #endif
    }

    /// The first signal ends the input, so that the request under way is finished, or is noticed by who asks; a second one ends
    /// the process, in case the client has stopped to read. A write to a closed pipe is an error, not a signal.
    static func installSignalHandlers() {
        _ = noInput
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow is a full disk to us, not the end.
        signal(SIGXFSZ, SIG_IGN)
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in
            let isSecond = StandardStreams.isInterrupted.exchange(true, ordering: .relaxed)
            if isSecond {
                _exit(1)
            }
            // A read that has not begun yet sees the end as well: this avoids a race with the signal.
            dup2(StandardStreams.noInput, STDIN_FILENO)
        }
        // Without SA_RESTART, so that a read under way comes back.
        unsafe sigaction(SIGTERM, &action, nil)
        unsafe sigaction(SIGINT, &action, nil)
    }
}
