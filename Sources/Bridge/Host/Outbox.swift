import JSON
import JSONRPC

/// Where a response goes.
enum Destination {
    /// Out, as a message of its own.
    case wire
    /// Into its place in the response of a batch.
    case batch(Batch, Int)
}

/// What is about to leave, in the framing of the connection.
struct Outbox {
    /// The bytes, in order.
    var bytes: [UInt8] = []
    private var encoder = FrameEncoder(framing: .lines)

    /// The framing of the messages to come.
    var framing: Framing {
        get { encoder.framing }
        set { encoder.framing = newValue }
    }

    /// Deals with a message: its response, or nil for one that is not answered. A batch leaves with its last.
    mutating func send(_ response: Response?, to destination: Destination) {
        switch destination {
        case .wire:
            if let response {
                emit(response)
            }
        case .batch(let batch, let index):
            batch.finish(index, response)
            if batch.isComplete {
                send(batch)
            }
        }
    }

    /// Sends what a batch holds, if anything.
    mutating func send(_ batch: Batch) {
        if !batch.isSilent {
            emit(batch.responses)
        }
    }

    /// Sends a notification.
    mutating func notify(_ method: String, params: JSONValue) {
        emit(JSONRPC.Notification(method, params: params))
    }

    private mutating func emit(_ message: some JSONWritable) {
        encoder.append(to: &bytes) { $0.write(message) }
    }
}
