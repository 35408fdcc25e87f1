import HealthEngine
import JSON
import JSONRPC

/// The responses to messages that are answered together when the last one is complete: a batch, or the only message of a promise.
final class Batch {
    /// The place of a message in a batch.
    typealias Slot = (batch: Batch, index: Int)

    /// The largest number of messages in a batch. The responses to millions of small messages would take gigabytes.
    static let largestCount = 100_000

    /// The responses by position in the batch; nil for a notification, and for a request without a response yet.
    private var slots: [JSONText?]
    private var open: Int

    /// The number of messages that have been handled.
    var handled = 0

    /// The promise that the responses finish. Nil if they are sent.
    let promise: Promise<[UInt8]?, BridgeError>?
    /// The promise that the result or error of the only message finishes, which is not written.
    let outcome: Promise<any JSONWritable, ErrorObject>?
    /// Whether the messages came in an array.
    let isArray: Bool

    init(count: Int, for promise: Promise<[UInt8]?, BridgeError>? = nil) {
        self.promise = promise
        outcome = nil
        isArray = true
        slots = Array(repeating: nil, count: count)
        open = count
    }

    /// A single message whose response finishes a promise.
    init(single promise: Promise<[UInt8]?, BridgeError>) {
        self.promise = promise
        outcome = nil
        isArray = false
        slots = [nil]
        open = 1
    }

    /// A single message whose result or error finishes a promise.
    init(outcome: Promise<any JSONWritable, ErrorObject>) {
        promise = nil
        self.outcome = outcome
        isArray = false
        slots = [nil]
        open = 1
    }

    /// The rest of a batch that another process of the host has begun: of its first messages, it has these responses.
    convenience init(count: Int, begun responses: [JSONText?]) {
        self.init(count: count)
        handled = responses.count
        for (index, response) in responses.enumerated() { finish(index, response) }
    }

    /// The responses to the messages that have been handled, by position.
    var begun: ArraySlice<JSONText?> { slots.prefix(handled) }

    /// Whether some messages have not been handled.
    var hasUnhandledMessages: Bool { handled < slots.count }

    /// Whether every message of the batch has been handled.
    var isComplete: Bool { open == 0 }

    /// Whether there is nothing to send.
    var isSilent: Bool { slots.allSatisfy { $0 == nil } }

    /// The responses so far, in the order of the requests.
    var responses: Responses { Responses(texts: slots.compactMap(\.self), isArray: isArray) }

    /// The response to a batch: an array whose elements are sent while it is written.
    struct Responses: JSONWritable {
        fileprivate let texts: [JSONText]
        fileprivate let isArray: Bool

        func write(to writer: inout JSONWriter) {
            guard isArray else { return texts.forEach { $0.write(to: &writer) } }
            writer.array { writer in
                for text in texts { writer.value { $0 += text.bytes } }
            }
        }
    }

    /// The length of the responses so far, in bytes.
    private(set) var length = 0

    /// Marks one message as handled, with its response or nil.
    func finish(_ index: Int, _ response: JSONText?) {
        slots[index] = response
        length += response?.bytes.count ?? 0
        open -= 1
    }
}
