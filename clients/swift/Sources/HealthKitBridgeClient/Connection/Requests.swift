/// Resumes who waits; called without holding a lock, since the runtime holds its own while it resumes and cancels tasks.
typealias Resumption = @Sendable () -> Void

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

    /// Hands an answer to who waits for it; nil if nobody does.
    mutating func answer(_ id: Int, _ outcome: Result<JSONValue, any Error>) -> Resumption? {
        guard let request = waiting.removeValue(forKey: id) else { return nil }
        return { request.answer.resume(with: outcome) }
    }

    /// Fails all.
    mutating func fail(_ failure: ConnectionFailure) -> Resumption {
        defer { waiting = [:] }
        return { [waiting] in waiting.values.forEach { $0.answer.resume(throwing: failure) } }
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
