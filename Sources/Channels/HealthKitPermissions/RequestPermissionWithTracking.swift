import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The guide's request tracking: the app keeps a history of the types that it has requested.
extension HealthKitPermissionsChannel {
    /// The guide's `requestPermissionWithTracking(for:read:write:)`. A type enters the history once the request has succeeded.
    static let requestPermissionWithTracking = Method(
        "requestPermissionWithTracking",
        "Requests permission for a type. Fails if the app's history says that it was requested and is decided.",
        .identifier,
        .read,
        .write,
        result: .dialogDealtWith,
        audit: .action(.authorize)
    ) { call, identifier, read, write in
        guard try call.shouldRequestPermission(identifier) else {
            throw BridgeError.platform("PERMISSION_ERROR", "Authorization has not been requested for this health data type")
        }
        guard let type = call.context.types([identifier]).first else { throw BridgeError.dataTypeUnavailable }
        let success = try call.requestPermission([type], read: read, write: write)
        return try Reply(success) { success in
            if success { try call.requestHistory.insert(type) }
            return success
        }
    }

    /// The guide's `shouldRequestPermission(for:)`, which checks the app's history, then the sharing status.
    static let shouldRequestPermission = Method(
        "shouldRequestPermission",
        "Returns whether the app should still request a type: it is not in the app's history, or its sharing is undecided.",
        .identifier,
        result: ResultDescription("shouldRequest", .booleanSchema)
    ) { call, identifier in
        try call.shouldRequestPermission(identifier)
    }

    /// The guide's `resetRequestHistory()`. The user's decisions do not change.
    static let resetRequestHistory = Method(
        "resetRequestHistory",
        "Clears the app's history of requested types. The user's decisions do not change.",
        result: .nothing
    ) { call in
        try call.requestHistory.removeAll()
        return JSONNull()
    }
}

/// The types that an app has requested. The guide's plugin keeps them in the app's user defaults, so they survive the app
/// process. HealthKit does not use them.
struct RequestHistory {
    private static let prefix = "healthkit_permissions.request."
    private let data: AppData

    /// The history of the app that runs in a process.
    init(_ process: AppProcess) {
        data = process.data
    }

    /// Whether the app has requested a type.
    func contains(_ type: ObjectType) throws -> Bool {
        try data.value(Self.prefix + type.identifier) != nil
    }

    /// Records that the app has requested a type.
    func insert(_ type: ObjectType) throws {
        try data.set(Self.prefix + type.identifier, to: "")
    }

    /// Removes all types.
    func removeAll() throws {
        try data.removeValues(withPrefix: Self.prefix)
    }
}

extension Call {
    fileprivate var requestHistory: RequestHistory { RequestHistory(app.process) }

    /// True unless the history holds the type and its sharing status is determined.
    fileprivate func shouldRequestPermission(_ identifier: String) throws -> Bool {
        guard let type = context.types([identifier]).first else { return true }
        guard try requestHistory.contains(type) else { return true }
        return try store.authorizationStatus(for: type) == .notDetermined
    }
}
