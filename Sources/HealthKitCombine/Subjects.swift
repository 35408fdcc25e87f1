public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// `PassthroughSubject`: sends values to its observers and keeps none. Use it on one thread.
public class PassthroughSubject<Output, Failure: Error>: Subject {
    private var observers: [(number: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var count = 0
    fileprivate private(set) var completion: Subscribers.Completion<Failure>?

    public init() {}

    public func send(_ value: Output) {
        for observer in observers where completion == nil { observer.value(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let ended = observers
        observers = []
        for observer in ended { observer.end(completion) }
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        if let completion {
            receiveCompletion(completion)
            return AnyCancellable {}
        }
        count += 1
        let number = count
        observers.append((number, receiveValue, receiveCompletion))
        return AnyCancellable { [weak self] in self?.observers.removeAll { $0.number == number } }
    }
}

/// `CurrentValueSubject`: keeps the last value, and sends it to each new observer. Use it on one thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let changes = PassthroughSubject<Output, Failure>()

    public var value: Output { didSet { changes.send(value) } }

    public init(_ value: Output) { self.value = value }

    public func send(_ value: Output) { self.value = value }

    public func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }

    /// `sink(receiveCompletion:receiveValue:)`: calls the closures for the current value and for what follows.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        if changes.completion == nil { receiveValue(value) }
        return changes.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
}
