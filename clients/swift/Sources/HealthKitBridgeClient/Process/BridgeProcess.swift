import Foundation
import Synchronization

/// The process of a bridge with its three pipes. The object stays alive until the process has ended.
///
/// Writing and ending do not block: input is written on a separate queue, and output is delivered as events.
final class BridgeProcess: Endpoint {
    private let process = Process()
    private let input = Pipe.notInherited()
    private let writing = DispatchQueue(label: "healthkit-bridge input")
    private let timers = DispatchQueue(label: "healthkit-bridge timers")
    private let state = Mutex(State())

    private struct State {
        var onEvent: (@Sendable (EndpointEvent) -> Void)?
        var openPipes = 0
        /// The number of threads that are handling output.
        var busyReaders = 0
        var standardError: [UInt8] = []
        var exitStatus: Int?
        var hasEnded = false
        var isInputClosed = false
    }

    /// The time between closing the input and SIGTERM, and between SIGTERM and SIGKILL.
    private static let gracePeriod = DispatchTimeInterval.seconds(1)

    /// A process that is not started yet.
    init(executable: String, arguments: [String]) {
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
    }

    /// Starts the process.
    ///
    /// - Parameter onEvent: Called with one event at a time.
    /// - Throws: The error of `Process.run`. Then `onEvent` is not called.
    func start(onEvent: @escaping @Sendable (EndpointEvent) -> Void) throws {
        // Writing to a process that has ended must not end this process.
        signal(SIGPIPE, SIG_IGN)
        state.withLock { $0.onEvent = onEvent }
        let (output, errors) = (Pipe.notInherited(), Pipe.notInherited())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { [self] in terminated($0) }
        // A bridge without output is useless, even if its process is still running.
        read(output, atEnd: { [self] in end() }) { [self] in report(.output($0)) }
        read(errors) { [self] in remember($0) }
        do {
            try withoutBlockedSignals { try process.run() }
        } catch {
            process.terminationHandler = nil
            state.withLock { $0.onEvent = nil }
            // This ends the readers of the pipes.
            try? output.fileHandleForWriting.close()
            try? errors.fileHandleForWriting.close()
            throw error
        }
    }

    /// The process's identifier.
    var identifier: Int32 { process.processIdentifier }

    /// The last lines of the standard error so far.
    var standardError: [String] {
        let bytes = state.withLock(\.standardError)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(20).map(String.init)
    }

    /// Writes bytes to the input, in the order of the calls. After the process has ended, they are discarded.
    func write(_ bytes: [UInt8]) {
        writing.async { [input] in
            try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
        }
    }

    /// Ends the process: closes its input, terminates it after a second, and kills it after another second.
    func end() {
        closeInput()
        let deadline = DispatchTime.now() + Self.gracePeriod
        timers.asyncAfter(deadline: deadline) { [self] in send(SIGTERM) }
        timers.asyncAfter(deadline: deadline + Self.gracePeriod) { [self] in send(SIGKILL) }
    }

    /// Ends the process at once.
    func kill() {
        send(SIGKILL)
        closeInput()
    }

    /// Closes the input after the pending writes.
    func closeInput() {
        let isFirst = state.withLock { state in
            defer { state.isInputClosed = true }
            return !state.isInputClosed
        }
        guard isFirst else { return }
        writing.async { [input] in
            try? input.fileHandleForWriting.close()
        }
    }

    private func send(_ signal: Int32) {
        state.withLock { state in
            let process = process.processIdentifier
            // A process that was never started has the identifier 0, which would address this process group.
            guard process > 0, state.exitStatus == nil else { return }
            // On Linux, the process leads its own group, so the signal also reaches its child processes. The identifier
            // is not reused until Foundation has reported the end of the process.
            if Foundation.kill(-process, signal) != 0 {
                _ = Foundation.kill(process, signal)
            }
        }
    }

    /// Reads a pipe to its end on a separate thread. With thousands of short-lived pipes, dispatch sources crash
    /// libdispatch on Linux.
    private func read(
        _ pipe: Pipe, atEnd: @escaping @Sendable () -> Void = {}, _ receive: @escaping @Sendable ([UInt8]) -> Void
    ) {
        state.withLock { $0.openPipes += 1 }
        let thread = Thread { [self] in
            while true {
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                state.withLock { $0.busyReaders += 1 }
                receive(Array(data))
                state.withLock { $0.busyReaders -= 1 }
            }
            try? pipe.fileHandleForReading.close()
            state.withLock { $0.openPipes -= 1 }
            atEnd()
            finishIfGone()
        }
        // Messages are parsed on this thread. Deeply nested messages need more stack.
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func remember(_ bytes: [UInt8]) {
        // Keep only the end, which is shown in errors, to limit the memory.
        state.withLock { $0.standardError = ($0.standardError + bytes).suffix(8192) }
    }

    private func terminated(_ process: Process) {
        // Break the reference cycle: Foundation retains the handler, and the handler retains this object.
        process.terminationHandler = nil
        let status = Int(process.terminationStatus)
        state.withLock { $0.exitStatus = process.terminationReason == .exit ? status : 128 + status }
        closeInput()
        finishIfGone()
        stopReading()
    }

    /// Finishes even if pipes are open, because child processes may hold them. Handles pending output first.
    private func stopReading() {
        timers.asyncAfter(deadline: .now() + .milliseconds(200)) { [self] in
            if state.withLock(\.busyReaders) > 0 {
                stopReading()
            } else {
                finishIfGone(pipesMatter: false)
            }
        }
    }

    private func finishIfGone(pipesMatter: Bool = true) {
        let status: Int? = state.withLock { state in
            guard state.openPipes == 0 || !pipesMatter, !state.hasEnded else { return nil }
            state.hasEnded = state.exitStatus != nil
            return state.exitStatus
        }
        guard let status else { return }
        report(.end(exitStatus: status))
        state.withLock { $0.onEvent = nil }
    }

    private func report(_ event: EndpointEvent) {
        state.withLock(\.onEvent)?(event)
    }
}

extension Pipe {
    /// A pipe that other child processes do not inherit.
    fileprivate static func notInherited() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return pipe
    }
}

/// Runs `body` without blocked signals. A process inherits the signal mask of the thread that starts it, and the
/// threads of Swift's tasks block all signals.
private func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
}
