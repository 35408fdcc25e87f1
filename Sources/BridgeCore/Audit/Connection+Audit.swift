import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Connection {
    /// Opens the log that the options name, or returns the former log if it has the same path.
    static func openAuditLog(of options: HostOptions, instead former: AuditLog?) throws(AppendOnlyFile.Failure) -> AuditLog? {
        guard let path = options.auditLogPath else { return nil }
        if let former, former.path == path { return former }
        return try AuditLog(path: path)
    }

    /// Runs the operation of a method, takes the accesses that it reports, and writes an entry for it.
    ///
    /// The entry is written before the response is sent. If that fails, the call fails: data that was read is not returned.
    /// A change stays made, and every further audited call is refused until its entry is written. A call that waits for the
    /// user writes its entry when it ends.
    func audited(_ call: Call, _ operation: () throws -> Reply) throws(BridgeError) -> Reply {
        guard let auditLog, call.entry.auditAction != nil else { return try noted(call, operation) }
        do {
            try auditLog.writeQueuedLines()
        } catch {
            throw auditFailure(error)
        }
        let reply: Reply
        do {
            reply = try noted(call, operation)
        } catch {
            try audit(call, error: error)
            throw error
        }
        if case .value = reply { try audit(call, error: nil) }
        return reply
    }

    /// Adds the accesses of an operation to those of its call.
    ///
    /// The code of a hosted app may carry out further calls meanwhile, which have their own accesses. What it does between calls
    /// belongs to the next one that begins or ends.
    private func noted(_ call: Call, _ operation: () throws -> Reply) throws(BridgeError) -> Reply {
        let isWithinCall = isNotingAccesses
        isNotingAccesses = true
        var former = call.accessLog.exchange(for: [])
        if call.isHosted, !isWithinCall {
            call.add(former)
            former = []
        }
        defer {
            call.add(call.accessLog.exchange(for: former))
            isNotingAccesses = isWithinCall
        }
        return try call.mappingErrors(operation)
    }

    /// Writes the entry of a call that has ended. A call with invalid arguments has touched no data, and gets no entry.
    func audit(_ call: Call, error: BridgeError?) throws(BridgeError) {
        guard let usual = call.entry.auditAction, error?.isAccess ?? true else { return }
        var code = error.map { call.entry.errorObject(for: $0).code }
        // A plugin may answer an error of HealthKit with a result.
        if error == nil, call.healthKitError != nil { code = ErrorCode.healthKitError }
        let actions = actions(of: call, or: usual)
        var entries = actions.map { action in
            let (types, count) = call.accesses.summary(of: action)
            let saved = error?.hasSavedSample(action) ?? false ? 1 : 0
            return entry(action, of: call, types, code == nil ? call.objectCount ?? count : saved, errorCode: code)
        }
        if !actions.contains(.authorize), let requested = call.requestedTypes {
            entries.insert(entry(.authorize, of: call, requested), at: 0)
        }
        try append(entries)
    }

    /// The actions that have an entry with the outcome of a call. A method that declares none has those that the engine reports, and the
    /// usual one of its channel if there are none. The outcome of a method that also asks for permission is not that of its request.
    private func actions(of call: Call, or usual: AuditAction) -> [AuditAction] {
        if case .action = call.entry.method.audit { return [usual] }
        let reported = call.actions
        guard !reported.isEmpty else { return [usual] }
        return call.isHosted || reported == [.authorize] ? reported : reported.filter { $0 != .authorize }
    }

    /// Writes the entries of events that are about to be sent as notifications, with the accesses of their channel.
    func audit(_ events: [(event: AppEvent, method: String, accesses: [HealthAccess])]) throws(BridgeError) {
        guard auditLog != nil else { return }
        let process = app.process
        try append(
            events.flatMap { (event, method, accesses) in
                // The device has saved what a live workout builder collects.
                let source = phone.device.deviceRevision.source
                let caused = process.access(of: event).flatMap { access in
                    entry(of: access, method, by: access.action == .write ? source.bundleIdentifier : nil)
                }
                return [caused].compactMap(\.self) + accesses.compactMap { entry(of: $0, method) }
            }
        )
    }

    /// The entry of an access by the app, or by another source. Nil if it touches no data.
    private func entry(of access: HealthAccess, _ method: String, by source: String? = nil) -> AuditEntry? {
        guard let action = AuditAction(access.action) else { return nil }
        return entry(action, method, by: source ?? app.bundleIdentifier, access.types.sortedByIdentifier, access.count)
    }

    private func entry(
        _ action: AuditAction, of call: Call, _ types: [ObjectType], _ count: Int? = nil, errorCode: Int? = nil
    ) -> AuditEntry {
        entry(action, call.entry.name, by: call.who, for: call.concernedApp, types, count, errorCode: errorCode)
    }

    private func entry(
        _ action: AuditAction,
        _ method: String,
        by who: String,
        for concernedApp: String? = nil,
        _ types: [ObjectType],
        _ count: Int?,
        errorCode: Int? = nil
    ) -> AuditEntry {
        AuditEntry(
            // Do not read the clock anew: a stepping clock must show the same times with and without an audit log.
            time: phone.environment.clock.current,
            who: who,
            userID: options.userID,
            deviceID: options.deviceID,
            app: concernedApp,
            action: action,
            method: method,
            types: types.map(\.identifier),
            count: count ?? types.count,
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
        case .invalidParams: false
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
