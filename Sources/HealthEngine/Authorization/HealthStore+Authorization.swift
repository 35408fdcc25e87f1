import GRDB
public import HealthModel

extension HealthStore {
    var authorizations: AuthorizationTable { AuthorizationTable(bundleIdentifier: bundleIdentifier) }

    /// `requestAuthorization(toShare:read:completion:)`: asks the user about every pair that is not decided yet.
    ///
    /// True says that asking, if any was needed, came to an end; it never says that anything was granted (AUTH-10).
    /// False without an error is what a widget gets, which has no screen for the sheet (AUTH-54).
    ///
    /// Pending while the user has not answered: see ``AppProcess/answerSheet(_:)``. Throws the exceptions of a request that no
    /// app may make, and codes 1, 2, 4, 7, 10 and 15.
    @discardableResult
    public func requestAuthorization(
        toShare: Set<ObjectType> = [],
        read: Set<ObjectType> = []
    ) throws(HealthFailure) -> Deferred<Bool> {
        let request = AuthorizationRequest(toShare: toShare, read: read)
        try request.validate(for: process)
        try checkWriteAccess()
        guard try !undecidedPairs(of: request).isEmpty else {
            try checkRequiredTypes(of: request)
            return .value(true)
        }
        guard try canShowSheet() else { return .value(false) }
        return try process.ask(.types(request))
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
        try request.validate(for: process)
        try checkAccess()
        return try undecidedPairs(of: request).isEmpty ? .unnecessary : .shouldRequest
    }

    /// Whether there is a screen for a sheet: an extension has none (AUTH-54), and an app that has ended asks nothing.
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
                // New records of a provider may be shared or not, whatever was decided on older ones (AUTH-37).
                try table.decision(on: pair, db) == nil || table.hasNewRecords(pair, db)
            }
        }
    }

    /// A refusal of a type that the app declared as required fails the whole request, without naming it (AUTH-50).
    func checkRequiredTypes(of request: AuthorizationRequest) throws(HealthFailure) {
        let required = request.read.intersection(process.entitlements.requiredReadTypes)
        guard !required.isEmpty else { return }
        let table = authorizations
        let isRefused = try database.read { db in
            try required.contains { try table.decision(on: AccessPair($0, .read), db) == false }
        }
        guard !isRefused else { throw .error(.errorRequiredAuthorizationDenied) }
    }
}
