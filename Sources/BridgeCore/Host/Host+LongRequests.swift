import JSONRPC

/// Long requests: the host reports their progress and accepts their cancellation, while it handles nothing else.
extension Host {
    /// The most input that the host reads ahead during a request, in bytes. Further input stays in the stream.
    private static let largestLookAhead = 1 << 20

    /// Sends progress at once, if there is any. Returns false if the call has been cancelled. A client that has closed its
    /// side does not cancel its calls.
    ///
    /// Input that has arrived meanwhile is kept and handled later.
    func report(_ progress: JSONRPC.Notification?, of call: Call) -> Bool {
        if let progress {
            outbox.send(progress)
            outbox.flush()
        }
        guard stream.continuesCall() else { return false }
        var search =
            call.search ?? CancellationSearch(for: call.id, restOfBatch: call.restOfBatch, behind: decoder)
        if decoder.heldCount < Self.largestLookAhead {
            switch stream.receive(within: 0) {
            case .bytes(let bytes):
                decoder.append(bytes)
                search.look(at: bytes)
            case .nothing, .end: break
            case .interruption: return false
            }
        }
        call.search = search
        return !search.hasFound
    }

    /// Whether a message that has arrived on another way cancels the call that is being carried out.
    package func cancelsCall(_ message: [UInt8]) -> Bool {
        var search = CancellationSearch(for: connection.running.last?.id, restOfBatch: [], behind: FrameDecoder(framing: .lines))
        search.look(atMessage: message[...])
        return search.hasFound
    }
}
