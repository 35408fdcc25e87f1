import Dispatch
import Foundation
import HealthEngine
import HealthModel

extension HealthKitEmulator {
    /// Carries out an operation, and delivers its result to a handler.
    func answer<Value: Sendable>(
        as call: @autoclosure () -> String = #function,
        _ operation: (HealthEngine.HealthStore) throws -> Value,
        to handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) {
        perform(as: call()) { store in
            do {
                try checkFault(of: call())
                let value = try operation(store)
                deliver { handler(value, nil) }
            } catch {
                deliver(error, to: handler)
            }
        }
    }

    /// Carries out an operation that may wait for the user, and delivers its result to a handler.
    func answerLater<Value: Sendable>(
        as call: @escaping @autoclosure () -> String = #function,
        _ operation: (HealthEngine.HealthStore) throws -> Promise<Value, HealthFailure>,
        to handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) {
        perform(as: call()) { store in
            do {
                try checkFault(of: call())
                let answer = try operation(store)
                let isWaiting = !answer.isFinished
                if isWaiting { history?.outcome = .waiting }
                answer.whenFinished { [self] outcome in
                    do {
                        let value = try outcome()
                        deliver { handler(value, nil) }
                    } catch {
                        deliver(error, to: handler)
                    }
                    if isWaiting { end(call) }
                }
            } catch {
                deliver(error, to: handler)
            }
        }
    }

    /// Carries out an operation, and delivers whether it has succeeded.
    func complete<Value>(
        as call: @autoclosure () -> String = #function,
        _ operation: (HealthEngine.HealthStore) throws -> Value,
        to completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        answer(as: call()) { store in
            _ = try operation(store)
            return true
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }

    /// Carries out an operation that may wait for the user, and delivers whether it has succeeded.
    func completeLater(
        as call: @escaping @autoclosure () -> String = #function,
        _ operation: (HealthEngine.HealthStore) throws -> Promise<Bool, HealthFailure>,
        to completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        answerLater(as: call(), operation) { isDone, error in completion(isDone ?? false, error) }
    }

    /// Carries out an operation and returns its result. Throws the error that HealthKit returns at once.
    func result<Value>(
        as call: @autoclosure () -> String = #function, _ operation: (HealthEngine.HealthStore) throws -> Value
    ) throws -> Value {
        try perform(as: call()) { store in
            do {
                try checkFault(of: call())
                return try operation(store)
            } catch {
                throw self.error(of: error) ?? HKError(.unknownError)
            }
        }
    }

    private func reported(_ error: HealthError) -> HealthError {
        failed(error)
        return error
    }

    private func deliver<Value>(_ failure: any Error, to handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        guard let error = error(of: failure) else { return }
        if errorAfterEnd == nil {
            deliver { handler(nil, error) }
        } else {
            // Handlers of the phone no longer run.
            DispatchQueue.global().async { handler(nil, error) }
        }
    }

    /// The error that the app gets for a failure of the engine. Nil if the app has ended. Raises an exception.
    package func error(of failure: any Error) -> (any Error)? {
        history?.fail(with: failure)
        return switch failure {
        case HealthFailure.error(let error): reported(error).appError
        case HealthFailure.exception(let exception): end(with: exception)
        case HealthFailure.appTerminated: errorWithoutAnswer
        case HealthFailure.store(let error):
            HKError(.unknownError, userInfo: [NSLocalizedDescriptionKey: error.message])
        case let exception as NativeException: end(with: exception)
        default: failure
        }
    }
}

/// The value of an expression. An exception of HealthKit ends the app.
func raising<Value>(_ body: () throws -> Value) -> Value {
    do {
        return try body()
    } catch HealthFailure.exception(let exception) {
        HealthKitEmulator.current.end(with: exception)
    } catch {
        let exception = error as? NativeException ?? NativeException(reason: "\(error)")
        HealthKitEmulator.current.end(with: exception)
    }
}

func raise(_ reason: String, name: String = NativeException.invalidArgument) -> Never {
    HealthKitEmulator.current.end(with: NativeException(name: name, reason: reason))
}

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
    try await sendingValue { handler in start { value, error in handler(value, error) } }
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
