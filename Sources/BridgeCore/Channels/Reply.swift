package import HealthEngine
package import HealthModel
package import JSON

/// The reply of a method: a result, now or later.
package enum Reply {
    case value(any JSONWritable)
    /// The user, or code of a hosted app, answers later.
    case later(Promise<any JSONWritable, BridgeError>)

    /// The reply to a request that may have to wait for the user. `makeResult` makes the result from the outcome of the request.
    package init<Value>(
        _ promise: Promise<Value, HealthFailure>,
        outcome makeResult: @escaping (() throws(HealthFailure) -> Value) throws(BridgeError) -> any JSONWritable
    ) throws(BridgeError) {
        if let outcome = promise.outcome {
            self = .value(try makeResult(outcome))
        } else {
            self = .later(try promise.map(makeResult))
        }
    }

    /// The reply to a request that may have to wait for the user. `transform` makes the result from the value of the request.
    package init<Value>(
        _ promise: Promise<Value, HealthFailure>, _ transform: @escaping (Value) throws(BridgeError) -> any JSONWritable
    ) throws(BridgeError) {
        try self.init(
            promise,
            outcome: { (outcome) throws(BridgeError) in
                let value: Value
                do throws(HealthFailure) {
                    value = try outcome()
                } catch {
                    throw .health(error)
                }
                return try transform(value)
            })
    }
}
