/// The requests that wait for an answer.
struct Requests {
    typealias Answer = CheckedContinuation<JSONValue, any Error>

    /// A request that waits.
    struct Request {
        var method: String
        var timeout: Duration
        var deadline: ContinuousClock.Instant
        var answer: Answer
    }

    private var waiting: [Int: Request] = [:]
    private var nextCheck: ContinuousClock.Instant?

    func isWaiting(_ id: Int) -> Bool { waiting[id] != nil }

    /// Adds a request; tells when to check the deadlines, if nobody was told yet to do so by then.
    mutating func add(_ id: Int, method: String, timeout: Duration, answer: Answer) -> Duration? {
        let deadline = ContinuousClock.now + timeout
        waiting[id] = Request(method: method, timeout: timeout, deadline: deadline, answer: answer)
        if let nextCheck, nextCheck <= deadline { return nil }
        nextCheck = deadline
        return timeout
    }

    /// Hands an answer to who waits for it; false if nobody does.
    mutating func answer(_ id: Int, _ outcome: Result<JSONValue, any Error>) -> Bool {
        guard let request = waiting.removeValue(forKey: id) else { return false }
        request.answer.resume(with: outcome)
        return true
    }

    /// Fails all.
    mutating func fail(_ failure: ConnectionFailure) {
        for request in waiting.values {
            request.answer.resume(throwing: failure)
        }
        waiting = [:]
    }

    /// A request that has waited too long; else when to check again.
    mutating func checkDeadlines(now: ContinuousClock.Instant) -> (late: Request?, next: Duration?) {
        // Another check comes later: this one was for a request that has its answer.
        if let nextCheck, nextCheck > now { return (nil, nil) }
        let next = waiting.values.min { $0.deadline < $1.deadline }
        nextCheck = next?.deadline
        guard let next, next.deadline > now else { return (next, nil) }
        return (nil, next.deadline - now)
    }
}
