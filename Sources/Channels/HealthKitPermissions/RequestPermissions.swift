import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The guide's `HealthKitPermissionValidator`: requests several kinds at once, and lists the types that do not exist.
    static let requestPermissions = Method(
        "requestPermissions",
        "Requests permission for several kinds of types at once. Also returns the types that the system does not have.",
        .optional("quantityTypes", .strings, default: [], "The raw identifiers of quantity types."),
        .optional("categoryTypes", .strings, default: [], "The raw identifiers of category types."),
        .optional(
            "characteristicTypes", .strings, default: [], "The raw identifiers of characteristics, which are never shared."
        ),
        .optional("includeWorkouts", .bool, default: false, "Whether to request workouts too."),
        .optional("read", .bool, default: true, "Whether to request reading."),
        .optional("write", .bool, default: false, "Whether to request sharing."),
        result: ResultDescription("permissionResult", Schemas.reference("PermissionResult")),
        audit: .action(.authorize)
    ) { call, quantityTypes, categoryTypes, characteristicTypes, includeWorkouts, read, write in
        try call.checkAvailability()
        var available: Set<ObjectType> = includeWorkouts ? [.workout] : []
        var unavailable: [String] = []
        let asked: [(ObjectType.Kind, [String])] = [
            (.quantity, quantityTypes), (.category, categoryTypes), (.characteristic, characteristicTypes),
        ]
        for (kind, identifiers) in asked {
            for identifier in identifiers {
                if let type = try? call.context.type(identifier, kind: kind) {
                    available.insert(type)
                } else {
                    unavailable.append(identifier)
                }
            }
        }
        let toRead: Set<ObjectType> = read ? available : []
        let toShare: Set<ObjectType> = write ? available.filter { $0.kind != .characteristic } : []
        guard !toRead.isEmpty || !toShare.isEmpty else { throw BridgeError.dataTypeUnavailable }
        let success = try call.store.requestAuthorization(toShare: toShare, read: toRead)
        let unavailableTypes = unavailable
        return try Reply(success) { success in
            JSONValue.object([
                "dialogShown": .bool(success),
                "requestedReadTypes": .integer(toRead.count),
                "requestedWriteTypes": .integer(toShare.count),
                "unavailableTypes": .strings(unavailableTypes),
                "hasUnavailableTypes": .bool(!unavailableTypes.isEmpty),
            ])
        }
    }
}

// MARK: Shared declarations

extension Parameter where Value == [String] {
    static let identifiers = Parameter.required(
        "identifiers",
        .strings,
        "The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out."
    )
}

extension Parameter where Value == String {
    static let identifier = Parameter.required("identifier", .string, "A raw HealthKit identifier.")
}

extension Parameter where Value == String? {
    static let user = Parameter.optional(
        "userId", .string, "The user of the app, whose records are separate. Default: the records without a user."
    )
}

extension Parameter where Value == Bool {
    static let read = Parameter.required("read", .bool, "Whether to request reading.")
    static let write = Parameter.required("write", .bool, "Whether to request sharing.")
}

extension ResultDescription {
    static let dialogDealtWith = ResultDescription(
        "dialogDealtWith",
        [
            "type": "boolean",
            "description": "True when the user has dealt with the request. It does not mean that anything was granted.",
        ]
    )
}

extension Reply {
    /// The reply to the plugin's requests: whether the user has dealt with the dialog.
    init(success promise: Promise<Bool, HealthFailure>) throws {
        try self.init(promise) { success in success }
    }
}

extension BridgeError {
    /// The error of the guide's methods if no type is left, or if the system does not have one.
    static let dataTypeUnavailable = BridgeError.platform("PERMISSION_ERROR", "The requested health data type is not available")
}

extension Call {
    /// Requests types to share and to read, as the guide's permission manager does. It first checks that the device has HealthKit
    /// and that the system has the types.
    func requestPermission(toShare: [ObjectType], read: [ObjectType]) throws -> Promise<Bool, HealthFailure> {
        try checkAvailability()
        guard toShare.allSatisfy(device.supports), read.allSatisfy(device.supports) else { throw BridgeError.dataTypeUnavailable }
        return try store.requestAuthorization(toShare: Set(toShare), read: Set(read))
    }

    /// Requests reading and sharing of the same types, as the flags say.
    func requestPermission(_ types: [ObjectType], read: Bool, write: Bool) throws -> Promise<Bool, HealthFailure> {
        try requestPermission(toShare: write ? types : [], read: read ? types : [])
    }
}
