extension Bridge {
    /// The notifications of a bridge. The sequence ends when the bridge is closed. It throws if the bridge ends by
    /// itself.
    public struct Notifications: AsyncSequence, AsyncIteratorProtocol, Sendable {
        /// The params of a notification.
        public typealias Element = JSONValue

        let connection: Connection
        /// Keeps the bridge running while a task waits.
        let bridge: Bridge
        let method: String
        let timeout: Duration?

        /// The sequence itself.
        public func makeAsyncIterator() -> Notifications { self }

        /// The next notification; nil at the end, and when the task is cancelled.
        ///
        /// - Returns: The params.
        /// - Throws: A ``ConnectionFailure``.
        public func next() async throws -> JSONValue? {
            try await connection.nextNotification(method, within: timeout)
        }
    }
}

/// The unread notifications, and the iterators that wait for notifications.
struct NotificationInbox {
    typealias Waiter = CheckedContinuation<JSONValue?, any Error>

    private var values: [String: [JSONValue]] = [:]
    private var waiters: [(id: Int, method: String, waiter: Waiter)] = []
    private var outcome: Result<JSONValue?, any Error>?

    /// Gives a notification to the iterator that has waited longest for its method, or keeps it.
    mutating func add(_ params: JSONValue, of method: String) -> Resumption {
        guard let index = waiters.firstIndex(where: { $0.method == method }) else {
            values[method, default: []].append(params)
            return {}
        }
        let waiter = waiters.remove(at: index).waiter
        return { waiter.resume(returning: params) }
    }

    /// Returns the next unread notification, or waits for one.
    mutating func wait(for method: String, _ id: Int, _ waiter: Waiter) -> Resumption {
        if let value = values[method]?.first {
            values[method]?.removeFirst()
            return { waiter.resume(returning: value) }
        }
        if let outcome {
            return { waiter.resume(with: outcome) }
        }
        waiters.append((id, method, waiter))
        return {}
    }

    mutating func stopWaiting(_ id: Int, _ outcome: Result<JSONValue?, any Error>) -> Resumption {
        guard let index = waiters.firstIndex(where: { $0.id == id }) else { return {} }
        let waiter = waiters.remove(at: index).waiter
        return { waiter.resume(with: outcome) }
    }

    /// Ends all iterators, with a failure if there is one.
    mutating func end(_ failure: ConnectionFailure?) -> Resumption {
        let outcome = outcome ?? failure.map { .failure($0) } ?? .success(nil)
        self.outcome = outcome
        defer { waiters = [] }
        return { [waiters] in waiters.forEach { $0.waiter.resume(with: outcome) } }
    }
}
