import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The permission manager's `getAuthorizationStatus(for:)`: about sharing only (AUTH-32).
    static let getAuthorizationStatus = Method(
        "getAuthorizationStatus",
        "Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.",
        .identifier,
        result: .authorizationStatus,
        example: Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: 0)
    ) { (call, identifier) throws(BridgeError) in
        let type: ObjectType
        do throws(UnknownType) {
            type = try call.context.type(identifier)
        } catch {
            throw .platform("UNSUPPORTED_TYPE", error.reason)
        }
        return try call.authorizationStatus(for: type).rawValue
    }

    /// The guide's `checkWriteAuthorization(for:)`.
    static let checkWriteAuthorization = Method(
        "checkWriteAuthorization",
        "The sharing status of each identifier that the system knows.",
        .identifiers,
        result: ResultDescription(
            "statuses",
            ["type": "object", "additionalProperties": ResultDescription.authorizationStatus.schema]
        ),
        example: Example(
            ["identifiers": ["HKQuantityTypeIdentifierStepCount"]],
            result: ["HKQuantityTypeIdentifierStepCount": 0]
        )
    ) { (call, identifiers) throws(BridgeError) in
        var statuses = JSONObject()
        for (type, status) in try call.authorizationStatuses(for: identifiers) {
            statuses[type.identifier] = .integer(status.rawValue)
        }
        return statuses
    }

    /// `getRequestStatusForAuthorization` as a plugin passes it on. A widget asks this instead of requesting (ANTI-04).
    static let getRequestStatus = Method(
        "getRequestStatus",
        "Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.",
        .required("readIdentifiers", .strings, "Raw identifiers to read."),
        .required("writeIdentifiers", .strings, "Raw identifiers to share."),
        result: .requestStatus,
        example: Example(
            ["readIdentifiers": ["HKQuantityTypeIdentifierStepCount"], "writeIdentifiers": []],
            result: 1
        )
    ) { (call, readIdentifiers, writeIdentifiers) throws(BridgeError) in
        let read = Set(call.context.types(readIdentifiers))
        let toShare = Set(call.context.types(writeIdentifiers))
        try call.checkAvailability()
        return try call.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }
}

extension Call {
    /// The sharing status of each type that the system knows, in the order of the identifiers. The journal names the types.
    func authorizationStatuses(
        for identifiers: [String]
    ) throws(BridgeError) -> [(type: ObjectType, status: AuthorizationStatus)] {
        let types = context.types(identifiers)
        notes.set(types)
        let statuses = try healthKit { () throws(HealthFailure) in try store.authorizationStatuses(for: Set(types)) }
        return types.map { ($0, statuses[$0] ?? .notDetermined) }
    }
}
