extension Bridge {
    /// The notifications of a bridge. The sequence ends when the bridge is closed. It throws if the bridge ends by itself.
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
