/// `HKAsyncQuery`: a query with one result.
public protocol HKAsyncQuery {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// `HKAsyncSequenceQuery`: a query with several results, or with updates.
public protocol HKAsyncSequenceQuery {
    associatedtype Sequence: AsyncSequence
    /// Starts the query. It runs until the iteration ends.
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// The results of a query with updates, in order.
public struct HKAsyncResults<Element>: AsyncSequence {
    private let stream: AsyncThrowingStream<Element, any Error>

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncThrowingStream<Element, any Error>.Iterator

        public mutating func next() async throws -> Element? { try await iterator.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

    /// The results of a query, which is executed now and stopped with the iteration.
    init(of healthStore: HKHealthStore, _ makeQuery: (AsyncThrowingStream<Element, any Error>.Continuation) -> HKQuery) {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
        self.stream = stream
        let query = makeQuery(continuation)
        continuation.onTermination = { _ in healthStore.stop(query) }
        healthStore.execute(query)
    }
}

extension AsyncThrowingStream.Continuation where Failure == any Error {
    /// Passes a result on, or ends with an error.
    func pass(_ element: sending Element?, _ error: (any Error)?) {
        if let element { yield(element) } else { finish(throwing: error) }
    }
}
