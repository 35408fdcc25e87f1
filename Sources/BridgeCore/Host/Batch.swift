import JSON

/// The responses of a batch. They are sent together when the last one is complete.
final class Batch {
    /// The responses by position in the batch; nil for a notification, and for a request without a response yet.
    private var slots: [JSONText?]
    private var open: Int

    /// The number of messages that have been handled.
    var handled = 0

    /// The number of unknown methods whose errors may still suggest another name. The client sees the same mistake in the first ones.
    private var suggestions = 3

    /// Whether the error for a further unknown method suggests another name.
    func takeSuggestion() -> Bool {
        suggestions -= 1
        return suggestions >= 0
    }

    /// The destination of the responses.
    let destination: Destination

    init(count: Int, to destination: Destination = .wire) {
        self.destination = destination
        slots = Array(repeating: nil, count: count)
        open = count
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
    var responses: Responses { Responses(texts: slots.compactMap(\.self)) }

    /// The response to a batch: an array whose elements are sent while it is written.
    struct Responses: JSONWritable {
        fileprivate let texts: [JSONText]

        func write(to writer: inout JSONWriter) {
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
