/// `Publisher`: a stream of values. Instead of subscribers it has closures.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// `sink(receiveCompletion:receiveValue:)`: calls the closures for all that follows, until the result is cancelled or released.
    func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// `AnyPublisher`: a publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    public init(_ publisher: some Publisher<Output, Failure>) { self.publisher = publisher }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        publisher.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { body = cancel }

    deinit { body?() }

    public func cancel() {
        body?()
        body = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
