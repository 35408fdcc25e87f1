import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Connection {
    /// Performs a call: handles due events, injects the next fault, then runs the method. An app method fails if the app
    /// has ended.
    func perform(_ call: Call) throws(BridgeError) -> Reply {
        phone.handleDueEvents()
        do {
            return try performAudited(call)
        } catch {
            if case .health(.exception) = error, call.isHosted || call.entry.channel is any PluginChannel {
                call.afterResponse { [unowned self] in relaunch(call.app) }
            }
            throw error
        }
    }

    private func performAudited(_ call: Call) throws(BridgeError) -> Reply {
        try audited(call) {
            let method = call.entry.method
            // The methods of the user and of the connection ask for themselves, where they take long.
            guard call.entry.role == .app else { return try method.handle(call) }
            try injectFault(into: call)
            // The code of a hosted app cannot stop halfway.
            if call.isHosted { return try method.handle(call) }
            return try call.interruptible { try method.handle(call) }
        }
    }

    /// Finishes a call that has waited for the user or for the app's code.
    func resume(_ call: Call, _ makeResult: () throws -> any JSONWritable) throws(BridgeError) -> any JSONWritable {
        var value: (any JSONWritable)?
        _ = try audited(call) {
            let made = try makeResult()
            value = made
            return .value(made)
        }
        return value ?? JSONNull()
    }

    private func injectFault(into call: Call) throws(BridgeError) {
        guard app.process.isRunning else { throw .health(.appTerminated) }
        switch record.faults.next(for: call.entry.name) {
        case nil: return
        case .error(.health(.error(let error))) where call.isHosted || call.entry.channel is any PluginChannel:
            call.orderedError = error
        case .error(let error): throw error
        case .delay(let seconds):
            guard phone.advanceClock(by: seconds, shouldContinue: { call.shouldContinue() }) else { throw .cancelled }
        }
    }

    /// Records a finished call of the app in the journal.
    func recordInJournal(_ call: Call, error: BridgeError? = nil) {
        guard call.entry.role == .app else { return }
        let (types, count) = call.notes.summary(of: call.entry.auditAction)
        record.journal.append(
            time: phone.environment.clock.now(),
            method: call.entry.name,
            params: call.params,
            errorCode: error.map { call.entry.errorObject(for: $0).code },
            types: types.map(\.identifier),
            count: error == nil ? count : nil,
            healthKitError: (call.notes.healthKitError ?? error?.healthKitCode)?.rawValue
        )
    }
}
