import Platform

/// Moves bytes between this process and the three pipes of a program. It always polls all pipes, so it cannot deadlock on one.
struct PipePump {
    private var input: Int32?
    private var output: Int32?
    private var errors: Int32?
    private var pending: ArraySlice<UInt8> = []
    private var errorText: [UInt8] = []

    /// Output of the program that has not been taken yet.
    private(set) var received: [UInt8] = []

    /// Takes ownership of this process's ends of the pipes.
    init(input: Int32, output: Int32, errors: Int32) {
        for descriptor in [input, output, errors] {
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }
        (self.input, self.output, self.errors) = (input, output, errors)
    }

    var outputHasEnded: Bool { output == nil }

    /// Whether all input is written, or the program has closed its input.
    var hasNothingToWrite: Bool { pending.isEmpty || input == nil }

    mutating func enqueue(_ bytes: [UInt8]) { pending += bytes }

    mutating func takeReceived() -> [UInt8] {
        defer { received = [] }
        return received
    }

    /// Waits until bytes can be moved, and moves them. Returns false if none could be moved before the deadline.
    mutating func move(until deadline: ContinuousClock.Instant) -> Bool {
        var polls: [pollfd] = []
        if let input, !pending.isEmpty {
            polls.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
        }
        for descriptor in [output, errors].compactMap(\.self) {
            polls.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        let left = max(.zero, deadline - .now) / .milliseconds(1)
        let ready = unsafe poll(&polls, nfds_t(polls.count), Int32(exactly: left.rounded(.up)) ?? .max)
        guard ready != 0 else { return false }
        // After an interruption by a signal the caller tries again.
        guard ready > 0 else { return errno == EINTR }
        for poll in polls where poll.revents != 0 { serve(poll.fd) }
        return true
    }

    /// The last lines of the program's standard error so far.
    var standardError: [String] {
        String(decoding: errorText, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(20).map(String.init)
    }

    mutating func closeInput() {
        if let input { Platform.close(input) }
        input = nil
    }

    /// Reads the standard error a last time, then closes all pipes.
    mutating func close() {
        if let errors { serve(errors) }
        for descriptor in [input, output, errors].compactMap(\.self) {
            Platform.close(descriptor)
        }
        (input, output, errors) = (nil, nil, nil)
    }

    private mutating func serve(_ descriptor: Int32) {
        switch descriptor {
        case input: write(to: descriptor)
        case output: if !Self.read(descriptor, into: &received) { drop(&output) }
        default:
            if !Self.read(descriptor, into: &errorText) { drop(&errors) }
            // Only the end is shown, and a verbose host must not fill the memory.
            errorText = errorText.suffix(8192)
        }
    }

    private mutating func write(to descriptor: Int32) {
        let count = unsafe pending.withUnsafeBytes { unsafe Platform.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            pending = pending.dropFirst(count)
        } else if errno != EAGAIN && errno != EINTR {
            // The host has closed its input. Its remaining output shows whether that was correct.
            pending = []
            drop(&input)
        }
    }

    private func drop(_ descriptor: inout Int32?) {
        if let open = descriptor { Platform.close(open) }
        descriptor = nil
    }

    /// Reads available bytes. Returns false at the end.
    private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe Platform.read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { bytes += chunk.prefix(count) }
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
    }
}
