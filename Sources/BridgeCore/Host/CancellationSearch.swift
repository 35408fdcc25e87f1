import JSON
import JSONRPC

/// Looks among the messages that wait behind a long request for the one that cancels it (`$/cancelRequest`).
///
/// It only looks: each message stays where it is and has its turn afterwards, the cancellation too, which then finds nothing
/// to end.
struct CancellationSearch {
    /// Most frames do not hold it, and need not be parsed.
    private static let name = Array("cancelRequest".utf8)

    private let id: RequestID?
    /// What waits, a second time.
    private var decoder: FrameDecoder
    /// Whether somebody has asked for the end of the request.
    private(set) var hasFound = false

    /// Looks through what has arrived: the rest of the batch that holds the request, and the frames behind it.
    init(for id: RequestID?, restOfBatch: ArraySlice<JSONValue>, behind decoder: FrameDecoder) {
        self.id = id
        self.decoder = decoder
        restOfBatch.forEach { look(at: $0) }
        lookAtFrames()
    }

    /// Looks through what has arrived since.
    mutating func look(at bytes: ArraySlice<UInt8>) {
        decoder.append(bytes)
        lookAtFrames()
    }

    private mutating func lookAtFrames() {
        // What is wrong with a frame is told when it has its turn.
        while let frame = try? decoder.next() {
            guard case .message(let bytes) = frame, bytes.contains(Self.name),
                let value = try? JSONValue(parsing: bytes)
            else { continue }
            if case .array(let elements) = value {
                elements.forEach { look(at: $0) }
            } else {
                look(at: value)
            }
        }
    }

    private mutating func look(at message: JSONValue) {
        guard let id, case .request(let request) = Message(message), request.method == "$/cancelRequest",
            case .object(let params)? = request.params, let cancelled = params["id"]
        else { return }
        hasFound = hasFound || RequestID(cancelled) == id
    }
}
