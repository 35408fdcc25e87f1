public import HealthModel

/// A result that comes now or later, and only once.
///
/// ```swift
/// let answer = try store.requestAuthorization(read: [.stepCount])
/// let isComplete = try await answer.get()   // the sheet is answered elsewhere: process.answerSheet(ConsentRule(.deny))
/// ```
public final class Promise<Value, Failure: Error> {
    /// Returns the value, or throws the error.
    public typealias Outcome = () throws(Failure) -> Value

    /// The outcome. Nil until the promise is finished.
    package private(set) var outcome: Outcome?
    private var handlers: [(@escaping Outcome) -> Void] = []
    private let cancelled: (Promise) -> Void
    private let released: Outcome?

    /// A promise that is finished.
    package init(_ value: Value) {
        outcome = { () throws(Failure) in value }
        cancelled = { _ in }
        released = nil
    }

    /// A promise that waits. `cancelled` finishes it when it is cancelled. If it is released before it is finished, its handlers
    /// get the outcome of `released`.
    package init(released: Outcome? = nil, cancelled: @escaping (Promise) -> Void = { _ in }) {
        self.released = released
        self.cancelled = cancelled
    }

    deinit {
        guard let released else { return }
        for handler in handlers { handler(released) }
    }

    /// Whether the promise is finished.
    public var isFinished: Bool { outcome != nil }

    /// The result. Nil until the promise is finished.
    public var result: Result<Value, Failure>? { outcome.map { Result(catching: $0) } }

    /// Calls a function once with the outcome, immediately if the promise is finished.
    public func whenFinished(_ handler: @escaping (_ outcome: @escaping Outcome) -> Void) {
        if let outcome { handler(outcome) } else { handlers.append(handler) }
    }

    /// Ends what the promise waits for, without a value.
    public func cancel() { cancelled(self) }

    /// Finishes the promise. Only the first outcome counts: returns false for another one.
    @discardableResult
    package func finish(_ outcome: @escaping Outcome) -> Bool {
        guard self.outcome == nil else { return false }
        self.outcome = outcome
        let handlers = handlers
        self.handlers = []
        for handler in handlers { handler(outcome) }
        return true
    }

    /// Finishes the promise with a result.
    @discardableResult
    package func finish(with result: Result<Value, Failure>) -> Bool { finish { () throws(Failure) in try result.get() } }

    /// A promise whose value a function makes from the outcome of this one: at once if this one is finished, else whenever the
    /// outcome is asked for, so that what the function does counts for those who ask.
    public func map<Other, OtherFailure>(
        _ transform: @escaping (_ outcome: Outcome) throws(OtherFailure) -> Other
    ) throws(OtherFailure) -> Promise<Other, OtherFailure> {
        if let outcome { return Promise<Other, OtherFailure>(try transform(outcome)) }
        // This promise retains the other one.
        let other = Promise<Other, OtherFailure>(cancelled: { [weak self] _ in self?.cancel() })
        whenFinished { outcome in other.finish { () throws(OtherFailure) in try transform(outcome) } }
        return other
    }
}

extension Promise where Failure == HealthFailure {
    /// Waits for the user if necessary, and returns the value. Throws the error of the request. Retain the phone in the
    /// meantime, or the request never finishes.
    nonisolated(nonsending)
        public func get() async throws(HealthFailure) -> Value
    {
        if !isFinished {
            await withCheckedContinuation { continuation in whenFinished { _ in continuation.resume() } }
        }
        guard let outcome else { throw .appTerminated }
        return try outcome()
    }
}
