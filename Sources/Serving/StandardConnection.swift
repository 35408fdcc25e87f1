package import BridgeCore
import Files
import HealthModel
import Platform

/// The connection over stdin and stdout.
package final class StandardConnection: ByteStream {
    /// The descriptor of the output, which is no longer stdout.
    package let output: Int32
    // Left uninitialized, so that pages that are never used need no memory.
    private var buffer = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { _, count in count = 64 << 10 }
    /// Remembers the end of input, because a terminal reports it only once.
    private var hasEnded = false
    package private(set) var isCutOff = false

    /// Reserves stdout for the protocol. With a number of seconds, a request that does not end so long after the first signal
    /// ends the process.
    package init(secondsAfterSignal: UInt32? = nil) {
        output = StandardStreams.claimOutput()
        StandardStreams.installSignalHandlers(secondsAfterSignal: secondsAfterSignal)
    }

    package func receive(within seconds: Double?) -> Arrival {
        guard !hasEnded else { return .end }
        // Limit the wait to a value that `poll` accepts.
        let milliseconds = seconds.map { Int32(saturating: min(($0 * 1000).rounded(.up), 86_400_000)) }
        if let milliseconds, !Descriptor.wait(for: STDIN_FILENO, POLLIN, milliseconds: milliseconds) {
            return StandardStreams.hasSignal ? .interruption : .nothing
        }
        while true {
            let count = read()
            if count > 0 { return .bytes(buffer[..<count]) }
            if count == 0 {
                if StandardStreams.hasSignal { return .interruption }
                hasEnded = true
                return .end
            }
            if errno == EAGAIN {
                guard milliseconds == nil else { return .nothing }
                Descriptor.wait(for: STDIN_FILENO, POLLIN)
            } else if errno != EINTR {
                // The input cannot be read any more, and there is no client to notify.
                return .interruption
            }
        }
    }

    package func send(_ bytes: [UInt8]) {
        if !isCutOff, !StandardStreams.write(bytes, to: output) { isCutOff = true }
    }

    /// Waits for input or its end. Returns the number of bytes: 0 at the end, -1 for an error.
    private func read() -> Int {
        unsafe buffer.withUnsafeMutableBytes { unsafe Platform.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    }
}
