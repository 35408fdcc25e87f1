import BridgeCore
import HealthJSON
import HealthModel

extension HealthKitPermissionsChannel {
    /// The permission manager's `canWriteType(_:)`.
    static let canWriteType = Method(
        "canWriteType",
        "Returns whether the app may share a type. False for a type that the system does not have.",
        .identifier,
        result: ResultDescription("canWrite", .booleanSchema)
    ) { call, identifier in
        try call.authorizationStatuses(for: [identifier]).first?.status == .sharingAuthorized
    }

    /// The guide's `canWriteAllTypes(_:)`. It is false if the system does not have one of the types.
    static let canWriteAllTypes = Method(
        "canWriteAllTypes",
        "Returns whether the app may share all of the types. True for an empty list.",
        .identifiers,
        result: ResultDescription("canWriteAll", .booleanSchema)
    ) { call, identifiers in
        let statuses = try call.authorizationStatuses(for: identifiers)
        return statuses.count == identifiers.count && statuses.allSatisfy { $0.status == .sharingAuthorized }
    }

    /// The guide's `canWriteAnyType(_:)`.
    static let canWriteAnyType = Method(
        "canWriteAnyType",
        "Returns whether the app may share at least one of the types.",
        .identifiers,
        result: ResultDescription("canWriteAny", .booleanSchema)
    ) { call, identifiers in
        try call.authorizationStatuses(for: identifiers).contains { $0.status == .sharingAuthorized }
    }

    /// The guide's `getAuthorizedWriteTypes(from:)`.
    static let getAuthorizedWriteTypes = Method(
        "getAuthorizedWriteTypes",
        "Returns the identifiers of those types that the app may share.",
        .identifiers,
        result: ResultDescription("identifiers", .arraySchema(of: .stringSchema))
    ) { call, identifiers in
        let statuses = try call.authorizationStatuses(for: identifiers)
        return statuses.filter { $0.status == .sharingAuthorized }.map(\.type.identifier)
    }
}
