public import HealthModel

/// A result that may need the user's answer to a permission sheet: available immediately, or after the answer.
///
/// ```swift
/// let answer = try store.requestAuthorization(read: [.stepCount])
/// let isComplete = try await answer.get()   // the sheet is answered elsewhere: process.answerSheet(ConsentRule(.deny))
/// ```
public enum Deferred<Value> {
    /// The result.
    case value(Value)
    /// The user has not answered yet. The function converts the outcome of the request to the result.
    case pending(PendingAuthorization, (Bool) throws(HealthFailure) -> Value)

    /// Applies a function to the result when it is available.
    public func map<Other>(
        _ transform: @escaping (Value) throws(HealthFailure) -> Other
    ) throws(HealthFailure) -> Deferred<Other> {
        switch self {
        case .value(let value): .value(try transform(value))
        case .pending(let authorization, let resume):
            .pending(authorization) { (isComplete) throws(HealthFailure) in try transform(try resume(isComplete)) }
        }
    }

    /// Waits for the user if necessary, and returns the result. Throws the request's error.
    nonisolated(nonsending)
        public func get() async throws(HealthFailure) -> Value
    {
        switch self {
        case .value(let value): value
        case .pending(let authorization, let resume): try resume(try await authorization.value())
        }
    }
}
