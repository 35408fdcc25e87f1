package import Foundation
import GRDB
public import HealthModel

/// The permission sheets of an app. One sheet is on screen at a time, and further requests wait in a queue (AUTH-31).
extension AppProcess {
    /// The user answers the sheet on screen, which finishes its request. Then the queued requests finish, up to the
    /// next one that needs a sheet. Does nothing if no sheet is on screen.
    ///
    /// `ConsentPolicy.kill` ends the process. It is the only answer to a blank sheet.
    public func answerSheet(_ answer: ConsentRule) {
        guard isRunning, let authorization = authorizations.first, let sheet = authorization.sheet else { return }
        guard !sheet.isBlank || answer.policy == .kill else { return }
        authorization.sheet = nil
        authorization.answer = nil
        continueAuthorizations(answer: (sheet, sheet.completed(answer)))
    }

    /// The user gives the answers of policies that are due: by now, or all of them (AUTH-13).
    package func answerSheets(until time: Date = .distantFuture) {
        while isRunning, let answer = authorizations.first?.answer, answer.time <= time { answerSheet(answer.rule) }
    }

    /// Whether the user takes time for the answer of a policy. Not while the clock stands still: it would never come.
    private func takesTime(_ authorization: PendingAuthorization, for rule: ConsentRule) -> Bool {
        guard !phone.environment.clock.isFixed, !phone.environment.clock.isHeld else { return false }
        let delay = vary(.answer, upTo: 200)
        guard delay > 0 else { return false }
        authorization.answer = (rule, phone.environment.clock.current.adding(Double(delay) / 1000))
        return true
    }

    /// Ends a waiting request without a decision and removes its sheet from the screen.
    func cancel(_ request: Promise<Bool, HealthFailure>) {
        guard let index = authorizations.firstIndex(where: { $0.promise === request }) else { return }
        authorizations.remove(at: index).finish(.failure(.error(.errorUserCanceled)))
        continueAuthorizations()
    }

    /// Asks the user. The result is immediate if a script answers or if everything is decided.
    func ask(_ subject: PendingAuthorization.Subject) throws(HealthFailure) -> Promise<Bool, HealthFailure> {
        let authorization = PendingAuthorization(subject, of: self)
        if authorizations.isEmpty, let result = try present(authorization) { return Promise(result) }
        authorizations.append(authorization)
        announceSheet(of: authorization)
        return authorization.promise
    }

    /// Continues the queued requests, up to the first that needs a sheet. `answer` is the user's answer for the first
    /// one.
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
                    announceSheet(of: authorization)
                    return
                }
                authorizations.removeFirst()
                authorization.finish(.success(result))
            } catch {
                // The queue is already empty if the process has ended.
                if authorizations.first === authorization { authorizations.removeFirst() }
                authorization.finish(.failure(error))
            }
            answer = nil
        }
    }

    /// Tells of a sheet that waits for an answer which is not known yet.
    private func announceSheet(of authorization: PendingAuthorization) {
        if let sheet = authorization.sheet, authorization.answer == nil { sheetPresented(sheet) }
    }

    /// Shows the sheet of a request. Returns the result of the request, or nil while the sheet waits for the user.
    private func present(_ authorization: PendingAuthorization) throws(HealthFailure) -> Bool? {
        switch authorization.subject {
        case .types(let request):
            let pairs = try healthStore.undecidedPairs(of: request)
            guard !pairs.isEmpty || phone.consent.hasBlankSheets else {
                try healthStore.checkRequiredTypes(of: request)
                return true
            }
            let rule = nextRule()
            if pairs.isEmpty {
                if rule.policy == .kill { try endByUser() }
                authorization.sheet = PermissionSheet(id: phone.sheetCount, pairs: [], objects: nil, decisions: [:])
                return nil
            }
            let open = pairs.filter { rule.decisions[$0] == nil }
            let isAsked = rule.policy == .ask && !open.isEmpty
            guard isAsked || takesTime(authorization, for: rule) else {
                guard try decide(pairs, by: rule) else { return false }
                try healthStore.checkRequiredTypes(of: request)
                return true
            }
            authorization.sheet = PermissionSheet(
                id: phone.sheetCount, pairs: isAsked ? open : pairs, objects: nil, decisions: rule.decisions
            )
        case .objects(let type, let list):
            guard let objects = try list() else { return true }
            let rule = nextRule()
            guard rule.policy == .ask || takesTime(authorization, for: rule) else {
                return try decide(objects, of: type, by: rule)
            }
            authorization.objects = objects
            authorization.sheet = PermissionSheet(
                id: phone.sheetCount, pairs: [AccessPair(type, .read)], objects: objects.map(\.name), decisions: [:]
            )
        }
        return nil
    }

    /// Applies an answer. Returns nil if another sheet is needed, because Settings made pairs undecided in the
    /// meantime.
    private func answered(
        _ authorization: PendingAuthorization, _ sheet: PermissionSheet, _ rule: ConsentRule
    ) throws(HealthFailure) -> Bool? {
        switch authorization.subject {
        case .types(let request):
            let shown = Set(sheet.pairs).union(sheet.decisions.keys)
            let pairs = try healthStore.undecidedPairs(of: request)
            // Cancelling the sheet fails the request even if Settings decided its pairs in the meantime.
            guard try decide(pairs.filter(shown.contains), by: rule) else { return false }
            guard try !healthStore.undecidedPairs(of: request).isEmpty else {
                try healthStore.checkRequiredTypes(of: request)
                return true
            }
        case .objects(let type, _):
            return try decide(authorization.objects, of: type, by: rule)
        }
        return try present(authorization)
    }

    private func nextRule() -> ConsentRule {
        phone.sheetCount += 1
        return phone.consent.next()
    }

    /// Applies the user's answer to the types of a sheet: a decision on every pair, or none (AUTH-17, AUTH-18). Returns
    /// false if the user left the app instead.
    private func decide(_ pairs: [AccessPair], by rule: ConsentRule) throws(HealthFailure) -> Bool {
        guard rule.policy != .leave else { return false }
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        let isKilled = rule.policy == .kill
        let decisions = pairs.map { ($0, !isKilled && rule.decisions[$0] ?? (rule.policy == .allow)) }
        let table = AuthorizationTable(database: phone.database, bundleIdentifier: app.bundleIdentifier)
        try phone.database.write { try table.record(Dictionary(uniqueKeysWithValues: decisions), $0) }
        if isKilled { try endByUser() }
        return true
    }

    /// Applies the user's answer to a list of objects. Denying all objects does not deny those that the app saved
    /// itself. The user can only deny those one by one (AUTH-47; project decision). Returns false if the user left the
    /// app instead.
    private func decide(
        _ objects: [PendingAuthorization.ListedObject], of type: ObjectType, by rule: ConsentRule
    ) throws(HealthFailure) -> Bool {
        guard rule.policy != .leave else { return false }
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        if rule.policy == .kill { try endByUser() }
        let usual = rule.decisions[AccessPair(type, .read)] ?? (rule.policy == .allow)
        let table = ObjectAuthorizationTable(bundleIdentifier: app.bundleIdentifier)
        try phone.database.write { db in
            for object in objects {
                guard let isAllowed = rule.objects[Name(object.name)] ?? (usual || !object.isOwn ? usual : nil) else {
                    continue
                }
                try table.record(isAllowed, on: object.name, db)
            }
        }
        return true
    }

    /// The user ends the app while the sheet is on screen (AUTH-17).
    private func endByUser() throws(HealthFailure) -> Never {
        terminate()
        throw .appTerminated
    }
}
