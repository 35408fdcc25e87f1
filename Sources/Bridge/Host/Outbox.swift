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

    /// The batch that is being read. What its messages bring about for others leaves after it.
    private var current: Batch?
    private var deferred: [[UInt8]] = []

    /// Deals with a message: its response, or nil for one that is not answered. A batch leaves with its last.
    mutating func send(_ response: Response?, to destination: Destination) {
        switch destination {
        case .wire:
            if let response {
                emit(Self.text(response))
            }
        case .batch(let batch, let index):
            batch.finish(index, response.map(Self.text))
            if batch.isComplete {
                send(batch)
            }
        }
    }

    /// Sends what a batch holds, if anything.
    mutating func send(_ batch: Batch) {
        guard !batch.isSilent else { return }
        var writer = JSONWriter()
        writer.array { writer in
            for response in batch.responses {
                writer.raw(response)
            }
        }
        emit(writer.bytes, isCurrent: batch === current)
    }

    /// Sends a notification, at once.
    mutating func notify(_ method: String, params: JSONValue) {
        emit(Self.text(JSONRPC.Notification(method, params: params)), isCurrent: true)
    }

    /// Holds back what leaves for others until a batch has been read.
    mutating func beginReading(_ batch: Batch) {
        current = batch
    }

    /// Lets go what was held back.
    mutating func endReading() {
        current = nil
        let texts = deferred
        deferred = []
        for text in texts {
            emit(text)
        }
    }

    private mutating func emit(_ text: [UInt8], isCurrent: Bool = false) {
        guard current == nil || isCurrent else { return deferred.append(text) }
        encoder.append(to: &bytes) { $0.raw(text) }
    }

    private static func text(_ message: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(message)
        return writer.bytes
    }
}
