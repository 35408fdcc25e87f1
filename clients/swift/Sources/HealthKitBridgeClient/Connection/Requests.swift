/// Resumes waiting tasks. Call it without a lock: the runtime holds its own lock while it resumes and cancels tasks.
typealias Resumption = @Sendable () -> Void

/// The requests that wait for a response.
struct Requests {
    typealias Continuation = CheckedContinuation<JSONValue, any Error>

    /// A waiting request.
    struct Request {
        var method: String
        var timeout: Duration
        var deadline: ContinuousClock.Instant
        var continuation: Continuation
    }

    private var waiting: [Int: Request] = [:]
    private var nextCheck: ContinuousClock.Instant?

    func isWaiting(_ id: Int) -> Bool { waiting[id] != nil }

    /// Adds a request. Returns when to check the deadlines; nil if a check before this deadline is already scheduled.
    mutating func add(_ id: Int, method: String, timeout: Duration, _ continuation: Continuation) -> Duration? {
        let deadline = ContinuousClock.now + timeout
        waiting[id] = Request(method: method, timeout: timeout, deadline: deadline, continuation: continuation)
        if let nextCheck, nextCheck <= deadline { return nil }
        nextCheck = deadline
        return timeout
    }

    /// Completes a request with its response; nil if no request has the id.
    mutating func complete(_ id: Int, _ outcome: Result<JSONValue, any Error>) -> Resumption? {
        guard let request = waiting.removeValue(forKey: id) else { return nil }
        return { request.continuation.resume(with: outcome) }
    }

    /// Fails all requests.
    mutating func fail(_ failure: ConnectionFailure) -> Resumption {
        defer { waiting = [:] }
        return { [waiting] in waiting.values.forEach { $0.continuation.resume(throwing: failure) } }
    }

    /// Returns a request that is past its deadline; otherwise when to check again.
    mutating func checkDeadlines(now: ContinuousClock.Instant) -> (late: Request?, next: Duration?) {
        // This check was for a request that has its response. A later check is scheduled.
        if let nextCheck, nextCheck > now { return (nil, nil) }
        let next = waiting.values.min { $0.deadline < $1.deadline }
        nextCheck = next?.deadline
        guard let next, next.deadline > now else { return (next, nil) }
        return (nil, next.deadline - now)
    }
}
