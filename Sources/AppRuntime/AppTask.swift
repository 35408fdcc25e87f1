import Foundation

/// The suspensions of `Task`, by the emulated clock.
public enum AppTask {
    public static func sleep(for duration: Duration) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleep.start(continuation)
                AppLoop.shared.append(after: duration / .seconds(1)) { sleep.finish(.success(())) }
            }
        } onCancel: {
            sleep.finish(.failure(CancellationError()))
        }
    }
}

/// One suspension, which ends once.
private final class Sleep: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var result: Result<Void, any Error>?

    func start(_ continuation: CheckedContinuation<Void, any Error>) {
        let early: Result<Void, any Error>? = lock.withLock {
            if result == nil { self.continuation = continuation }
            return result
        }
        if let early { continuation.resume(with: early) }
    }

    func finish(_ result: Result<Void, any Error>) {
        let waiting: CheckedContinuation<Void, any Error>? = lock.withLock {
            guard self.result == nil else { return nil }
            self.result = result
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }
}

/// A condition about the current queue. All queues of the app are one thread, so it is not checked.
public enum AppDispatchPredicate {
    /// The work runs on a queue.
    case onQueue(AppDispatchQueue)
    /// The work runs on a queue as a barrier.
    case onQueueAsBarrier(AppDispatchQueue)
    /// The work does not run on a queue.
    case notOnQueue(AppDispatchQueue)
}
