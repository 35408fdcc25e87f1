/// The responses of a batch, which leave together when the last is there.
final class Batch {
    /// How many messages a batch may hold: the responses to millions of the smallest ones would take gigabytes.
    static let largestCount = 100_000

    /// By position in the batch; nil for a notification, and for a request that is not answered yet.
    private var slots: [JSONText?]
    private var open: Int

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
        open = count
    }

    /// Whether every message of the batch has been dealt with.
    var isComplete: Bool { open == 0 }

    /// Whether there is nothing to send.
    var isSilent: Bool { slots.allSatisfy { $0 == nil } }

    /// The responses so far, in the order of the requests.
    var responses: [JSONText] { slots.compactMap(\.self) }

    /// Deals with one message: its response, or nil for none.
    func finish(_ index: Int, _ response: JSONText?) {
        slots[index] = response
        open -= 1
    }
}
