import HealthModel
import JSON

/// The guide's `HealthKitPermissionValidator`: asks for several kinds at once and tells what does not exist.
enum RequestPermissions: Method {
    static let name = "healthkit_permissions/requestPermissions"
    static let summary = "Asks the user for several kinds of types at once, and tells which of them the system lacks."
    static let quantityTypes = Parameter.optional("quantityTypes", .strings, default: [], "Raw identifiers.")
    static let categoryTypes = Parameter.optional("categoryTypes", .strings, default: [], "Raw identifiers.")
    static let characteristicTypes = Parameter.optional(
        "characteristicTypes",
        .strings,
        default: [],
        "Raw identifiers; they are only ever read."
    )
    static let includeWorkouts = Parameter.optional(
        "includeWorkouts",
        .bool,
        default: false,
        "Whether to add workouts."
    )
    static let read = Parameter.optional("read", .bool, default: true, "Whether to ask for reading.")
    static let write = Parameter.optional("write", .bool, default: false, "Whether to ask for sharing.")
    static let parameters = [
        quantityTypes.description, categoryTypes.description, characteristicTypes.description,
        includeWorkouts.description, read.description, write.description,
    ]
    static let result = ResultDescription("permissionResult", Schemas.reference("PermissionResult"))
    static let example = Example(
        ["quantityTypes": ["HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierNoSuchThing"]],
        result: [
            "dialogShown": true, "requestedReadTypes": 1, "requestedWriteTypes": 0,
            "unavailableTypes": ["HKQuantityTypeIdentifierNoSuchThing"], "hasUnavailableTypes": true,
        ]
    )
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let asked = [
            (ObjectType.Kind.quantity, try arguments(quantityTypes)),
            (.category, try arguments(categoryTypes)),
            (.characteristic, try arguments(characteristicTypes)),
        ]
        let includeWorkouts = try arguments(includeWorkouts)
        let read = try arguments(read)
        let write = try arguments(write)

        try context.checkAvailability()
        var available: Set<ObjectType> = includeWorkouts ? [.workout] : []
        var unavailable: [String] = []
        for (kind, identifiers) in asked {
            for identifier in identifiers {
                guard let type = try? context.type(identifier, kind: kind) else {
                    unavailable.append(identifier)
                    continue
                }
                available.insert(type)
            }
        }
        let toRead: Set<ObjectType> = read ? available : []
        let toShare: Set<ObjectType> = write ? available.filter { $0.kind != .characteristic } : []
        guard !toRead.isEmpty || !toShare.isEmpty else { throw Context.dataTypeUnavailable }
        let isDealtWith = try context.requestAuthorization(toShare: toShare, read: toRead)
        return [
            "dialogShown": .bool(isDealtWith),
            "requestedReadTypes": .integer(toRead.count),
            "requestedWriteTypes": .integer(toShare.count),
            "unavailableTypes": .strings(unavailable),
            "hasUnavailableTypes": .bool(!unavailable.isEmpty),
        ]
    }
}
