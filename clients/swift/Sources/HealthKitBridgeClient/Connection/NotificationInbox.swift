/// What the bridge has sent by itself, and who waits for it.
struct NotificationInbox {
    typealias Waiter = CheckedContinuation<JSONValue?, any Error>

    private var values: [String: [JSONValue]] = [:]
    private var waiters: [(id: Int, method: String, waiter: Waiter)] = []
    private var outcome: Result<JSONValue?, any Error>?

    /// Hands a notification to who has waited longest for one of the method, or keeps it.
    mutating func add(_ params: JSONValue, of method: String) {
        guard let index = waiters.firstIndex(where: { $0.method == method }) else {
            values[method, default: []].append(params)
            return
        }
        waiters.remove(at: index).waiter.resume(returning: params)
    }

    /// Gives the next notification that was kept, or waits for the next to come.
    mutating func wait(for method: String, _ id: Int, _ waiter: Waiter) {
        if values[method]?.isEmpty == false {
            waiter.resume(returning: values[method]?.removeFirst())
        } else if let outcome {
            waiter.resume(with: outcome)
        } else {
            waiters.append((id, method, waiter))
        }
    }

    mutating func stopWaiting(_ id: Int, _ outcome: Result<JSONValue?, any Error>) {
        guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
        waiters.remove(at: index).waiter.resume(with: outcome)
    }

    /// Nothing more will come, for this reason if there is one.
    mutating func end(_ failure: ConnectionFailure?) {
        guard outcome == nil else { return }
        let outcome: Result<JSONValue?, any Error> = failure.map { .failure($0) } ?? .success(nil)
        self.outcome = outcome
        for (_, _, waiter) in waiters {
            waiter.resume(with: outcome)
        }
        waiters = []
    }
}
