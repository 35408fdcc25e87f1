import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The types of the permissions.
private enum Permission {
    static let read: [String: [String]] = [
        "READ_STEPS": ["HKQuantityTypeIdentifierStepCount"],
        "READ_ACTIVE_CALORIES": ["HKQuantityTypeIdentifierActiveEnergyBurned"],
        "READ_WORKOUTS": ["HKWorkoutTypeIdentifier"],
        "READ_HEART_RATE": ["HKQuantityTypeIdentifierHeartRate"],
        "READ_ROUTE": ["HKWorkoutRouteTypeIdentifier"],
        "READ_DISTANCE": [
            "HKQuantityTypeIdentifierDistanceCycling", "HKQuantityTypeIdentifierDistanceSwimming",
            "HKQuantityTypeIdentifierDistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceDownhillSnowSports",
        ],
        "READ_MINDFULNESS": ["HKCategoryTypeIdentifierMindfulSession"],
        "READ_WEIGHT": ["HKQuantityTypeIdentifierBodyMass"],
        "READ_HEIGHT": ["HKQuantityTypeIdentifierHeight"],
        "READ_BODY_FAT": ["HKQuantityTypeIdentifierBodyFatPercentage"],
        "READ_LEAN_BODY_MASS": ["HKQuantityTypeIdentifierLeanBodyMass"],
    ]
    static let share = ["WRITE_WORKOUTS": ["HKWorkoutTypeIdentifier"]]
}

/// Availability and permissions.
extension CapacitorHealthChannel {
    static let isHealthAvailable = Method(
        plugin: "isHealthAvailable",
        "Returns whether the device has HealthKit.",
        result: ResultDescription("availability", Schemas.object(["available": .booleanSchema])),
        audit: .none
    ) { call, _ in
        ["available": .bool(call.store.isHealthDataAvailable)] as JSONValue
    }

    static let checkHealthPermissions = Method(
        plugin: "checkHealthPermissions",
        "Rejects: iOS does not implement the method.",
        [.permissions],
        result: .nothing,
        audit: .none
    ) { (_, _) throws -> JSONNull in
        throw BridgeError.rejected("not implemented")
    }

    static let requestHealthPermissions = Method(
        plugin: "requestHealthPermissions",
        "Requests authorization. Permissions that iOS does not know are left out. Success is true for each of the names.",
        [.permissions],
        result: ResultDescription("permissions", Schemas.object(["permissions": ["type": "object"]])),
        audit: .action(.authorize)
    ) { call, arguments in
        // The names become names of members, in which the protocol does not allow U+0000.
        guard let names = arguments[.permissions].array(of: \.string), !names.contains(where: { $0.utf8.contains(0) })
        else { throw BridgeError.rejected("Invalid permissions format") }
        let read = Set(names.flatMap { Permission.read[$0] ?? [] }.compactMap(call.deviceType))
        let toShare = Set(names.flatMap { Permission.share[$0] ?? [] }.compactMap(call.deviceType))
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare, read: read)
        } answer: { result in
            switch result {
            case .failure(let error): throw BridgeError.rejected("Authorization failed: \(error.message)")
            case .success(let success):
                var permissions = JSONObject()
                var seen: Set<String> = []
                for name in names where seen.insert(name).inserted { permissions.append(name, .bool(success)) }
                return ["permissions": .object(permissions)] as JSONValue
            }
        }
    }

    static let openAppleHealthSettings = Method(
        plugin: "openAppleHealthSettings",
        "Opens the settings of the app. Nothing is emulated.",
        result: .nothing,
        audit: .none
    ) { _, _ in
        JSONNull()
    }
}

extension ParameterDescription {
    fileprivate static let permissions = texts(
        "permissions", "The names of the permissions, such as `READ_STEPS`.", isRequired: true
    )
}
