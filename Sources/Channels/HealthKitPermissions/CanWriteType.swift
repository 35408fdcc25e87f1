import BridgeCore
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The permission manager's `canWriteType(_:)`.
    static let canWriteType = Method(
        "canWriteType",
        "Whether a type may be shared; false for one that the system does not know.",
        .identifier,
        result: ResultDescription("canWrite", .booleanSchema),
        example: Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: false)
    ) { (call, identifier) throws(BridgeError) in
        try call.authorizationStatuses(for: [identifier]).first?.status == .sharingAuthorized
    }

    /// The guide's `canWriteAllTypes(_:)`. The app cannot write a type that the system does not know.
    static let canWriteAllTypes = Method(
        "canWriteAllTypes",
        "Whether every one of the types may be shared; true for none at all.",
        .identifiers,
        result: ResultDescription("canWriteAll", .booleanSchema),
        example: Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: false)
    ) { (call, identifiers) throws(BridgeError) in
        let statuses = try call.authorizationStatuses(for: identifiers)
        return statuses.count == identifiers.count && statuses.allSatisfy { $0.status == .sharingAuthorized }
    }

    /// The guide's `canWriteAnyType(_:)`.
    static let canWriteAnyType = Method(
        "canWriteAnyType",
        "Whether at least one of the types may be shared.",
        .identifiers,
        result: ResultDescription("canWriteAny", .booleanSchema),
        example: Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: false)
    ) { (call, identifiers) throws(BridgeError) in
        try call.authorizationStatuses(for: identifiers).contains { $0.status == .sharingAuthorized }
    }

    /// The guide's `getAuthorizedWriteTypes(from:)`.
    static let getAuthorizedWriteTypes = Method(
        "getAuthorizedWriteTypes",
        "Those of the types that may be shared.",
        .identifiers,
        result: ResultDescription("identifiers", .arraySchema(of: .stringSchema)),
        example: Example(["identifiers": ["HKQuantityTypeIdentifierStepCount"]], result: [])
    ) { (call, identifiers) throws(BridgeError) in
        let statuses = try call.authorizationStatuses(for: identifiers)
        return statuses.filter { $0.status == .sharingAuthorized }.map(\.type.identifier)
    }
}
