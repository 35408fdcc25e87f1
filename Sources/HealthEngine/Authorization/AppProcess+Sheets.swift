import GRDB
public import HealthModel

/// The permission sheets of an app: one is on the screen, the requests behind it wait (AUTH-31).
extension AppProcess {
    /// The user answers the sheet on the screen. The request behind it finishes; those that waited behind it finish as well,
    /// up to the next that needs a sheet. Nothing happens if there is no sheet.
    ///
    /// `ConsentPolicy.kill` ends the process.
    public func answerSheet(_ answer: ConsentRule) {
        guard isRunning, let authorization = authorizations.first, let sheet = authorization.sheet else { return }
        authorization.sheet = nil
        continueAuthorizations(answer: (sheet, sheet.completed(answer)))
    }

    /// Ends a request that waits, with nothing decided; its sheet leaves the screen.
    public func cancel(_ authorization: PendingAuthorization, because failure: HealthFailure) {
        guard let index = authorizations.firstIndex(where: { $0 === authorization }) else { return }
        authorizations.remove(at: index)
        authorization.finish(.failure(failure))
        continueAuthorizations()
    }

    /// Asks the user. The result is there at once if a script answers, or if nothing is left to ask.
    func ask(_ subject: PendingAuthorization.Subject) throws(HealthFailure) -> Deferred<Bool> {
        let authorization = PendingAuthorization(subject)
        if authorizations.isEmpty, let result = try present(authorization) { return .value(result) }
        authorizations.append(authorization)
        if let sheet = authorization.sheet { sheetPresented(sheet) }
        return .pending(authorization) { (isDealtWith) throws(HealthFailure) in isDealtWith }
    }

    /// Goes through the requests that wait, up to the first that needs a sheet. The user may have answered the first.
    private func continueAuthorizations(answer: (sheet: PermissionSheet, rule: ConsentRule)? = nil) {
        var answer = answer
        while isRunning, let authorization = authorizations.first, authorization.sheet == nil {
            do throws(HealthFailure) {
                let result =
                    if let answer {
                        try answered(authorization, answer.sheet, answer.rule)
                    } else {
                        try present(authorization)
                    }
                guard let result else {
                    if let sheet = authorization.sheet { sheetPresented(sheet) }
                    return
                }
                authorizations.removeFirst()
                authorization.finish(.success(result))
            } catch {
                // If the process has ended, the queue is empty already.
                if authorizations.first === authorization { authorizations.removeFirst() }
                authorization.finish(.failure(error))
            }
            answer = nil
        }
    }

    /// Shows the sheet of a request. Returns the result of the request, or nil while the sheet waits for the user.
    private func present(_ authorization: PendingAuthorization) throws(HealthFailure) -> Bool? {
        switch authorization.subject {
        case .types(let request):
            let pairs = try healthStore.undecidedPairs(of: request)
            guard !pairs.isEmpty else {
                try healthStore.checkRequiredTypes(of: request)
                return true
            }
            let rule = nextRule()
            let open = pairs.filter { rule.decisions[$0] == nil }
            guard rule.policy == .ask, !open.isEmpty else {
                try decide(pairs, by: rule)
                try healthStore.checkRequiredTypes(of: request)
                return true
            }
            authorization.sheet = PermissionSheet(
                id: phone.sheetCount,
                pairs: open,
                objects: nil,
                decisions: rule.decisions
            )
        case .objects(let type, let list):
            guard let objects = try list() else { return true }
            let rule = nextRule()
            guard rule.policy == .ask else {
                try decide(objects, of: type, by: rule)
                return true
            }
            authorization.objects = objects
            authorization.sheet = PermissionSheet(
                id: phone.sheetCount,
                pairs: [AccessPair(type, .read)],
                objects: objects.map(\.name),
                decisions: [:]
            )
        }
        return nil
    }

    /// Carries out an answer. Returns nil if another sheet is needed, for pairs that Settings have made undecided
    /// meanwhile.
    private func answered(
        _ authorization: PendingAuthorization,
        _ sheet: PermissionSheet,
        _ rule: ConsentRule
    ) throws(HealthFailure) -> Bool? {
        switch authorization.subject {
        case .types(let request):
            let shown = Set(sheet.pairs).union(sheet.decisions.keys)
            let pairs = try healthStore.undecidedPairs(of: request)
            // A sheet that is cancelled fails the request, also if Settings have decided its pairs meanwhile.
            try decide(pairs.filter(shown.contains), by: rule)
        case .objects(let type, _):
            try decide(authorization.objects, of: type, by: rule)
            return true
        }
        return try present(authorization)
    }

    private func nextRule() -> ConsentRule {
        phone.sheetCount += 1
        return phone.consent.next()
    }

    /// Carries out what the user does with a sheet: all switches at once, or none (AUTH-17, AUTH-18).
    private func decide(_ pairs: [AccessPair], by rule: ConsentRule) throws(HealthFailure) {
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        let isKilled = rule.policy == .kill
        let decisions = pairs.map { ($0, !isKilled && rule.decisions[$0] ?? (rule.policy == .allow)) }
        let table = AuthorizationTable(bundleIdentifier: app.bundleIdentifier)
        try phone.database.write { try table.record(Dictionary(uniqueKeysWithValues: decisions), $0) }
        if isKilled { try endByUser() }
    }

    /// Carries out what the user does with a list of objects. Denying all of them does not include what the app has saved
    /// itself: the user withdraws that object by object (AUTH-47; project decision).
    private func decide(
        _ objects: [PendingAuthorization.ListedObject],
        of type: ObjectType,
        by rule: ConsentRule
    ) throws(HealthFailure) {
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        if rule.policy == .kill { try endByUser() }
        let usual = rule.decisions[AccessPair(type, .read)] ?? (rule.policy == .allow)
        let table = ObjectAuthorizationTable(bundleIdentifier: app.bundleIdentifier)
        try phone.database.write { db in
            for object in objects {
                guard let isAllowed = rule.objects[object.name] ?? (usual || !object.isOwn ? usual : nil) else {
                    continue
                }
                try table.record(isAllowed, on: object.name, db)
            }
        }
    }

    /// The user ends the app while the sheet is on the screen (AUTH-17).
    private func endByUser() throws(HealthFailure) -> Never {
        terminate()
        throw .appTerminated
    }
}
