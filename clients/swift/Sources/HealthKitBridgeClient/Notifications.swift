extension Bridge {
    /// What a bridge sends by itself. It ends when the bridge is closed, and fails when the bridge ends otherwise.
    public struct Notifications: AsyncSequence, AsyncIteratorProtocol, Sendable {
        /// The params of a notification.
        public typealias Element = JSONValue

        let connection: Connection
        /// Held, as who waits for a bridge needs it.
        let bridge: Bridge
        let method: String
        let patience: Duration?

        /// The notifications themselves.
        public func makeAsyncIterator() -> Notifications { self }

        /// The next notification; nil at the end, and when the task is cancelled.
        ///
        /// - Returns: The params.
        /// - Throws: A ``ConnectionFailure``.
        public func next() async throws -> JSONValue? {
            try await connection.nextNotification(method, within: patience)
        }
    }
}
