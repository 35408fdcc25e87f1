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
    private var bytes: [UInt8] = []
    private var encoder = FrameEncoder(framing: .lines)
    private let stream: any ByteStream
    /// Sends the bytes of a long message while it is still being written.
    private let drain: JSONWriter.Drain

    init(to stream: any ByteStream) {
        self.stream = stream
        drain = { bytes in
            stream.send(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// The framing of the messages to come.
    var framing: Framing {
        get { encoder.framing }
        set { encoder.framing = newValue }
    }

    /// The batch that is being read. What its messages bring about for others leaves after it.
    private var current: Batch?
    private var deferred: [JSONText] = []

    /// Deals with a message: its response, or nil for one that is not answered. A batch leaves with its last.
    mutating func send(_ response: Response?, to destination: Destination) {
        switch destination {
        case .wire:
            if let response {
                emit(response)
            }
        case .batch(let batch, let index):
            batch.finish(index, response.map { JSONText($0) })
            if batch.isComplete {
                send(batch)
            }
        }
    }

    /// Sends what a batch holds, if anything.
    mutating func send(_ batch: Batch) {
        if !batch.isSilent {
            emit(batch.responses, isCurrent: batch === current)
        }
    }

    /// Sends a notification, at once.
    mutating func send(_ notification: JSONRPC.Notification) {
        emit(notification, isCurrent: true)
    }

    /// Sends what there is now: in one piece all that one arrival has brought about.
    mutating func flush() {
        guard !bytes.isEmpty else { return }
        stream.send(bytes)
        bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
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
        texts.forEach { emit($0) }
    }

    private mutating func emit(_ message: some JSONWritable, isCurrent: Bool = false) {
        guard current == nil || isCurrent else { return deferred.append(JSONText(message)) }
        encoder.append(message, to: &bytes, drain: drain)
    }
}

/// A value that has been written already: far smaller than the value.
struct JSONText: JSONWritable {
    private let bytes: [UInt8]

    init(_ value: some JSONWritable) {
        var writer = JSONWriter()
        writer.write(value)
        bytes = writer.bytes
    }

    func write(to writer: inout JSONWriter) {
        writer.raw(bytes)
    }
}
