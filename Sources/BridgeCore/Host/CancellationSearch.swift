import JSON
import JSONRPC

/// Searches the messages that arrived after a long request for its cancellation (`$/cancelRequest`).
///
/// The search removes no message. All of them are handled later, including the cancellation, which then has no effect.
struct CancellationSearch {
    private static let name = Array("cancelRequest".utf8)
    /// The number of letters before the first "R".
    private static let before = 6

    private let id: RequestID?
    /// A copy of the host's decoder, which holds the waiting input.
    private var decoder: FrameDecoder
    /// Whether a cancellation of the request was found.
    private(set) var hasFound = false

    /// Searches the rest of the batch that holds the request, and the frames after it.
    init(for id: RequestID?, restOfBatch: ArraySlice<JSONValue>, behind decoder: FrameDecoder) {
        self.id = id
        self.decoder = decoder
        restOfBatch.forEach { look(at: $0) }
        lookAtFrames()
    }

    /// Searches input that has arrived since.
    mutating func look(at bytes: ArraySlice<UInt8>) {
        decoder.append(bytes)
        lookAtFrames()
    }

    private mutating func lookAtFrames() {
        // Ignore errors here: they are reported when the message itself is handled.
        while let message = decoder.nextFitting() { look(atMessage: message) }
    }

    /// Searches a message.
    mutating func look(atMessage bytes: ArraySlice<UInt8>) {
        guard Self.mayCancel(bytes), let value = try? JSONValue(parsingMessage: bytes) else { return }
        if case .array(let elements) = value {
            elements.forEach { look(at: $0) }
        } else {
            look(at: value)
        }
    }

    /// Whether a frame contains the name of the method. Most frames do not, and need not be parsed. Each long request searches all waiting
    /// input, so this looks for the one letter of the name that is rare.
    private static func mayCancel(_ frame: ArraySlice<UInt8>) -> Bool {
        var rest = frame
        while let offset = rest.span.firstIndex(of: UInt8(ascii: "R")) {
            let place = rest.startIndex + offset
            if frame[..<place].count >= before, frame[(place - before)...].starts(with: name) { return true }
            rest = rest[(place + 1)...]
        }
        return false
    }

    private mutating func look(at message: JSONValue) {
        guard let id, case .request(let request) = Message(message), request.method == "$/cancelRequest",
            case .object(let params)? = request.params, let cancelled = params["id"]
        else { return }
        hasFound = hasFound || RequestID(cancelled) == id
    }
}
