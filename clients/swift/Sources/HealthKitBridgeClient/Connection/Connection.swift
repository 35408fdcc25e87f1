import Foundation
import Synchronization

/// Requests and responses on the pipes of a process or the connection to a server, with one message on each line.
final class Connection: Sendable {
    private struct State {
        var lastID = 0
        var requests = Requests()
        var notifications = NotificationInbox()
        var lines = LineBuffer()
        /// The reason why no further request is possible; nil while the connection is open.
        var failure: ConnectionFailure?
        var hasEnded = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let process: any Endpoint
    private let state = Mutex(State())
    private let clock = DispatchQueue(label: "healthkit-bridge deadlines")

    /// Starts a bridge.
    init(executable: String, arguments: [String]) throws(ConnectionFailure) {
        process = BridgeProcess(executable: executable, arguments: arguments)
        do {
            try start()
        } catch {
            throw ConnectionFailure(.missing, "Cannot start \(executable): \(error.localizedDescription)")
        }
    }

    /// Connects to a server.
    init(_ url: URLComponents) throws(ConnectionFailure) {
        process = ServerSocket(url)
        do {
            try start()
        } catch {
            // The query has the token.
            let reason = (error as? ServerSocket.Refusal)?.message ?? "no server is there"
            throw ConnectionFailure(.missing, "Cannot connect to \(url.host ?? ""): \(reason).")
        }
    }

    private func start() throws {
        try process.start { [self] event in
            switch event {
            case .output(let bytes): receive(bytes)
            case .end(let exitStatus): ended(exitStatus)
            }
        }
    }

    /// The process's identifier.
    var processIdentifier: Int32 { process.identifier }

    /// Sends a request and waits for its response. Cancelling the task cancels the request.
    func request(_ method: String, _ params: JSONValue?, timeout: Duration) async throws -> JSONValue {
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                send(id, method, params, continuation, timeout)
                if Task.isCancelled {
                    cancel(id)
                }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// The next notification of a method; nil at the end, and when the task is cancelled.
    func nextNotification(_ method: String, within timeout: Duration?) async throws -> JSONValue? {
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                state.withLock { $0.notifications.wait(for: method, id, waiter) }()
                if Task.isCancelled {
                    stopWaiting(id, .success(nil))
                } else if let timeout {
                    clock.asyncAfter(deadline: .now() + timeout.forDispatch) { [weak self] in
                        let message = "No \(method) arrived within \(timeout)."
                        self?.stopWaiting(id, .failure(ConnectionFailure(.timeout, message)))
                    }
                }
            }
        } onCancel: {
            stopWaiting(id, .success(nil))
        }
    }

    /// Ends the bridge and waits until its process has ended.
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

    /// Ends the bridge without waiting for its process. Pending requests still get their responses.
    func finish() {
        state.withLock { state in
            state.failure = state.failure ?? ConnectionFailure(.ended, "The bridge was closed.")
        }
        process.end()
    }

    /// Kills the bridge, and fails all pending requests and iterators.
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
        _ id: Int, _ method: String, _ params: JSONValue?, _ continuation: Requests.Continuation, _ timeout: Duration
    ) {
        var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method)]
        message["params"] = params
        let line = JSONValue.object(message).utf8 + [UInt8(ascii: "\n")]
        let (failure, nextCheck): (ConnectionFailure?, Duration?) = state.withLock { state in
            if let failure = state.failure { return (failure, nil) }
            // Hold the lock, so that requests are sent in the order of their ids.
            process.write(line)
            return (nil, state.requests.add(id, method: method, timeout: timeout, continuation))
        }
        if let failure {
            continuation.resume(throwing: failure)
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

    /// Fails the connection if a request is past its deadline. Otherwise checks again at the next deadline.
    private func checkDeadlines(after pause: Duration?) {
        guard let pause else { return }
        clock.asyncAfter(deadline: .now() + pause.forDispatch) { [weak self] in
            guard let self else { return }
            let (late, next) = state.withLock { $0.requests.checkDeadlines(now: .now) }
            if let late {
                fail(.timeout, "\(late.method) got no response within \(late.timeout).")
            } else {
                checkDeadlines(after: next)
            }
        }
    }

    private func receive(_ bytes: [UInt8]) {
        for line in state.withLock({ $0.lines.append(bytes) }) {
            guard let message = Message(line) else {
                fail(.garbage, "The bridge wrote a line of \(line.count) bytes that is not a message of the protocol.")
                return
            }
            let resumption = state.withLock { state in
                switch message {
                case .response(let id, let outcome): state.requests.complete(id, outcome)
                case .notification(let method, let params): state.notifications.add(params, of: method)
                }
            }
            guard let resumption else {
                fail(.garbage, "The bridge sent a response without a request.")
                return
            }
            resumption()
        }
    }

    private func ended(_ exitStatus: Int?) {
        let (closers, resumptions) = state.withLock { state in
            let failure = ConnectionFailure(
                .ended,
                exitStatus.map { "The bridge has ended with exit status \($0)." } ?? "The connection was closed.",
                exitStatus: exitStatus,
                standardError: process.standardError
            )
            state.hasEnded = true
            let resumptions = [
                state.requests.fail(failure),
                // After close(), the end of the notifications is not a failure.
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
    /// The duration in seconds for Dispatch, which does not support more than about thirty years.
    fileprivate var forDispatch: Double { min(self / .seconds(1), 1e9) }
}
