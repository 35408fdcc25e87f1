import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Connection {
    /// Opens the log that the options name, or returns the former log if it has the same path.
    static func openAuditLog(
        of options: HostOptions, instead former: AuditLog?
    ) throws(AppendOnlyFile.Failure) -> AuditLog? {
        guard let path = options.auditLogPath else { return nil }
        if let former, former.path == path { return former }
        return try AuditLog(path: path)
    }

    /// Runs the operation of a method, and writes an entry for it.
    ///
    /// The entry is written before the response is sent. If that fails, the call fails: data that was read is not returned.
    /// A change stays made, and every further audited call is refused until its entry is written. A call that waits for the
    /// user writes its entry when it ends.
    func audited(_ call: Call, _ operation: () throws(BridgeError) -> Reply) throws(BridgeError) -> Reply {
        guard let auditLog, call.entry.auditAction != nil else { return try operation() }
        do {
            try auditLog.writeQueuedLines()
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

    /// Writes the entry of a call that has ended. A call with invalid arguments has touched no data, and gets no entry.
    func audit(_ call: Call, error: BridgeError?) throws(BridgeError) {
        guard let action = call.entry.auditAction, error?.isAccess ?? true else { return }
        var code = error.map { call.entry.errorObject(for: $0).code }
        var notes = call.notes
        // A plugin may answer an error of HealthKit with a result.
        if error == nil, notes.healthKitError != nil {
            code = ErrorCode.healthKitError
            notes.count = 0
        }
        if let error {
            notes.count = error.hasSavedSample(action) ? 1 : 0
        }
        var entries = [entry(action, call.entry.name, notes, errorCode: code)]
        if !notes.requestedTypes.isEmpty {
            let types = notes.requestedTypes
            notes.set(types)
            entries.insert(entry(.authorize, call.entry.name, notes, errorCode: nil), at: 0)
        }
        try append(entries)
    }

    /// Writes the entries of events that are about to be sent as notifications.
    func audit(_ events: [(event: AppEvent, method: String)]) throws(BridgeError) {
        guard auditLog != nil else { return }
        try append(events.compactMap { entry(of: $0.event, $0.method) })
    }

    /// Nil for an event that carries no data, only the fact that something changed or happened.
    private func entry(of event: AppEvent, _ method: String) -> AuditEntry? {
        switch event {
        case .workout(.didCollectData(_, let types)):
            // The device has saved the data.
            let notes = CallNotes(who: phone.device.deviceRevision.source.bundleIdentifier, types: types)
            return entry(.write, method, notes, errorCode: nil)
        case .workout, .query(.observer), .userPreferencesDidChange, .watchAppStarted, .launchedInBackground: return nil
        case .query(.anchored(let query, let result)):
            return entry(of: query, method, count: result.samples.count + result.deletedObjects.count)
        case .query(.workoutEffortRelationship(let query, let result)):
            return entry(of: query, method, count: result.relationships.count)
        case .query(.statisticsCollection(let query, let collection, _)):
            return entry(of: query, method, count: collection.statistics.count)
        case .query(.activitySummary(let query, let summaries)):
            return entry(of: query, method, count: summaries.count)
        }
    }

    private func entry(of query: QueryID, _ method: String, count: Int) -> AuditEntry {
        let types = app.process.runningQueries.first { $0.id == query }?.types ?? []
        let notes = CallNotes(who: app.process.app.bundleIdentifier, types: types, count: count)
        return entry(.read, method, notes, errorCode: nil)
    }

    private func entry(_ action: AuditAction, _ method: String, _ notes: CallNotes, errorCode: Int?) -> AuditEntry {
        AuditEntry(
            // Do not read the clock anew: a stepping clock must show the same times with and without an audit log.
            time: phone.environment.clock.current,
            who: notes.who,
            userID: options.userID,
            deviceID: options.deviceID,
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
                message: "The audit log cannot be written. Calls that access health data are refused.",
                data: ["auditLog": .string(failure.rawValue)]
            )
        )
    }
}

extension BridgeError {
    /// Whether the call reached health data, or the check of permission for it.
    fileprivate var isAccess: Bool {
        switch self {
        case .invalidParams, .missing: false
        case .platform(let error): error != PlatformError(code: "INVALID_ARGUMENTS")
        case .health, .fault, .noReply: true
        }
    }

    /// Whether a sample was saved despite the error: on a locked phone a builder saves a sample that cannot be read (SER-04).
    fileprivate func hasSavedSample(_ action: AuditAction) -> Bool {
        guard action == .write, case .health(.error(let error)) = self else { return false }
        return error.code == .errorDatabaseInaccessible
    }
}
