import GRDB
public import HealthModel

extension HealthStore {
    var authorizations: AuthorizationTable { AuthorizationTable(database: database, bundleIdentifier: bundleIdentifier) }

    /// `requestAuthorization(toShare:read:completion:)`: asks the user about every undecided pair.
    ///
    /// True means that the request is complete. It does not mean that the user granted anything (AUTH-10). A widget
    /// gets false without an error, because it cannot show a sheet (AUTH-54). If everything is decided, the result is
    /// true, or pending for good if the phone shows blank sheets (AUTH-66).
    ///
    /// The result is pending until the user answers: see ``AppProcess/answerSheet(_:)``. Throws the exceptions of an
    /// invalid request, and codes 1, 2, 4, 7, 10 and 15.
    @discardableResult
    public func requestAuthorization(
        toShare: Set<ObjectType> = [], read: Set<ObjectType> = []
    ) throws(HealthFailure) -> Promise<Bool, HealthFailure> {
        let request = AuthorizationRequest(toShare: toShare, read: read)
        return try asking(toShare.union(read), validating: request.validate(for: process)) {
            let hasBlankSheets = phone.consent.hasBlankSheets && process.state != .extension
            guard try !undecidedPairs(of: request).isEmpty || hasBlankSheets else {
                try checkRequiredTypes(of: request)
                return Promise(true)
            }
            guard try canShowSheet() else { return Promise(false) }
            return try process.ask(.types(request))
        }
    }

    /// `authorizationStatus(for:)`: the status for sharing. In HealthKit it cannot fail (AUTH-32).
    ///
    /// A type that was only requested for reading is `sharingDenied` (AUTH-33). Correlation types are never determined
    /// (AUTH-34). On a device without HealthKit, no type is. Throws only if the store file cannot be read.
    public func authorizationStatus(for type: ObjectType) throws(HealthFailure) -> AuthorizationStatus {
        try authorizationStatuses(for: [type])[type] ?? .notDetermined
    }

    /// ``authorizationStatus(for:)`` of several types, read in one transaction.
    public func authorizationStatuses(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: AuthorizationStatus] {
        try operation(.other, types, checking: .none) {
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
    }

    /// `getRequestStatusForAuthorization(toShare:read:completion:)`: whether ``requestAuthorization(toShare:read:)``
    /// would show the sheet (AUTH-35, AUTH-37). Throws the same exceptions (AUTH-36).
    public func statusForAuthorizationRequest(
        toShare: Set<ObjectType> = [], read: Set<ObjectType> = []
    ) throws(HealthFailure) -> AuthorizationRequestStatus {
        let request = AuthorizationRequest(toShare: toShare, read: read)
        return try operation(.other, toShare.union(read), validating: request.validate(for: process), checking: .reading) {
            try undecidedPairs(of: request).isEmpty ? .unnecessary : .shouldRequest
        }
    }

    /// Reports a request for authorization, and again when the user has answered it.
    func asking(
        _ types: Set<ObjectType>,
        validating validation: @autoclosure () throws -> Void,
        _ request: () throws -> Promise<Bool, HealthFailure>
    ) throws(HealthFailure) -> Promise<Bool, HealthFailure> {
        let accesses = accesses
        let answer = try operation(.other, types, validating: validation(), checking: .writing, request)
        return try answer.map { (outcome) throws(HealthFailure) in
            let isComplete = try outcome()
            if isComplete { accesses.add(.authorize, types) }
            return isComplete
        }
    }

    /// Whether the app can show a sheet. An extension cannot (AUTH-54), and neither can an app that has ended.
    func canShowSheet() throws(HealthFailure) -> Bool {
        guard process.isRunning else { throw .appTerminated }
        guard process.state == .extension else { return true }
        phone.warnOnce(.extensionRequest)
        return false
    }

    func undecidedPairs(of request: AuthorizationRequest) throws(HealthFailure) -> [AccessPair] {
        let table = authorizations
        return try database.read { db in
            try request.pairs.filter { pair in
                // Records that a provider added later need a new decision (AUTH-37).
                try table.decision(on: pair, db) == nil || table.hasNewRecords(pair, db)
            }
        }
    }

    /// Fails the whole request if the user denied a type that the app declares as required. The error does not name the
    /// type (AUTH-50).
    func checkRequiredTypes(of request: AuthorizationRequest) throws(HealthFailure) {
        let required = request.read.intersection(process.entitlements.requiredReadTypes)
        guard !required.isEmpty else { return }
        let isRefused = try database.read { db in
            try required.contains { try authorizations.decision(on: AccessPair($0, .read), db) == false }
        }
        guard !isRefused else { throw .error(.errorRequiredAuthorizationDenied) }
    }
}
