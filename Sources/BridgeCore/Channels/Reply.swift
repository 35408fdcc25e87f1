package import HealthEngine
package import HealthModel
package import JSON

/// The reply of a method: a result, or a request that waits for the user to answer a permission sheet.
package enum Reply {
    case value(any JSONWritable)
    /// The request waits. The function makes the result from the outcome of the request.
    case pending(PendingAuthorization, (Result<Bool, HealthFailure>) throws -> any JSONWritable)
    /// Code of a hosted app answers, now or later.
    case open(OpenReply)

    /// The reply to a request that may have to wait. `transform` makes the result.
    package init<Value>(
        _ deferred: Deferred<Value>, _ transform: @escaping (Value) throws -> any JSONWritable
    ) throws {
        switch deferred {
        case .value(let value): self = .value(try transform(value))
        case .pending(let authorization, let resume):
            self = .pending(authorization) { outcome in try transform(resume(outcome.get())) }
        }
    }
}
