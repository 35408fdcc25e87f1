import HealthEngine
import HealthModel
import JSON

/// `getRequestStatusForAuthorization` as a plugin passes it on: what a widget asks instead of requesting (ANTI-04).
enum GetRequestStatus: Method {
    static let name = "healthkit_permissions/getRequestStatus"
    static let summary = "Whether a request for these types would show the sheet: 1 it would, 2 everything is decided."
    static let readIdentifiers = Parameter.required("readIdentifiers", .strings, "Raw identifiers to read.")
    static let writeIdentifiers = Parameter.required("writeIdentifiers", .strings, "Raw identifiers to share.")
    static let parameters = [readIdentifiers.description, writeIdentifiers.description]
    static let result = ResultDescription.requestStatus
    static let example = Example(
        ["readIdentifiers": ["HKQuantityTypeIdentifierStepCount"], "writeIdentifiers": []],
        result: 1
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Int {
        let read = Set(context.types(try arguments(readIdentifiers)))
        let toShare = Set(context.types(try arguments(writeIdentifiers)))
        try context.checkAvailability()
        return try context.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }
}

extension ResultDescription {
    static let requestStatus = ResultDescription(
        "authorizationRequestStatus",
        .integerSchema(AuthorizationRequestStatus.allCases.map(\.rawValue))
    )
}

extension Context {
    /// `getRequestStatusForAuthorization(toShare:read:)`, noted in the journal.
    func statusForAuthorizationRequest(
        toShare: Set<ObjectType>,
        read: Set<ObjectType>
    ) throws(BridgeError) -> AuthorizationRequestStatus {
        journal(toShare.union(read))
        return try healthKit { store throws(HealthFailure) in
            try store.statusForAuthorizationRequest(toShare: toShare, read: read)
        }
    }
}
