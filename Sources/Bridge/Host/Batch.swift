/// The responses of a batch, which leave together when the last is there.
final class Batch {
    /// By position in the batch; nil for a notification, and for a request that is not answered yet.
    private(set) var responses: [[UInt8]?]
    private var open: Int

    init(count: Int) {
        responses = Array(repeating: nil, count: count)
        open = count
    }

    /// Whether every message of the batch has been dealt with.
    var isComplete: Bool { open == 0 }

    /// Whether there is anything to send.
    var isSilent: Bool { responses.allSatisfy { $0 == nil } }

    /// Deals with one message: its response, or nil for none.
    func finish(_ index: Int, _ response: [UInt8]?) {
        responses[index] = response
        open -= 1
    }
}
