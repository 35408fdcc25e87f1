package import BridgeCore
package import HealthModel

/// A connection in memory. It keeps the bytes that the host sends.
package final class TestStream: ByteStream {
    /// What has been sent and not been taken.
    private var output: [UInt8] = []
    /// What has arrived whenever a request that takes long looks.
    package var meanwhile: () -> Arrival = { .nothing }
    /// Whether nobody reads any more.
    package var isCutOff = false
    /// Called with all that is sent.
    package var sent: ([UInt8]) -> Void = { _ in }

    package init() {}

    package func receive(within seconds: Double?) -> Arrival { meanwhile() }

    package func send(_ bytes: [UInt8]) {
        sent(bytes)
        output += bytes
    }

    /// What has been sent since this was last asked.
    package func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }
}

/// A host and its connection in memory.
package final class TestHost {
    /// The connection.
    package let connection: Connection
    /// The bytes.
    package let stream = TestStream()
    private let host: Host

    /// A host with these options.
    package init(
        _ options: HostOptions,
        channels: ChannelRegistry,
        log: @escaping (LogRecord) -> Void = { _ in }
    ) throws(HostStartError) {
        connection = try Connection(options: options, channels: channels, log: log)
        host = Host(connection, over: stream)
    }

    /// Where the connection stands.
    package var status: Host.Status { host.status }

    /// Hands over bytes; gives what is sent.
    package func receive(_ bytes: [UInt8]) -> [UInt8] { handle(.bytes(bytes[...])) }

    /// Ends the input; gives what is sent.
    package func finish() -> [UInt8] { handle(.end) }

    /// Hands over what has arrived; gives what is sent.
    package func handle(_ arrival: Arrival) -> [UInt8] {
        host.handle(arrival)
        return stream.takeOutput()
    }
}
