import Foundation
import Synchronization

/// Requests and their answers, a message a line, on the pipes of a process.
final class Connection: Sendable {
    private struct State {
        var lastID = 0
        var requests = Requests()
        var notifications = NotificationInbox()
        var lines = LineBuffer()
        /// Why nothing can be asked any more.
        var failure: ConnectionFailure?
        var hasEnded = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let process: BridgeProcess
    private let state = Mutex(State())
    private let clock = DispatchQueue(label: "healthkit-bridge deadlines")

    /// Starts a bridge.
    init(executable: String, arguments: [String]) throws(ConnectionFailure) {
        process = BridgeProcess(executable: executable, arguments: arguments)
        do {
            try process.start { [self] event in
                switch event {
                case .output(let bytes): receive(bytes)
                case .end(let exitStatus): ended(exitStatus)
                }
            }
        } catch {
            throw ConnectionFailure(.missing, "\(executable) cannot be started: \(error.localizedDescription)")
        }
    }

    /// The process's identifier.
    var processIdentifier: Int32 { process.identifier }

    /// Sends a request and waits for its answer. Cancelling the task cancels the request.
    func request(_ method: String, _ params: JSONValue?, timeout: Duration) async throws -> JSONValue {
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                send(id, method, params, answer, timeout)
                if Task.isCancelled {
                    cancel(id)
                }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// The next notification of a method; nil at the end, and when the task is cancelled.
    func nextNotification(_ method: String, within patience: Duration?) async throws -> JSONValue? {
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                state.withLock { $0.notifications.wait(for: method, id, waiter) }()
                if Task.isCancelled {
                    stopWaiting(id, .success(nil))
                } else if let patience {
                    clock.asyncAfter(deadline: .now() + patience.forDispatch) { [weak self] in
                        let message = "No \(method) came within \(patience)."
                        self?.stopWaiting(id, .failure(ConnectionFailure(.timeout, message)))
                    }
                }
            }
        } onCancel: {
            stopWaiting(id, .success(nil))
        }
    }

    /// Ends the bridge and waits until it is gone.
    func close() async {
        finish()
        await withCheckedContinuation { closer in
            let hasEnded = state.withLock { state in
                if !state.hasEnded {
                    state.closers.append(closer)
                }
                return state.hasEnded
            }
            if hasEnded {
                closer.resume()
            }
        }
    }

    /// Ends the bridge, without waiting until it is gone. What was asked before is still answered.
    func finish() {
        state.withLock { state in
            state.failure = state.failure ?? ConnectionFailure(.ended, "The bridge was closed.")
        }
        process.end()
    }

    /// Gives up: ends the bridge at once and fails whatever waits.
    @discardableResult
    func fail(_ reason: ConnectionFailure.Reason, _ message: String) -> ConnectionFailure {
        let failure = ConnectionFailure(reason, message, standardError: process.standardError)
        let resumptions = state.withLock { state in
            state.failure = state.failure ?? failure
            return [state.requests.fail(failure), state.notifications.end(failure)]
        }
        resumptions.forEach { $0() }
        process.kill()
        return failure
    }

    private func newID() -> Int {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    private func send(
        _ id: Int,
        _ method: String,
        _ params: JSONValue?,
        _ answer: Requests.Answer,
        _ timeout: Duration
    ) {
        var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method)]
        message["params"] = params
        let line = JSONValue.object(message).utf8 + [UInt8(ascii: "\n")]
        let (failure, nextCheck): (ConnectionFailure?, Duration?) = state.withLock { state in
            if let failure = state.failure { return (failure, nil) }
            // Under the lock, so that requests leave in the order of their numbers.
            process.write(line)
            return (nil, state.requests.add(id, method: method, timeout: timeout, answer: answer))
        }
        if let failure {
            answer.resume(throwing: failure)
        }
        checkDeadlines(after: nextCheck)
    }

    private func cancel(_ id: Int) {
        let message: JSONValue = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .integer(id)]]
        state.withLock { state in
            guard state.requests.isWaiting(id) else { return }
            process.write(message.utf8 + [UInt8(ascii: "\n")])
        }
    }

    private func stopWaiting(_ id: Int, _ outcome: Result<JSONValue?, any Error>) {
        state.withLock { $0.notifications.stopWaiting(id, outcome) }()
    }

    /// Gives up if a request has waited too long, and looks again when the next one will have.
    private func checkDeadlines(after pause: Duration?) {
        guard let pause else { return }
        clock.asyncAfter(deadline: .now() + pause.forDispatch) { [weak self] in
            guard let self else { return }
            let (late, next) = state.withLock { $0.requests.checkDeadlines(now: .now) }
            if let late {
                fail(.timeout, "\(late.method) was not answered within \(late.timeout).")
            } else {
                checkDeadlines(after: next)
            }
        }
    }

    private func receive(_ bytes: [UInt8]) {
        for line in state.withLock({ $0.lines.append(bytes) }) {
            guard let message = Message(line) else {
                fail(.garbage, "The bridge wrote a line of \(line.count) bytes that is no answer.")
                return
            }
            let resumption = state.withLock { state in
                switch message {
                case .answer(let id, let outcome): state.requests.answer(id, outcome)
                case .notification(let method, let params): state.notifications.add(params, of: method)
                }
            }
            guard let resumption else {
                fail(.garbage, "The bridge answered what was not asked.")
                return
            }
            resumption()
        }
    }

    private func ended(_ exitStatus: Int) {
        let (closers, resumptions) = state.withLock { state in
            let failure = ConnectionFailure(
                .ended,
                "The bridge has ended with exit status \(exitStatus).",
                exitStatus: exitStatus,
                standardError: process.standardError
            )
            state.hasEnded = true
            let resumptions = [
                state.requests.fail(failure),
                // Who closes the bridge is not surprised that nothing more comes.
                state.notifications.end(state.failure == nil ? failure : nil),
            ]
            state.failure = state.failure ?? failure
            defer { state.closers = [] }
            return (state.closers, resumptions)
        }
        resumptions.forEach { $0() }
        closers.forEach { $0.resume() }
    }
}

extension Duration {
    /// In seconds, as Dispatch takes them; of more than thirty years it takes no notice.
    fileprivate var forDispatch: Double { min(self / .seconds(1), 1e9) }
}
