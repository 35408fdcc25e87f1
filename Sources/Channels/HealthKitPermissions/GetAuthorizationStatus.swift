import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The permission manager's `getAuthorizationStatus(for:)`, which reports sharing only (AUTH-32).
    static let getAuthorizationStatus = Method(
        "getAuthorizationStatus",
        "Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read permission.",
        .identifier,
        result: .authorizationStatus
    ) { call, identifier in
        let type: ObjectType
        do throws(UnknownType) {
            type = try call.context.type(identifier)
        } catch {
            throw BridgeError.platform("UNSUPPORTED_TYPE", error.reason)
        }
        return try call.store.authorizationStatus(for: type).rawValue
    }

    /// The guide's `checkWriteAuthorization(for:)`.
    static let checkWriteAuthorization = Method(
        "checkWriteAuthorization",
        "Returns the sharing status of each type, by identifier. Types that the system does not have are left out.",
        .identifiers,
        result: ResultDescription(
            "statuses", ["type": "object", "additionalProperties": ResultDescription.authorizationStatus.schema]
        )
    ) { call, identifiers in
        var statuses = JSONObject()
        for (type, status) in try call.authorizationStatuses(for: identifiers) {
            statuses[type.identifier] = .integer(status.rawValue)
        }
        return statuses
    }

    /// `getRequestStatusForAuthorization` through the plugin. A widget calls this, because it cannot request (ANTI-04).
    static let getRequestStatus = Method(
        "getRequestStatus",
        "Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.",
        .required("readIdentifiers", .strings, "The raw identifiers of the types to read."),
        .required("writeIdentifiers", .strings, "The raw identifiers of the types to share."),
        result: .requestStatus
    ) { call, readIdentifiers, writeIdentifiers in
        let read = Set(call.context.types(readIdentifiers))
        let toShare = Set(call.context.types(writeIdentifiers))
        try call.checkAvailability()
        return try call.store.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }
}

extension Call {
    /// The sharing status of each type that the system has, in the order of the identifiers.
    func authorizationStatuses(
        for identifiers: [String]
    ) throws -> [(type: ObjectType, status: AuthorizationStatus)] {
        let types = context.types(identifiers)
        let statuses = try store.authorizationStatuses(for: Set(types))
        return types.map { ($0, statuses[$0] ?? .notDetermined) }
    }
}
