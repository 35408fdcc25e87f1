import HealthEngine
import HealthJSON
package import HealthModel
import JSON
import JSONRPC

/// The calls of a connection. Their origins are the host for requests of the client, the prelude, and a call without a client.
///
/// Each call passes here from the name of its method to its outcome: due events, faults, interruption, audit log, error object
/// and journal.
extension Connection {
    // MARK: Origins

    /// Carries out a request of the client. The output gets its response: now, or when the user or the app's code has answered.
    func handle(_ request: Request, to destination: Destination, _ restOfBatch: ArraySlice<JSONValue>) throws(ErrorObject) {
        guard !isShutDown || request.method == "exit" else {
            throw .invalidRequest("the host has been shut down; only exit is accepted")
        }
        let entry = try method(request.method, for: destination)
        if request.id == nil, entry.caller != .client {
            warnings.warnOnce("without an id", "\(entry.name) came without an id: it is a notification, which gets no response")
        }
        var (target, params) = (self, request.params)
        if let owner {
            do {
                (target, params) = try owner.target(of: entry, params, from: self)
            } catch {
                throw error.errorObject
            }
        }
        run(Call(entry, params, on: target, id: request.id, to: destination, restOfBatch, reportingTo: self))
        owner?.didPerform(entry, on: target)
    }

    /// Carries out a call without a client. Nil if the call would wait: then it is cancelled.
    func result(of call: Call) throws(ErrorObject) -> (any JSONWritable)? {
        do {
            switch try perform(call) {
            case .value(let result):
                call.runEffects()
                return result
            case .later(let promise):
                promise.cancel()
                return nil
            }
        } catch {
            throw call.entry.errorObject(for: error)
        }
    }

    /// Cancels a request that waits.
    func cancel(_ id: RequestID) {
        guard let index = waiting.firstIndex(where: { $0.call.id == id }) else { return }
        let (call, promise) = waiting.remove(at: index)
        do throws(BridgeError) {
            try call.connection.audit(call, error: .cancelled)
            fail(call, with: .cancelled)
        } catch {
            fail(call, with: error)
        }
        promise.cancel()
    }

    // MARK: One call

    private func run(_ call: Call) {
        running.append(call)
        defer { running.removeLast() }
        do throws(BridgeError) {
            switch try perform(call) {
            case .value(let result): succeed(call, result)
            case .later(let promise): wait(call, for: promise)
            }
        } catch {
            fail(call, with: error)
        }
        call.runEffects()
        hosted?.didPerform(call)
    }

    /// Handles due events, injects the next fault, then runs the method. An app method fails if the app has ended.
    private func perform(_ call: Call) throws(BridgeError) -> Reply {
        let connection = call.connection
        connection.phone.handleDueEvents()
        do {
            return try connection.audited(call) {
                let body = call.entry.method.body
                if call.entry.caller.isApp { try connection.injectFault(into: call) }
                // Methods of the user without an access to health data ask for themselves, where they take long.
                guard call.entry.caller.isApp || call.entry.auditAction != nil else { return try body(call) }
                // The code of a hosted app cannot stop halfway.
                return try call.isHosted ? body(call) : call.interruptible { try body(call) }
            }
        } catch {
            if case .health(.exception) = error, call.isOfPlugin {
                call.afterResponse { call.connection.relaunch(call.app) }
            }
            throw error
        }
    }

    private func injectFault(into call: Call) throws(BridgeError) {
        guard app.process.isRunning else { throw .health(.appTerminated) }
        guard !record.faults.isEmpty else { return }
        let fault = record.nextFault(for: call.entry.name) { probability in
            phone.environment.happens(withProbability: probability, for: call.app.bundleIdentifier)
        }
        switch fault {
        case nil: return
        case .error(.health(.error(let error))) where call.isOfPlugin: call.orderedError = error
        case .error(let error): throw error
        case .delay(let seconds):
            guard phone.advanceClock(by: seconds, shouldContinue: { call.shouldContinue() }) else { throw .cancelled }
        }
    }

    private func wait(_ call: Call, for promise: Promise<any JSONWritable, any Error>) {
        // The app may have ended meanwhile, with an error for its calls.
        guard !call.hasFailed else { return }
        waiting.append((call, promise))
        // A failed call may outlive the connection.
        promise.whenFinished { [unowned self] outcome in if !call.hasFailed { finish(call, outcome) } }
    }

    /// Finishes a call after the user has answered its sheet, after the app's code has answered it, or after it has ended without
    /// an answer.
    private func finish(_ call: Call, _ outcome: () throws -> any JSONWritable) {
        guard let index = waiting.firstIndex(where: { $0.call === call }) else { return }
        waiting.remove(at: index)
        do throws(BridgeError) {
            let reply = try call.connection.audited(call) { .value(try outcome()) }
            if case .value(let result) = reply { succeed(call, result) }
        } catch {
            fail(call, with: error)
        }
    }

    // MARK: Outcome

    private func succeed(_ call: Call, _ result: any JSONWritable) {
        let connection = call.connection
        connection.recordInJournal(call)
        connection.phone.environment.log(.debug, "request carried out", [("method", call.entry.name)])
        host?.respond(to: call, result)
    }

    private func fail(_ call: Call, with error: BridgeError) {
        call.hasFailed = true
        let object = call.entry.errorObject(for: error)
        call.connection.recordInJournal(call, error: error)
        // A failed notification has no response, so log it as a warning.
        call.phone.environment.log(
            call.id == nil ? .warning : .debug, "request failed", [("method", call.entry.name), ("code", "\(object.code)")]
        )
        host?.respond(to: call, object)
        if case .health(.exception(let exception)) = error, options.exceptions == .abort {
            host?.abort(because: exception)
        }
    }

    /// Records a finished call of this connection's app in the journal.
    private func recordInJournal(_ call: Call, error: BridgeError? = nil) {
        guard call.entry.caller.isApp else { return }
        record.append(
            time: phone.environment.clock.now(),
            method: call.entry.name,
            app: call.app.bundleIdentifier,
            params: call.params,
            errorCode: error.map { call.entry.errorObject(for: $0).code },
            healthKitError: (call.healthKitError ?? error?.healthKitCode)?.rawValue,
            exception: error?.exception?.reason,
            accesses: call.accesses,
            action: call.entry.auditAction,
            objectCount: call.objectCount
        )
    }

    // MARK: The end of a hosted app

    /// An exception has ended the code of the app. The call that is being carried out fails with it, else the oldest call that the
    /// code has not answered. Returns false if there is none.
    package func failCurrentCall(with exception: NativeException) -> Bool {
        guard let call = running.last ?? waiting.first(where: { $0.call.isHosted })?.call else { return false }
        waiting.removeAll { $0.call === call }
        fail(call, with: .health(.exception(exception)))
        return true
    }

    /// The process of the app has ended: the calls that its code has not answered have no other answer.
    package func failUnansweredCalls() {
        let unanswered = running.dropLast().filter { $0.isHosted && !$0.hasFailed } + waiting.map(\.call)
        waiting = []
        for call in unanswered { fail(call, with: .health(.appTerminated)) }
    }
}
