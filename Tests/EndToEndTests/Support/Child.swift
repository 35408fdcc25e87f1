import Foundation
import Glibc

/// A running program, connected by three pipes. All of its output is kept.
///
/// No call waits forever. It throws after ``timeout``.
final class Child {
    let id: pid_t
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []

    private var input: Int32?
    private var outputEnd: Int32?
    private var errorEnd: Int32?
    private var pending: ArraySlice<UInt8> = []
    private var taken = 0
    private var status: Int32?

    init(_ command: [String]) throws {
        signal(SIGPIPE, SIG_IGN)
        let (input, output, errors): (PipeEnds, PipeEnds, PipeEnds)
        (id, input, output, errors) = try PipeEnds.lock.withLock {
            let (input, output, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
            return (try spawn(command, [input.reading, output.writing, errors.writing]), input, output, errors)
        }
        for end in [input.reading, output.writing, errors.writing] {
            close(end)
        }
        for end in [input.writing, output.reading, errors.reading] {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (self.input, outputEnd, errorEnd) = (input.writing, output.reading, errors.reading)
    }

    deinit {
        if status == nil {
            kill(id, SIGKILL)
            waitpid(id, nil, 0)
        }
        for end in [input, outputEnd, errorEnd] {
            end.map { _ = close($0) }
        }
    }

    /// Writes text, and reads output meanwhile.
    func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Writes bytes, and reads output meanwhile. Bytes that the program no longer reads are lost.
    func send(_ bytes: [UInt8]) throws {
        pending += bytes
        try move { pending.isEmpty || input == nil }
    }

    /// Waits for the next line of output.
    func line() throws -> String {
        var end: Int?
        var searched = taken
        try move {
            end = output.firstNewline(from: searched)
            searched = output.count
            return end != nil || outputEnd == nil
        }
        guard let end else { throw Trouble("the output ended: \(String(decoding: errors, as: UTF8.self))") }
        defer { taken = end + 1 }
        return String(decoding: output[taken..<end], as: UTF8.self)
    }

    /// Sends a line, and waits for the next line of output.
    func ask(_ line: String) throws -> String {
        try send(line + "\n")
        return try self.line()
    }

    /// Closes the input.
    func closeInput() {
        input.map { _ = close($0) }
        input = nil
    }

    /// Closes this end of the output, so that nothing reads it any more.
    func closeOutput() {
        outputEnd.map { _ = close($0) }
        outputEnd = nil
    }

    /// The number of bytes of output in the pipe, and its capacity.
    func outputInPipe() -> (waiting: Int, capacity: Int) {
        guard let outputEnd else { return (0, 0) }
        var waiting: Int32 = 0
        // F_GETPIPE_SZ, which the Glibc module does not define.
        _ = unsafe ioctl(outputEnd, UInt(FIONREAD), &waiting)
        return (Int(waiting), Int(fcntl(outputEnd, 1032)))
    }

    /// Waits for the end of the program. It first closes the input, unless a signal will end the program.
    func end(closingInput: Bool = true) throws -> Ending {
        if closingInput {
            closeInput()
        }
        try move { outputEnd == nil && errorEnd == nil }
        try poll("the program ends") { self.exitStatus() != nil }
        return Ending(output: output, errors: String(decoding: errors, as: UTF8.self), status: status ?? -1)
    }

    /// The exit status if the program has ended, or 128 plus the number of the signal that ended it.
    func exitStatus() -> Int32? {
        var status: Int32 = 0
        if self.status == nil, unsafe waitpid(id, &status, WNOHANG) == id {
            let signal = status & 0x7F
            self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        }
        return self.status
    }

    private func move(until isDone: () -> Bool) throws {
        var deadline = ContinuousClock.now + timeout
        while !isDone() {
            guard ContinuousClock.now < deadline else { throw Trouble("nothing moved for \(timeout)") }
            if moveOnce() {
                deadline = ContinuousClock.now + timeout
            }
        }
    }

    /// Moves available bytes. Returns whether any were moved.
    private func moveOnce() -> Bool {
        var polls = [outputEnd, errorEnd].compactMap(\.self).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if let input, !pending.isEmpty {
            polls.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
        }
        guard unsafe Glibc.poll(&polls, nfds_t(polls.count), 1000) > 0 else { return false }
        for ready in polls where ready.revents != 0 {
            if ready.fd == input {
                writeOnce(to: ready.fd)
            } else if ready.fd == outputEnd {
                outputEnd = readSome(from: ready.fd, into: &output)
            } else {
                errorEnd = readSome(from: ready.fd, into: &errors)
            }
        }
        return true
    }

    private func writeOnce(to end: Int32) {
        let count = unsafe pending.withUnsafeBytes { unsafe write(end, $0.baseAddress, $0.count) }
        if count > 0 {
            pending.removeFirst(count)
        } else if count < 0, errno == EPIPE {
            pending = []
            closeInput()
        }
    }
}
