import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The guide's request tracking: the app remembers for which types it has asked.
extension HealthKitPermissionsChannel {
    /// The guide's `requestPermissionWithTracking(for:read:write:)`. A type enters the history when the sheet was dealt with.
    static let requestPermissionWithTracking = Method(
        asking: "requestPermissionWithTracking",
        "Asks the user for a type unless the app's history says that it has done so.",
        .identifier,
        .read,
        .write,
        result: .dialogDealtWith,
        example: Example(
            ["identifier": "HKQuantityTypeIdentifierStepCount", "read": true, "write": true],
            result: true
        ),
        audit: .action(.authorize)
    ) { (call, identifier, read, write) throws(BridgeError) in
        guard try call.shouldRequestPermission(identifier) else {
            throw .platform("PERMISSION_ERROR", "Authorization has not been requested for this health data type")
        }
        guard let type = call.context.types([identifier]).first else { throw .dataTypeUnavailable }
        let isDealtWith = try call.requestPermission([type], read: read, write: write)
        return try Reply(isDealtWith) { (isDealtWith) throws(BridgeError) in
            if isDealtWith {
                try call.healthKit { () throws(HealthFailure) in try call.requestHistory.insert(type) }
            }
            return isDealtWith
        }
    }

    /// The guide's `shouldRequestPermission(for:)`: the app's own memory first, then the sharing status.
    static let shouldRequestPermission = Method(
        "shouldRequestPermission",
        "Whether the app has yet to ask for a type, by its own history.",
        .identifier,
        result: ResultDescription("shouldRequest", .booleanSchema),
        example: Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: true)
    ) { (call, identifier) throws(BridgeError) in
        try call.shouldRequestPermission(identifier)
    }

    /// The guide's `resetRequestHistory()`. The user's decisions stay.
    static let resetRequestHistory = Method(
        "resetRequestHistory",
        "Forgets which types the app has asked for.",
        result: .nothing,
        example: Example(result: .null)
    ) { (call) throws(BridgeError) in
        try call.healthKit { () throws(HealthFailure) in try call.requestHistory.removeAll() }
        return JSONNull()
    }
}

/// The types for which an app remembers to have asked. The guide's plugin keeps them in the app's user defaults: they survive
/// the app's process, and HealthKit does not know them.
struct RequestHistory {
    private static let prefix = "healthkit_permissions.request."
    private let data: AppData

    /// The history of the app of a process.
    init(_ process: AppProcess) {
        data = process.data
    }

    /// Whether the app has asked for a type.
    func contains(_ type: ObjectType) throws(HealthFailure) -> Bool {
        try data.value(Self.prefix + type.identifier) != nil
    }

    /// Remembers that the app has asked for a type.
    func insert(_ type: ObjectType) throws(HealthFailure) {
        try data.set(Self.prefix + type.identifier, to: "")
    }

    /// Forgets all types.
    func removeAll() throws(HealthFailure) {
        try data.removeValues(withPrefix: Self.prefix)
    }
}

extension Call {
    fileprivate var requestHistory: RequestHistory { RequestHistory(app.process) }

    /// True unless the history holds the type and its sharing status is determined.
    fileprivate func shouldRequestPermission(_ identifier: String) throws(BridgeError) -> Bool {
        guard let type = context.types([identifier]).first else { return true }
        guard try healthKit({ () throws(HealthFailure) in try requestHistory.contains(type) }) else { return true }
        return try authorizationStatus(for: type) == .notDetermined
    }
}
