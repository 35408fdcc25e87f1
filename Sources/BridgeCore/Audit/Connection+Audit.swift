import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Connection {
    /// Opens the log of these options, or goes on with the one that is open.
    static func openAuditLog(
        of options: HostOptions,
        instead former: AuditLog?
    ) throws(AppendOnlyFile.Failure) -> AuditLog? {
        guard let path = options.auditLogPath else { return nil }
        if let former, former.path == path { return former }
        return try AuditLog(path: path)
    }

    /// Carries out what a method does, and leaves an entry: no access without a trace.
    ///
    /// The entry is written before the answer leaves. Where that fails the call fails: what was read is not answered; a
    /// change has been made, and until its entry is written every further call is refused. A call that waits for the user has
    /// not come to an end, and leaves its entry then.
    func audited(
        _ call: Call,
        _ operation: () throws(BridgeError) -> Reply
    ) throws(BridgeError) -> Reply {
        guard let auditLog, call.entry.auditAction != nil else { return try operation() }
        do {
            try auditLog.settle()
        } catch {
            throw auditFailure(error)
        }
        let reply: Reply
        do {
            reply = try operation()
        } catch {
            try audit(call, error: error)
            throw error
        }
        if case .value = reply { try audit(call, error: nil) }
        return reply
    }

    /// Leaves the entry of a call that has ended. One that was refused for its shape has touched nothing.
    func audit(_ call: Call, error: BridgeError?) throws(BridgeError) {
        guard let action = call.entry.auditAction, error?.isAccess ?? true else { return }
        let code = error.map { call.entry.errorObject(for: $0).code }
        var notes = call.notes
        if let error {
            notes.count = error.meansSavedSample(action) ? 1 : 0
        }
        try append([entry(action, call.entry.name, notes, errorCode: code)])
    }

    /// Leaves the entries of what the app is about to be told by notifications.
    func audit(_ events: [(event: AppEvent, method: String)]) throws(BridgeError) {
        guard auditLog != nil else { return }
        try append(events.compactMap { entry(of: $0.event, $0.method) })
    }

    /// Nil for an event that says that something has changed or happened, and not what.
    private func entry(of event: AppEvent, _ method: String) -> AuditEntry? {
        switch event {
        case .workout(.didCollectData(_, let types)):
            // The device has saved it.
            let notes = CallNotes(who: phone.device.deviceRevision.source.bundleIdentifier, types: types)
            return entry(.write, method, notes, errorCode: nil)
        case .workout, .query(.observer): return nil
        case .query(.anchored(let query, let result)):
            return entry(of: query, method, count: result.samples.count + result.deletedObjects.count)
        case .query(.workoutEffortRelationship(let query, let result)):
            return entry(of: query, method, count: result.relationships.count)
        case .query(.statisticsCollection(let query, let collection)):
            return entry(of: query, method, count: collection.statistics.count)
        }
    }

    private func entry(of query: QueryID, _ method: String, count: Int) -> AuditEntry {
        let types = app.process.runningQueries.first { $0.id == query }?.types ?? []
        let notes = CallNotes(who: app.process.app.bundleIdentifier, types: types, count: count)
        return entry(.read, method, notes, errorCode: nil)
    }

    private func entry(
        _ action: AuditAction,
        _ method: String,
        _ notes: CallNotes,
        errorCode: Int?
    ) -> AuditEntry {
        AuditEntry(
            // Not a reading of its own: what a stepping clock shows must not depend on whether anybody keeps a log.
            time: phone.environment.clock.current,
            who: notes.who,
            app: notes.concernedApp,
            action: action,
            method: method,
            types: notes.types.map(\.identifier),
            count: notes.count ?? notes.types.count,
            errorCode: errorCode
        )
    }

    private func append(_ entries: [AuditEntry]) throws(BridgeError) {
        guard let auditLog, !entries.isEmpty else { return }
        do {
            try auditLog.append(entries)
        } catch {
            throw auditFailure(error)
        }
    }

    private func auditFailure(_ failure: AppendOnlyFile.Failure) -> BridgeError {
        phone.environment.log(.error, "the audit log cannot be written", [("reason", failure.rawValue)])
        return .fault(
            ErrorObject(
                code: ErrorObject.internalError.code,
                message: "The audit log cannot be written, and without a trace nothing is answered.",
                data: ["auditLog": .string(failure.rawValue)]
            )
        )
    }
}

extension BridgeError {
    /// Whether the call came as far as health data, or the permission for it.
    fileprivate var isAccess: Bool {
        switch self {
        case .invalidParams, .missing: false
        case .platform(let error): error != PlatformError(code: "INVALID_ARGUMENTS")
        case .health, .fault, .noReply: true
        }
    }

    /// Whether something was saved all the same: on a locked phone a builder's sample is, though nobody may read it (SER-04).
    fileprivate func meansSavedSample(_ action: AuditAction) -> Bool {
        guard action == .write, case .health(.error(let error)) = self else { return false }
        return error.code == .errorDatabaseInaccessible
    }
}
