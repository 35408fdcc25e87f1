package import ArgumentParser
import Files
import Foundation
package import HealthModel
import Platform
import Synchronization

/// The standard descriptors. All writing to them goes through this type.
package enum StandardStreams {
    package static let error = STDERR_FILENO
    package static let output = STDOUT_FILENO

    /// Whether a signal has arrived since ``installSignalHandlers()``.
    package static var hasSignal: Bool { isInterrupted.load(ordering: .relaxed) }

    /// Set by a signal, and never reset.
    private static let isInterrupted = Atomic(false)
    /// The seconds that a request may take after the first signal. 0 without a limit.
    private static let secondsAfterSignal = Atomic(UInt32(0))
    /// The descriptor with which a signal replaces the input, so that the next read returns its end.
    private static let noInput: Int32 = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)

    /// Reserves stdout for the protocol, and returns its descriptor. Anything printed by accident goes to stderr.
    package static func claimOutput() -> Int32 {
        fflush(nil)
        // If stdout is closed, this is -1, and every write fails.
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return output
    }

    /// Writes all bytes. Returns false if writing fails.
    @discardableResult
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        Descriptor.write(bytes, to: descriptor) == bytes.count
    }

    /// Prints the result of a command to stdout, without buffering. Throws the exit status if writing fails.
    package static func printResult(_ text: String) throws {
        guard !write(Array(text.utf8), to: STDOUT_FILENO) else { return }
        guard OutputError(number: errno) != .closed else { throw closedPipe }
        report("The output cannot be written.")
        throw ExitCode.failure
    }

    /// The exit status of a command whose output is read no more: that of a shell for the signal that would end it. The command
    /// itself ignores the signal, so that it removes its temporary files first. It says nothing.
    package static let closedPipe = ExitCode(128 + SIGPIPE)

    /// Writes a message of a command to stderr, as one line. Only servers write a log with the time and the level.
    package static func report(_ message: String) {
        let line = message.map { $0.isNewline ? " " : String($0) }.joined() + "\n"
        write(Array(line.utf8), to: error)
    }

    /// Writes a record of a command's phone to stderr, as one line.
    package static func report(_ record: LogRecord) { report("\(record.level.rawValue.capitalized): \(record.text)") }

    /// Ends the process with a line on stderr. It runs in the handler of a signal, so it allocates nothing.
    private static func endHangingRequest() -> Never {
        let text: StaticString = "Error: A request has not ended after the signal.\n"
        _ = unsafe Platform.write(error, text.utf8Start, text.utf8CodeUnitCount)
        _exit(1)
    }

    /// Whether stdout is a terminal.
    package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether stderr is a terminal.
    package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The process that started this one; another one if it has ended.
    package static var parentProcess: Int32 { getppid() }

    /// Whether stdin is a terminal.
    package static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Lets Dispatch open its own descriptors now. It ends the process if it cannot open them when they are first used.
    package static func prepareDispatch() {
        let isPrepared = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now()) { isPrepared.signal() }
        isPrepared.wait()
    }

    /// Ends the process.
    package static func exit(_ status: Int32) -> Never { Platform.exit(status) }

    /// Calls a function on another thread at each SIGTERM and SIGINT. A write to a closed connection is an error, not a signal.
    package static func whenInterrupted(_ perform: @escaping @Sendable (_ isFirst: Bool) -> Void) {
        _ = interruptionEnd
        makeFailedWritesErrors()
        unsafe OperatingSystem.handle([SIGTERM, SIGINT], restarts: true) { _, _, _ in
            var byte = UInt8(0)
            _ = unsafe Platform.write(StandardStreams.interruptionEnd, &byte, 1)
        }
        Thread {
            var isFirst = true
            while let bytes = try? interruptions.fileHandleForReading.read(upToCount: 1), !bytes.isEmpty {
                perform(isFirst)
                isFirst = false
            }
        }.start()
    }

    /// Keeps the signals of other processes for a child: see ``passSignals(to:)``. Those of a terminal reach both processes, and end only the
    /// child. A write to a closed connection is an error, not a signal.
    package static func keepSignals() {
        makeFailedWritesErrors()
        let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2]
        unsafe OperatingSystem.handle(signals, restarts: true) { number, information, _ in
            guard unsafe OperatingSystem.isFromProcess(information) else { return }
            StandardStreams.keptSignals.bitwiseOr(1 << number, ordering: .sequentiallyConsistent)
            StandardStreams.passKeptSignals()
        }
    }

    /// Passes the kept signals, and those that come later, on to a child. The child may run for a while before this call.
    package static func passSignals(to child: Int32) {
        receiver.store(child, ordering: .sequentiallyConsistent)
        passKeptSignals()
    }

    private static func passKeptSignals() {
        let child = receiver.load(ordering: .sequentiallyConsistent)
        guard child != 0 else { return }
        let numbers = keptSignals.exchange(0, ordering: .sequentiallyConsistent)
        for number in 1..<Int32(32) where numbers & (1 << number) != 0 { kill(child, number) }
    }

    /// The process that receives the signals of this one; 0 before it has started.
    private static let receiver = Atomic<Int32>(0)
    /// A bit for each signal that no process has received.
    private static let keptSignals = Atomic<UInt32>(0)

    /// Carries a byte for each signal to the thread of ``whenInterrupted(_:)``. A source of Dispatch would lose a signal that
    /// arrives before the source is registered.
    private static let interruptions = Pipe()
    private static let interruptionEnd: Int32 = interruptions.fileHandleForWriting.fileDescriptor

    /// Calls a function on another thread when stdin ends, if it is a pipe: the program that started this one has ended.
    package static func whenPipedInputEnds(_ action: @escaping @Sendable () -> Void) {
        guard OperatingSystem.isPipe(STDIN_FILENO) else { return }
        Thread {
            while let bytes = try? FileHandle.standardInput.read(upToCount: 4096), !bytes.isEmpty {}
            action()
        }.start()
    }

    /// The first signal ends the input, so that the current request finishes, or stops when it next checks for a signal. A second
    /// signal ends the process, in case the client has stopped reading. So does the end of a time after the first signal, for
    /// requests that run code of others. A write to a closed pipe is an error, not a signal.
    package static func installSignalHandlers(secondsAfterSignal: UInt32? = nil) {
        if let secondsAfterSignal {
            Self.secondsAfterSignal.store(secondsAfterSignal, ordering: .relaxed)
            signal(SIGALRM) { _ in StandardStreams.endHangingRequest() }
        }
        _ = noInput
        makeFailedWritesErrors()
        // A blocked read returns.
        unsafe OperatingSystem.handle([SIGTERM, SIGINT], restarts: false) { _, _, _ in
            let isSecond = StandardStreams.isInterrupted.exchange(true, ordering: .relaxed)
            if isSecond { _exit(1) }
            let seconds = StandardStreams.secondsAfterSignal.load(ordering: .relaxed)
            if seconds > 0 { alarm(seconds) }
            // A read that starts after the signal returns the end of input too. This avoids a race with the signal.
            dup2(StandardStreams.noInput, STDIN_FILENO)
        }
    }

    /// A write to a closed pipe or connection, and one beyond the limit of a file's size, fail as one to a full disk does. They do not end
    /// the process.
    private static func makeFailedWritesErrors() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }
}
