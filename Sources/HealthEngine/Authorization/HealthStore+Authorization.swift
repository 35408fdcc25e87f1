import GRDB
public import HealthModel

extension HealthStore {
    var authorizations: AuthorizationTable {
        AuthorizationTable(bundleIdentifier: world.app.bundleIdentifier)
    }

    /// `requestAuthorization(toShare:read:completion:)`: asks the user about every pair that is not decided yet.
    ///
    /// True says that asking, if any was needed, came to an end; it never says that anything was granted (AUTH-10).
    /// False without an error is what a widget gets, which has no screen for the sheet (AUTH-54).
    ///
    /// Throws ``HealthFailure/awaitingUser`` while the user has not answered: call ``answerSheet(_:)``, then make the
    /// same request again. Throws the exceptions of a request that no app may make, and codes 1, 2, 4, 7, 10 and 15.
    @discardableResult
    public func requestAuthorization(
        toShare: Set<ObjectType> = [],
        read: Set<ObjectType> = []
    ) throws(HealthFailure) -> Bool {
        let request = AuthorizationRequest(toShare: toShare, read: read)
        try request.validate(in: world)
        try checkWriteAccess()
        let undecided = try undecidedPairs(of: request)
        // What the user did to the sheet counts, also where Settings has decided its pairs meanwhile.
        let isDismissed = answer.map { $0.rule.policy == .cancel || $0.rule.policy == .kill } ?? false
        if !undecided.isEmpty || isDismissed {
            guard world.appState != .terminated else { throw .appTerminated }
            guard world.appState != .extension else {
                mention(.extensionRequest)
                return false
            }
            try showSheet(undecided)
        }
        try checkRequiredTypes(of: request)
        return true
    }

    /// `authorizationStatus(for:)`: about sharing only, and without a way to fail (AUTH-32).
    ///
    /// A type that was asked for only to be read is `sharingDenied` (AUTH-33), a correlation type is never determined
    /// (AUTH-34), nor is any type where there is no HealthKit. Throws only if the store file cannot be read.
    public func authorizationStatus(for type: ObjectType) throws(HealthFailure) -> AuthorizationStatus {
        try authorizationStatuses(for: [type])[type] ?? .notDetermined
    }

    /// ``authorizationStatus(for:)`` of several types at one moment.
    public func authorizationStatuses(
        for types: Set<ObjectType>
    ) throws(HealthFailure) -> [ObjectType: AuthorizationStatus] {
        guard isHealthDataAvailable else { return [:] }
        let table = authorizations
        return try database.read { db in
            var statuses: [ObjectType: AuthorizationStatus] = [:]
            for type in types {
                statuses[type] =
                    switch try table.decision(on: AccessPair(type, .share), db) {
                    case true: .sharingAuthorized
                    case false: .sharingDenied
                    case nil:
                        try table.decision(on: AccessPair(type, .read), db) == nil ? .notDetermined : .sharingDenied
                    }
            }
            return statuses
        }
    }

    /// `getRequestStatusForAuthorization(toShare:read:completion:)`: whether ``requestAuthorization(toShare:read:)``
    /// would show the sheet (AUTH-35, AUTH-37). Raises the same exceptions (AUTH-36).
    public func statusForAuthorizationRequest(
        toShare: Set<ObjectType> = [],
        read: Set<ObjectType> = []
    ) throws(HealthFailure) -> AuthorizationRequestStatus {
        let request = AuthorizationRequest(toShare: toShare, read: read)
        try request.validate(in: world)
        try checkAccess()
        return try undecidedPairs(of: request).isEmpty ? .unnecessary : .shouldRequest
    }

    /// The user's answer to the open sheet. It takes effect when the request behind the sheet is made again.
    public func answerSheet(_ rule: ConsentRule) {
        guard let sheet = openSheet else { return }
        // Only the switches that the sheet shows can be flipped; those that the script had decided stay so.
        let shown = rule.decisions.filter { sheet.pairs.contains($0.key) }
        let decisions = sheet.decisions.merging(shown) { _, new in new }
        answer = SheetAnswer(
            rule: ConsentRule(rule.policy, decisions: decisions, objects: rule.objects),
            pairs: Set(sheet.pairs).union(sheet.decisions.keys),
            objects: sheet.objects.map(Set.init)
        )
        openSheet = nil
    }

    /// Takes the sheet off the screen with nothing decided.
    public func dismissSheet() {
        openSheet = nil
    }

    /// Forgets an answer that the repeated request had no use for, because the pairs were decided meanwhile.
    public func dropAnswer() {
        answer = nil
    }

    private func undecidedPairs(of request: AuthorizationRequest) throws(HealthFailure) -> [AccessPair] {
        let table = authorizations
        return try database.read { db in
            try request.pairs.filter { pair in
                // New records of a provider may be shared or not, whatever was decided on older ones (AUTH-37).
                try table.decision(on: pair, db) == nil || table.hasNewRecords(pair, db)
            }
        }
    }

    /// Puts the sheet before the user, or waits behind the one that is there (AUTH-31).
    private func showSheet(_ pairs: [AccessPair]) throws(HealthFailure) {
        var pairs = pairs
        if let answer {
            self.answer = nil
            try decide(pairs.filter(answer.pairs.contains), by: answer.rule)
            // What was not on that sheet, because Settings has made it undecided since, needs another.
            pairs.removeAll(where: answer.pairs.contains)
            guard !pairs.isEmpty else { return }
        }
        guard openSheet == nil else { throw .awaitingUser }
        let rule = world.consent.next()
        sheetCount += 1
        let open = pairs.filter { rule.decisions[$0] == nil }
        guard rule.policy == .ask, !open.isEmpty else { return try decide(pairs, by: rule) }
        openSheet = PermissionSheet(id: sheetCount, pairs: open, objects: nil, decisions: rule.decisions)
        throw .awaitingUser
    }

    /// Carries out what the user does with a sheet: all switches at once, or none (AUTH-17, AUTH-18).
    private func decide(_ pairs: [AccessPair], by rule: ConsentRule) throws(HealthFailure) {
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        let isKilled = rule.policy == .kill
        let decisions = pairs.map { ($0, !isKilled && rule.decisions[$0] ?? (rule.policy == .allow)) }
        let table = authorizations
        try database.write { try table.record(Dictionary(uniqueKeysWithValues: decisions), $0) }
        guard !isKilled else {
            world.appState = .terminated
            throw .appTerminated
        }
    }

    /// A refusal of a type that the app declared as required fails the whole request, without naming it (AUTH-50).
    private func checkRequiredTypes(of request: AuthorizationRequest) throws(HealthFailure) {
        let required = request.read.intersection(world.entitlements.requiredReadTypes)
        guard !required.isEmpty else { return }
        let table = authorizations
        let isRefused = try database.read { db in
            try required.contains { try table.decision(on: AccessPair($0, .read), db) == false }
        }
        guard !isRefused else { throw .error(.errorRequiredAuthorizationDenied) }
    }
}
