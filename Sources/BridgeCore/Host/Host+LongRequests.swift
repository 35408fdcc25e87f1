import JSONRPC

/// Requests that take long: the client hears how far a request is, and can cancel it, while nothing else is carried out.
extension Host: CallReporter {
    /// How much input may be held while a request is carried out; what comes behind it waits where it is.
    private static let largestLookAhead = 1 << 20

    /// Tells the client at once how far a call is, if there is something to tell, and answers whether the call is still wanted:
    /// nobody has cancelled it. A client that has gone does not end what it has asked for.
    ///
    /// What has arrived meanwhile is taken in, to be handled in its turn.
    func report(_ progress: JSONRPC.Notification?, of call: Call) -> Bool {
        if let progress {
            outbox.send(progress)
            outbox.flush()
        }
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
}
