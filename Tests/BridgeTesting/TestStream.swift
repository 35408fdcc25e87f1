package import BridgeCore
package import HealthModel

/// An in-memory stream. It keeps the bytes that the host sends.
package final class TestStream: ByteStream {
    /// The bytes that were sent and not yet taken.
    private var output: [UInt8] = []
    /// Supplies the input that arrives while a long request runs.
    package var meanwhile: () -> Arrival = { .nothing }
    /// Whether the client has stopped reading.
    package var isCutOff = false
    /// Called with all bytes that the host sends.
    package var sent: ([UInt8]) -> Void = { _ in }

    package init() {}

    package func receive(within seconds: Double?) -> Arrival { meanwhile() }

    package func send(_ bytes: [UInt8]) {
        sent(bytes)
        output += bytes
    }

    /// Returns the bytes that were sent since the last call.
    package func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }
}

/// A host with an in-memory stream.
package final class TestHost {
    /// The connection.
    package let connection: Connection
    /// The stream.
    package let stream = TestStream()
    private let host: Host

    /// Creates a host with options.
    package init(
        _ options: HostOptions, channels: ChannelRegistry, log: @escaping (LogRecord) -> Void = { _ in }
    ) throws(HostStartError) {
        connection = try Connection(options: options, channels: channels, log: log)
        host = Host(connection, over: stream)
    }

    /// The status of the connection.
    package var status: Host.Status { host.status }

    /// Passes input to the host, and returns its output.
    package func receive(_ bytes: [UInt8]) -> [UInt8] { handle(.bytes(bytes[...])) }

    /// Ends the input, and returns the output.
    package func finish() -> [UInt8] { handle(.end) }

    /// Passes an arrival to the host, and returns its output.
    package func handle(_ arrival: Arrival) -> [UInt8] {
        host.handleArrival(arrival)
        return stream.takeOutput()
    }
}
