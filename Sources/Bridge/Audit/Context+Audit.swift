import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Opens the log of these options, or goes on with the one that is open.
    func openAuditLog(of options: HostOptions) throws(AppendOnlyFile.Failure) -> AuditLog? {
        guard let path = options.auditLogPath else { return nil }
        if let auditLog, auditLog.path == path { return auditLog }
        return try AuditLog(path: path)
    }

    /// Carries out what a method does, and leaves an entry: no access without a trace.
    ///
    /// The entry is written before the answer leaves. Where that fails the call fails: what was read is not answered; a
    /// change has been made, and until its entry is written every further call is refused.
    func audited<Result>(
        _ method: any Method.Type,
        _ operation: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        guard let auditLog, method.auditAction != nil else { return try operation() }
        do {
            try auditLog.settle()
        } catch {
            throw auditFailure(error)
        }
        let result: Result
        do {
            result = try operation()
        } catch {
            try audit(method, notes, error: error)
            throw error
        }
        try audit(method, notes, error: nil)
        return result
    }

    /// Leaves the entry of a call that has ended. One that waits for the user has not; one that was refused for its shape
    /// has touched nothing.
    func audit(_ method: any Method.Type, _ notes: CallNotes, error: BridgeError?) throws(BridgeError) {
        guard let action = method.auditAction, error?.isAccess ?? true else { return }
        let code = error?.errorObject(for: method).code
        var notes = notes
        if let error {
            notes.count = error.tellsOfSavedSample(action) ? 1 : 0
        }
        try append([entry(action, method.name, notes, errorCode: code)])
    }

    /// Leaves the entries of what live builders have collected: the device has saved it.
    func audit(_ callbacks: [WorkoutCallback]) throws(BridgeError) {
        guard auditLog != nil else { return }
        try append(
            callbacks.compactMap { callback in
                guard case .didCollectData(_, let types) = callback else { return nil }
                let notes = CallNotes(who: store.world.deviceRevision.source.bundleIdentifier, types: types)
                return entry(.write, "store/liveWorkoutBuilder.didCollectData", notes, errorCode: nil)
            }
        )
    }

    /// Leaves the entries of what running queries are about to be told.
    func audit(_ updates: [QueryUpdate]) throws(BridgeError) {
        guard auditLog != nil else { return }
        try append(
            updates.compactMap { update in
                switch update {
                // It says that something has changed, and not what.
                case .observer: nil
                case .anchored(let query, let result):
                    entry(of: query, "anchoredObjectQuery", count: result.samples.count + result.deletedObjects.count)
                case .workoutEffortRelationship(let query, let result):
                    entry(of: query, "workoutEffortRelationshipQuery", count: result.relationships.count)
                case .statisticsCollection(let query, let collection):
                    entry(of: query, "statisticsCollectionQuery", count: collection.statistics.count)
                }
            }
        )
    }

    private func entry(of query: QueryID, _ method: String, count: Int) -> AuditEntry {
        let types = store.runningQueries.first { $0.id == query }?.types ?? []
        let notes = CallNotes(who: store.world.app.bundleIdentifier, types: types, count: count)
        return entry(.read, "store/\(method).update", notes, errorCode: nil)
    }

    private func entry(
        _ action: AuditAction,
        _ method: String,
        _ notes: CallNotes,
        errorCode: Int?
    ) -> AuditEntry {
        AuditEntry(
            // Not a reading of its own: what a stepping clock shows must not depend on whether anybody keeps a log.
            time: store.environment.clock.current,
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
        store.environment.log(.error, "the audit log cannot be written", [("reason", failure.rawValue)])
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
        case .invalidParams, .missing, .health(.awaitingUser): false
        case .platform(let error): error != PlatformError(code: "INVALID_ARGUMENTS")
        case .health, .fault: true
        }
    }

    /// Whether something was saved all the same: on a locked phone a builder's sample is, though nobody may read it (SER-04).
    fileprivate func tellsOfSavedSample(_ action: AuditAction) -> Bool {
        guard action == .write, case .health(.error(let error)) = self else { return false }
        return error.code == .errorDatabaseInaccessible
    }
}
