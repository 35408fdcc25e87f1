import Bridge
import HealthArchive
import HealthModel
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

    /// How often the store is looked at while there is no input, in milliseconds.
    private static let idleInterval: Int32 = 500

    /// Reads until the input ends or a signal arrives, and writes what the host answers. Returns the exit status.
    static func serve(_ host: Host, output descriptor: Int32) -> Int32 {
        installSignalHandlers()
        // Not filled: where little is read, most of its memory is never needed.
        var input = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { _, count in count = 64 << 10 }
        var output: [UInt8] = []
        var hasInputEnded = false
        host.isInterrupted = { isInterrupted.load(ordering: .relaxed) }
        host.readAhead = { hasInputEnded ? [] : readAhead(hasEnded: &hasInputEnded) }
        // Where nobody reads any more, the next write below finds it out.
        host.drain = { bytes in
            write(bytes, to: descriptor)
            bytes.removeAll(keepingCapacity: true)
        }
        var status = host.status
        while status == .serving {
            if host.wantsIdleCalls, !wait(for: STDIN_FILENO, POLLIN, milliseconds: idleInterval) {
                status = host.idle(into: &output)
                guard flush(&output, to: descriptor) else { return 0 }
                continue
            }
            // A terminal tells its end only once.
            let count = hasInputEnded ? 0 : read(into: &input)
            if count > 0 {
                status = host.receive(input[..<count], into: &output)
            } else if count == 0 {
                status = hasSignal ? host.interrupt(into: &output) : host.finish(into: &output)
            } else if errno == EAGAIN {
                wait(for: STDIN_FILENO, POLLIN)
            } else if errno != EINTR {
                // The input is gone; there is no client to hear of it.
                status = host.interrupt(into: &output)
            }
            // One write for all that one read has brought about.
            guard flush(&output, to: descriptor) else { return 0 }
        }
        return exitStatus(status)
    }

    /// Waits for input, or its end. Returns the number of bytes: 0 at the end, -1 for an error.
    private static func read(into buffer: inout [UInt8]) -> Int {
        #if canImport(Glibc)
            unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
        #else
            unsafe buffer.withUnsafeMutableBytes { unsafe Darwin.read(STDIN_FILENO, $0.baseAddress, $0.count) }
        #endif
    }

    /// The input that is there already.
    private static func readAhead(hasEnded: inout Bool) -> [UInt8] {
        guard wait(for: STDIN_FILENO, POLLIN, milliseconds: 0) else { return [] }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(into: &buffer)
        hasEnded = count == 0
        // An error comes again when the input has its turn.
        return Array(buffer.prefix(max(0, count)))
    }

    /// Writes what is there and forgets it; false if nobody reads any more.
    private static func flush(_ output: inout [UInt8], to descriptor: Int32) -> Bool {
        guard write(output, to: descriptor) else { return false }
        output.removeAll(keepingCapacity: output.capacity <= 1 << 20)
        return true
    }

    /// Writes everything; false if nobody reads any more.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        (try? OutputFile.write(bytes, to: descriptor)) != nil
    }

    /// Whoever shares a pipe or a terminal with us may have made it non-blocking; then we wait ourselves. A signal ends
    /// the wait. False if nothing happened in the time.
    @discardableResult
    private static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int32 = -1) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return unsafe poll(&polled, 1, milliseconds) != 0
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

    private static func exitStatus(_ status: Host.Status) -> Int32 {
        switch status {
        case .serving: return 0
        case .ended(let exitStatus): return exitStatus
        case .aborted(let exception):
            let text =
                "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'\n"
            write(Array(text.utf8), to: error)
            // Not Swift's crash report, which would print the memory behind the registers.
            signal(SIGABRT, SIG_DFL)
            abort()
        }
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
            // A read that has not begun yet sees the end as well: no signal can fall between two chairs.
            dup2(StandardStreams.noInput, STDIN_FILENO)
        }
        // Without SA_RESTART, so that a read under way comes back.
        unsafe sigaction(SIGTERM, &action, nil)
        unsafe sigaction(SIGINT, &action, nil)
    }
}
