/// Waits for a handler of success or error.
nonisolated(nonsending)
    func success(_ start: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void) async throws
{
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        start { _, error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
}

/// Waits for a handler of a value or an error.
nonisolated(nonsending)
    func value<Value: Sendable>(_ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void) async throws -> Value
{
    try await withCheckedThrowingContinuation { continuation in
        start { value, error in
            if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: error ?? HKError(.unknownError))
            }
        }
    }
}

/// Waits for a handler of a value that is not sendable, or an error.
nonisolated(nonsending)
    func sendingValue<Value>(
        _ start: (@escaping @Sendable (sending Value?, (any Error)?) -> Void) -> Void
    ) async throws -> sending Value
{
    try await withCheckedThrowingContinuation { continuation in
        start { value, error in
            if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: error ?? HKError(.unknownError))
            }
        }
    }
}
