import Foundation
import Glibc

/// A program that was started, at the other end of three pipes. All that it writes is kept.
///
/// No call waits for ever: what takes longer than `patience` is an error.
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

    /// Writes text, reading meanwhile.
    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    /// Writes bytes, reading meanwhile. What nobody takes any more is lost.
    func send(_ bytes: [UInt8]) throws {
        pending += bytes
        try move { pending.isEmpty || input == nil }
    }

    /// Waits for the next line of the output.
    func line() throws -> String {
        var end: Int?
        try move {
            end = output[taken...].firstIndex(of: UInt8(ascii: "\n"))
            return end != nil || outputEnd == nil
        }
        guard let end else { throw Trouble("the output ended: \(String(decoding: errors, as: UTF8.self))") }
        defer { taken = end + 1 }
        return String(decoding: output[taken..<end], as: UTF8.self)
    }

    /// Sends a line and waits for the next line of the output.
    func ask(_ line: String) throws -> String {
        try send(line + "\n")
        return try self.line()
    }

    /// Closes the input.
    func closeInput() {
        input.map { _ = close($0) }
        input = nil
    }

    /// Closes our end of the output: from now on nobody reads it.
    func closeOutput() {
        outputEnd.map { _ = close($0) }
        outputEnd = nil
    }

    /// How many bytes of output wait in the pipe, and how many find room there.
    func outputInPipe() -> (waiting: Int, capacity: Int) {
        guard let outputEnd else { return (0, 0) }
        var waiting: Int32 = 0
        // F_GETPIPE_SZ, which the module does not have.
        _ = unsafe ioctl(outputEnd, UInt(FIONREAD), &waiting)
        return (Int(waiting), Int(fcntl(outputEnd, 1032)))
    }

    /// Waits for the end of the program, closing its input first unless a signal is to end it.
    func end(closingInput: Bool = true) throws -> Ending {
        if closingInput {
            closeInput()
        }
        try move { outputEnd == nil && errorEnd == nil }
        try poll("the program ends") { self.exitStatus() != nil }
        return Ending(output: output, errors: String(decoding: errors, as: UTF8.self), status: status ?? -1)
    }

    /// The exit status if the program has ended: 128 and the number of the signal, if one ended it.
    func exitStatus() -> Int32? {
        var status: Int32 = 0
        if self.status == nil, unsafe waitpid(id, &status, WNOHANG) == id {
            let signal = status & 0x7F
            self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        }
        return self.status
    }

    private func move(until isDone: () -> Bool) throws {
        var deadline = ContinuousClock.now + patience
        while !isDone() {
            guard ContinuousClock.now < deadline else { throw Trouble("nothing moved for \(patience)") }
            if moveOnce() {
                deadline = ContinuousClock.now + patience
            }
        }
    }

    /// Whether anything moved.
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
