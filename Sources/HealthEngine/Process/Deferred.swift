public import HealthModel

/// A result that may have to wait for the user: it is there at once, or when a permission sheet has been dealt with.
///
/// ```swift
/// let answer = try store.requestAuthorization(read: [.stepCount])
/// let isDealtWith = try await answer.get()   // the sheet is answered elsewhere: process.answerSheet(ConsentRule(.deny))
/// ```
public enum Deferred<Value> {
    /// The result is there.
    case value(Value)
    /// The user has not answered yet. The function makes the result of the outcome of the request.
    case pending(PendingAuthorization, (Bool) throws(HealthFailure) -> Value)

    /// The same, with a function applied to the result when it is there.
    public func map<Other>(
        _ transform: @escaping (Value) throws(HealthFailure) -> Other
    ) throws(HealthFailure) -> Deferred<Other> {
        switch self {
        case .value(let value): .value(try transform(value))
        case .pending(let authorization, let resume):
            .pending(authorization) { (isDealtWith) throws(HealthFailure) in try transform(try resume(isDealtWith)) }
        }
    }

    /// The result, waiting for the user where that is needed. Throws what the request fails with.
    nonisolated(nonsending)
        public func get() async throws(HealthFailure) -> Value
    {
        switch self {
        case .value(let value): value
        case .pending(let authorization, let resume): try resume(try await authorization.value())
        }
    }
}
