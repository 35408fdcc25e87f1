import JSONRPC

/// Requests that take long: who has sent one hears how far it is, and can cancel it, while nothing else is carried out.
extension Host {
    /// How much input may be held while a request is carried out; what comes behind it waits where it is.
    private static let largestLookAhead = 1 << 20

    /// Tells the client at once how far the request under way is, if there is something to tell, and answers whether the
    /// request is still wanted.
    ///
    /// What has arrived meanwhile is taken in, to be handled in its turn.
    func goesOn(telling progress: JSONRPC.Notification?) -> Bool {
        guard let current else { return true }
        if let progress {
            outbox.send(progress)
            outbox.flush()
        }
        if isInterrupted?() == true { return false }
        if search == nil {
            search = CancellationSearch(for: current.id, restOfBatch: restOfBatch, behind: decoder)
        }
        if decoder.heldCount < Self.largestLookAhead, let bytes = readAhead?(), !bytes.isEmpty {
            decoder.append(bytes[...])
            search?.look(at: bytes)
        }
        return search?.hasFound == false
    }
}
