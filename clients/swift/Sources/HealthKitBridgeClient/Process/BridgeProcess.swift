import Foundation
import Synchronization

/// A bridge's process at the other end of three pipes. It keeps itself alive until the process is gone.
///
/// Who writes or ends it does not wait: input leaves on a queue of its own, output comes when it comes.
final class BridgeProcess: Sendable {
    /// What is told about the process.
    enum Event {
        /// Bytes of its standard output, in order.
        case output([UInt8])
        /// The process is gone, and all that it wrote was read. This comes last, and once.
        ///
        /// The exit status is 128 and the number of the signal, if one ended it.
        case end(exitStatus: Int)
    }

    private let process = Process()
    private let input = Pipe.notInherited()
    private let writing = DispatchQueue(label: "healthkit-bridge input")
    private let timers = DispatchQueue(label: "healthkit-bridge timers")
    private let state = Mutex(State())

    private struct State {
        var onEvent: (@Sendable (Event) -> Void)?
        var openPipes = 0
        /// How many threads do something with what they have read.
        var busyReaders = 0
        var standardError: [UInt8] = []
        var exitStatus: Int?
        var hasEnded = false
        var isInputClosed = false
    }

    /// How long a process that was told to end has for it, before it is told more clearly.
    private static let patience = DispatchTimeInterval.seconds(1)

    /// A process that is yet to be started.
    init(executable: String, arguments: [String]) {
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
    }

    /// Starts the process.
    ///
    /// - Parameter onEvent: Told of output and of the end, one at a time.
    /// - Throws: What `Process.run` throws; nothing is told then.
    func start(onEvent: @escaping @Sendable (Event) -> Void) throws {
        // Who writes to a process that has ended must live on.
        signal(SIGPIPE, SIG_IGN)
        state.withLock { $0.onEvent = onEvent }
        let (output, errors) = (Pipe.notInherited(), Pipe.notInherited())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { [self] in terminated($0) }
        // Who says nothing more is of no use, though it be there.
        read(output, atEnd: { [self] in end() }) { [self] in tell(.output($0)) }
        read(errors) { [self] in remember($0) }
        do {
            try withoutBlockedSignals { try process.run() }
        } catch {
            process.terminationHandler = nil
            state.withLock { $0.onEvent = nil }
            // The readers see the end of their pipes then.
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

    /// Sends bytes, after all that was sent before. What nobody takes any more is lost.
    func write(_ bytes: [UInt8]) {
        writing.async { [input] in
            try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
        }
    }

    /// Ends the process: closes its input, then after a second terminates it, and after another kills it.
    func end() {
        closeInput()
        let deadline = DispatchTime.now() + Self.patience
        timers.asyncAfter(deadline: deadline) { [self] in send(SIGTERM) }
        timers.asyncAfter(deadline: deadline + Self.patience) { [self] in send(SIGKILL) }
    }

    /// Ends the process at once.
    func kill() {
        send(SIGKILL)
        closeInput()
    }

    /// Closes the input behind what was written.
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
            // One that was never started has the number 0, which would mean ourselves.
            guard process > 0, state.exitStatus == nil else { return }
            // On Linux the process leads a group of its own: what it has started goes with it. Its number is nobody else's
            // as long as Foundation has not told that it is gone.
            if Foundation.kill(-process, signal) != 0 {
                _ = Foundation.kill(process, signal)
            }
        }
    }

    /// Reads a pipe to its end, on a thread of its own: dispatch sources of pipes that come and go by the thousand crash
    /// libdispatch on Linux.
    private func read(
        _ pipe: Pipe,
        atEnd: @escaping @Sendable () -> Void = {},
        _ receive: @escaping @Sendable ([UInt8]) -> Void
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
        // Messages are read here, which takes more stack the deeper they are nested.
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func remember(_ bytes: [UInt8]) {
        // Only the end is ever shown; a talkative bridge must not fill the memory.
        state.withLock { $0.standardError = ($0.standardError + bytes).suffix(8192) }
    }

    private func terminated(_ process: Process) {
        // Foundation keeps it, and it keeps the process.
        process.terminationHandler = nil
        let status = Int(process.terminationStatus)
        state.withLock { $0.exitStatus = process.terminationReason == .exit ? status : 128 + status }
        closeInput()
        finishIfGone()
        stopReading()
    }

    /// Finishes although pipes are open: what the process has started may hold them. What came from them is read first.
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
        tell(.end(exitStatus: status))
        state.withLock { $0.onEvent = nil }
    }

    private func tell(_ event: Event) {
        state.withLock(\.onEvent)?(event)
    }
}

extension Pipe {
    /// A pipe that only the process gets for which it is meant.
    fileprivate static func notInherited() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return pipe
    }
}

/// Does something on a thread that blocks no signals: a process inherits what the thread that starts it blocks, and the
/// threads of Swift's tasks block all.
private func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
}
