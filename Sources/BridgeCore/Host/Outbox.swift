import HealthEngine
import JSON
import JSONRPC

/// The destination of a response.
enum Destination {
    /// The response is a message of its own.
    case wire
    /// The response finishes a promise. Nil is no response.
    case promise(Promise<[UInt8]?, BridgeError>)
    /// The response is one element of the response to a batch.
    case batch(Batch, Int)
    /// The result or the error of the request finishes a promise. It is not written.
    case outcome(Promise<any JSONWritable, ErrorObject>)
}

/// The output of a connection, in its framing.
struct Outbox {
    /// The bytes that have not been sent yet.
    private var bytes: [UInt8] = []
    private var encoder = FrameEncoder(framing: .lines)
    private let stream: any ByteStream
    /// Sends the first bytes of a long message before all of it is written.
    private let drain: JSONWriter.Drain

    init(to stream: any ByteStream) {
        self.stream = stream
        drain = { bytes in
            stream.send(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// The framing of the next messages.
    var framing: Framing {
        get { encoder.framing }
        set { encoder.framing = newValue }
    }

    /// The batch that is being handled. Messages for other requests are deferred until it ends.
    private var current: Batch?
    private var deferred: [JSONText] = []
    /// The length of the responses that wait for the rest of their batches, in bytes. When it exceeds the longest message, no
    /// further request of a batch is carried out.
    private(set) var heldLength = 0

    /// Sends the response to a message; nil for a message without response. A batch is sent with its last response.
    mutating func send(_ response: Response?, to destination: Destination) {
        switch destination {
        case .wire:
            if let response { emit(response) }
        case .promise(let promise):
            let text = response.map { $0.jsonBytes }
            promise.finish { text }
        case .batch(let batch, let index):
            heldLength -= batch.length
            batch.finish(index, response.map { JSONText($0) })
            heldLength += batch.length
            if batch.isComplete { send(batch) }
        case .outcome(let promise):
            if let response { promise.finish(with: response.outcome) }
        }
    }

    /// Sends the responses of a batch, if there are any.
    mutating func send(_ batch: Batch) {
        heldLength -= batch.length
        if case .promise(let promise) = batch.destination {
            let text = batch.isSilent ? nil : batch.responses.jsonBytes
            promise.finish { text }
        } else if !batch.isSilent {
            emit(batch.responses, isCurrent: batch === current)
        }
    }

    /// Sends a notification, at once.
    mutating func send(_ notification: JSONRPC.Notification) {
        emit(notification, isCurrent: true)
    }

    /// Writes all pending bytes to the stream in one call.
    mutating func flush() {
        guard !bytes.isEmpty else { return }
        stream.send(bytes)
        bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
    }

    /// Defers responses to other requests until ``endReading()``. Another process of the host may have begun the batch.
    mutating func beginReading(_ batch: Batch) {
        current = batch
        heldLength += batch.length
    }

    /// Sends the deferred messages.
    mutating func endReading() {
        current = nil
        let texts = deferred
        deferred = []
        texts.forEach { emit($0) }
    }

    private mutating func emit(_ message: some JSONWritable, isCurrent: Bool = false) {
        guard current == nil || isCurrent else { return deferred.append(JSONText(message)) }
        encoder.append(message, to: &bytes, drain: drain)
    }
}
