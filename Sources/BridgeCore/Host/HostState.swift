import Foundation
package import HealthModel
import JSON
import JSONRPC

/// The state of a host, with which another process continues on the same descriptors.
package struct HostState: Codable {
    let connection: ConnectionState
    /// The input that has not been handled.
    let input: Data
    let framing: Framing?
    /// The batch whose first messages have been handled.
    let batch: Batch?

    struct Batch: Codable {
        let text: Data
        /// The responses to the first messages; nil for a notification.
        let responses: [Data?]
    }
}

extension Connection {
    /// A connection that continues from the state of another process, or a new one.
    package static func start(
        options: HostOptions, channels: ChannelRegistry, continuing state: HostState?, log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) -> Connection {
        guard let state else { return try Connection(options: options, channels: channels, log: log) }
        return try Connection(continuing: state.connection, initialOptions: options, channels: channels, log: log)
    }
}

extension Host {
    /// Sends all output, and returns the state with which another process continues.
    package func stop() throws(HealthFailure) -> HostState {
        let batch = currentBatch.flatMap { (batch, text) -> HostState.Batch? in
            guard batch.hasUnhandledMessages else { return nil }
            return HostState.Batch(text: Data(text), responses: batch.begun.map { $0.map { Data($0.bytes) } })
        }
        outbox.endReading()
        outbox.flush()
        return HostState(connection: try connection.state(), input: Data(decoder.rest), framing: decoder.framing, batch: batch)
    }

    /// Continues with the input of another process.
    package func resume(_ state: HostState) {
        decoder = FrameDecoder(framing: state.framing, maximumLength: connection.options.maximumFrame)
        decoder.append(Array(state.input))
        outbox.framing = state.framing ?? .lines
        if let batch = state.batch, let value = try? JSONValue(parsingMessage: Array(batch.text)[...]),
            case .array(let elements) = value
        {
            let responses = batch.responses.map { $0.map { JSONText(text: Array($0)) } }
            let text = Array(batch.text)[...]
            handleBatch(elements, RequestID.texts(in: text, of: value), Batch(count: elements.count, begun: responses), text)
            sendEvents()
        }
        handleArrival(.bytes([]))
    }

    /// Serves the next message while a call is being carried out, whose code waits: one message at a time, whether messages
    /// arrive together or not. Returns false if the connection has ended.
    package func serveNextMessage() -> Bool {
        outbox.flush()
        if !handleMessage(atEnd: false), status == .serving {
            switch stream.receive(within: waitingTime) {
            case .bytes(let bytes): decoder.append(bytes)
            case let other: handleArrival(other)
            }
        }
        return status == .serving
    }

    /// Sends the output that has not been sent yet.
    package func flush() { outbox.flush() }
}
