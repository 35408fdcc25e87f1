package import HealthEngine
package import HealthModel
package import JSON

/// The reply of a method: a result, now or later.
package enum Reply {
    case value(any JSONWritable)
    /// The user, or code of a hosted app, answers later.
    case later(Promise<any JSONWritable, any Error>)

    /// The reply to a request that may have to wait for the user. `makeResult` makes the result from the outcome of the request.
    package init<Value>(
        _ promise: Promise<Value, HealthFailure>,
        outcome makeResult: @escaping (() throws(HealthFailure) -> Value) throws -> any JSONWritable
    ) throws {
        if let outcome = promise.outcome {
            self = .value(try makeResult(outcome))
        } else {
            self = .later(try promise.map(makeResult))
        }
    }

    /// The reply to a request that may have to wait for the user. `transform` makes the result from the value of the request.
    package init<Value>(
        _ promise: Promise<Value, HealthFailure>, _ transform: @escaping (Value) throws -> any JSONWritable
    ) throws {
        try self.init(promise, outcome: { outcome in try transform(outcome()) })
    }
}

/// A method may return a reply as any other result. A reply that waits is not written itself.
extension Reply: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        guard case .value(let value) = self else { return writer.null() }
        value.write(to: &writer)
    }

    /// The function that makes the reply from the result of a method.
    static func maker<Result: JSONWritable & SendableMetatype>(of: Result.Type) -> @Sendable (Result) -> Reply {
        guard Result.self == Reply.self else { return { .value($0) } }
        return { $0 as? Reply ?? .value($0) }
    }
}
