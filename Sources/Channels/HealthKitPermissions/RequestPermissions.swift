import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The guide's `HealthKitPermissionValidator`: asks for several kinds at once, and lists the types that do not exist.
    static let requestPermissions = Method(
        asking: "requestPermissions",
        "Asks the user for several kinds of types at once, and tells which of them the system lacks.",
        .optional("quantityTypes", .strings, default: [], "Raw identifiers."),
        .optional("categoryTypes", .strings, default: [], "Raw identifiers."),
        .optional("characteristicTypes", .strings, default: [], "Raw identifiers; they are only ever read."),
        .optional("includeWorkouts", .bool, default: false, "Whether to add workouts."),
        .optional("read", .bool, default: true, "Whether to ask for reading."),
        .optional("write", .bool, default: false, "Whether to ask for sharing."),
        result: ResultDescription("permissionResult", Schemas.reference("PermissionResult")),
        example: Example(
            ["quantityTypes": ["HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierNoSuchThing"]],
            result: [
                "dialogShown": true, "requestedReadTypes": 1, "requestedWriteTypes": 0,
                "unavailableTypes": ["HKQuantityTypeIdentifierNoSuchThing"], "hasUnavailableTypes": true,
            ]
        ),
        audit: .action(.authorize)
    ) { (call, quantityTypes, categoryTypes, characteristicTypes, includeWorkouts, read, write) throws(BridgeError) in
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
        guard !toRead.isEmpty || !toShare.isEmpty else { throw .dataTypeUnavailable }
        let isDealtWith = try call.requestAuthorization(toShare: toShare, read: toRead)
        let unavailableTypes = unavailable
        return try Reply(isDealtWith) { (isDealtWith) throws(BridgeError) in
            JSONValue.object([
                "dialogShown": .bool(isDealtWith),
                "requestedReadTypes": .integer(toRead.count),
                "requestedWriteTypes": .integer(toShare.count),
                "unavailableTypes": .strings(unavailableTypes),
                "hasUnavailableTypes": .bool(!unavailableTypes.isEmpty),
            ])
        }
    }
}

// MARK: What several methods share

extension Parameter where Value == [String] {
    static let identifiers = Parameter.required(
        "identifiers",
        .strings,
        "Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out."
    )
}

extension Parameter where Value == String {
    static let identifier = Parameter.required("identifier", .string, "A raw HealthKit identifier.")
}

extension Parameter where Value == Bool {
    static let read = Parameter.required("read", .bool, "Whether to ask for reading.")
    static let write = Parameter.required("write", .bool, "Whether to ask for sharing.")
}

extension ResultDescription {
    static let dialogDealtWith = ResultDescription(
        "dialogDealtWith",
        ["type": "boolean", "description": "True when asking came to an end. It never says that anything was granted."]
    )
}

extension Reply {
    /// The answer of the plugin's requests: whether the dialog was dealt with.
    init(isDealtWith deferred: Deferred<Bool>) throws(BridgeError) {
        try self.init(deferred) { (isDealtWith) throws(BridgeError) in isDealtWith }
    }
}

extension BridgeError {
    /// What the guide's methods answer when no type is left, or when the system lacks one.
    static let dataTypeUnavailable = BridgeError.platform(
        "PERMISSION_ERROR",
        "The requested health data type is not available"
    )
}

extension Call {
    /// Asks for types to share and to read, as the guide's permission manager does: it first checks that the device has
    /// HealthKit, and that the system has the types.
    func requestPermission(toShare: [ObjectType], read: [ObjectType]) throws(BridgeError) -> Deferred<Bool> {
        try checkAvailability()
        guard toShare.allSatisfy(device.knows), read.allSatisfy(device.knows) else { throw .dataTypeUnavailable }
        return try requestAuthorization(toShare: Set(toShare), read: Set(read))
    }

    /// Asks for the same types on the sides that are wanted.
    func requestPermission(_ types: [ObjectType], read: Bool, write: Bool) throws(BridgeError) -> Deferred<Bool> {
        try requestPermission(toShare: write ? types : [], read: read ? types : [])
    }
}
