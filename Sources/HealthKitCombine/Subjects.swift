/// `Subject`: a publisher to which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// `send()`
    public func send() { send(()) }
}

/// The closures that observe a subject, in the order in which they came.
final class Observers<Output, Failure: Error> {
    private var observers: [(number: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var count = 0
    private var completion: Subscribers.Completion<Failure>?

    func add(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if let completion {
            end(completion)
            return AnyCancellable {}
        }
        count += 1
        let number = count
        observers.append((number, value, end))
        return AnyCancellable { [weak self] in self?.observers.removeAll { $0.number == number } }
    }

    func send(_ value: Output) {
        for observer in observers where completion == nil { observer.value(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let ended = observers
        observers = []
        for observer in ended { observer.end(completion) }
    }
}

/// `PassthroughSubject`: sends values to its observers and keeps none. Use it on one thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let observers = Observers<Output, Failure>()

    /// `init()`
    public init() {}

    /// `send(_:)`
    public func send(_ value: Output) { observers.send(value) }

    /// `send(completion:)`
    public func send(completion: Subscribers.Completion<Failure>) { observers.send(completion: completion) }

    /// Calls the closures for the values that follow.
    public func observe(
        _ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        observers.add(receiveValue, receiveCompletion)
    }
}

/// `CurrentValueSubject`: keeps the last value, and sends it to each new observer. Use it on one thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let observers = Observers<Output, Failure>()

    /// `value`
    public var value: Output { didSet { observers.send(value) } }

    /// `init(_:)`
    public init(_ value: Output) { self.value = value }

    /// `send(_:)`
    public func send(_ value: Output) { self.value = value }

    /// `send(completion:)`
    public func send(completion: Subscribers.Completion<Failure>) { observers.send(completion: completion) }

    /// Calls the closures for the current value and those that follow.
    public func observe(
        _ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        receiveValue(value)
        return observers.add(receiveValue, receiveCompletion)
    }
}
