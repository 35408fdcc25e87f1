/// `Subscribers.Completion`
public enum Subscribers {
    /// `Subscribers.Completion`: the end of a stream.
    public enum Completion<Failure: Error> {
        /// `finished`
        case finished
        /// `failure(_:)`
        case failure(Failure)
    }
}

/// `Publisher`: a stream of values. Instead of subscribers it has closures.
public protocol Publisher<Output, Failure> {
    /// `Output`
    associatedtype Output
    /// `Failure`
    associatedtype Failure: Error

    /// Calls the closures for all that follows, until the result is cancelled or released.
    func observe(
        _ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

extension Publisher {
    /// `sink(receiveCompletion:receiveValue:)`
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        observe(receiveValue, receiveCompletion)
    }

    /// `eraseToAnyPublisher()`
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { observe($0, $1) } }

    /// `map(_:)`
    public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
        AnyPublisher { receiveValue, receiveCompletion in observe({ receiveValue(transform($0)) }, receiveCompletion) }
    }

    /// `filter(_:)`
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiveValue, receiveCompletion in
            observe({ if isIncluded($0) { receiveValue($0) } }, receiveCompletion)
        }
    }
}

extension Publisher where Failure == Never {
    /// `sink(receiveValue:)`
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { observe(receiveValue) { _ in } }

    /// `assign(to:on:)`
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

/// `AnyPublisher`: a publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Ending = (Subscribers.Completion<Failure>) -> Void
    typealias Observe = (@escaping (Output) -> Void, @escaping Ending) -> AnyCancellable

    private let body: Observe

    init(_ body: @escaping Observe) { self.body = body }

    /// The values and the completion of the hidden publisher.
    public func observe(
        _ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        body(receiveValue, receiveCompletion)
    }
}
