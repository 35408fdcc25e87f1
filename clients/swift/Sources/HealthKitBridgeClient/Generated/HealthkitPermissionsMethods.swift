// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `healthkit_permissions`.
    public var healthkitPermissions: HealthkitPermissionsMethods { HealthkitPermissionsMethods(bridge: self) }
}

/// The methods of `healthkit_permissions`.
public struct HealthkitPermissionsMethods: Sendable {
    let bridge: Bridge

    /// Returns whether the app may share all of the types. True for an empty list.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteAllTypes(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteAllTypes", ["identifiers": identifiers])
    }

    /// Returns whether the app may share at least one of the types.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteAnyType(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteAnyType", ["identifiers": identifiers])
    }

    /// Returns whether the app may share a type. False for a type that the system does not have.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteType(identifier: String) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteType", ["identifier": identifier])
    }

    /// Returns the sharing status of each type, by identifier. Types that the system does not have are left out.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func checkWriteAuthorization(identifiers: [String]) async throws -> [String: Int] {
        try await bridge.request("healthkit_permissions/checkWriteAuthorization", ["identifiers": identifiers])
    }

    /// Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read
    /// permission.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAuthorizationStatus(identifier: String) async throws -> Int {
        try await bridge.request("healthkit_permissions/getAuthorizationStatus", ["identifier": identifier])
    }

    /// Returns the identifiers of those types that the app may share.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAuthorizedWriteTypes(identifiers: [String]) async throws -> [String] {
        try await bridge.request("healthkit_permissions/getAuthorizedWriteTypes", ["identifiers": identifiers])
    }

    /// Returns all of the app's records of consent and withdrawal, in order.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getConsents() async throws -> [ConsentRecord] {
        try await bridge.request("healthkit_permissions/getConsents")
    }

    /// Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.
    ///
    /// - Parameters:
    ///   - readIdentifiers: The raw identifiers of the types to read.
    ///   - writeIdentifiers: The raw identifiers of the types to share.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRequestStatus(readIdentifiers: [String], writeIdentifiers: [String]) async throws -> Int {
        try await bridge.request(
            "healthkit_permissions/getRequestStatus",
            ["readIdentifiers": readIdentifiers, "writeIdentifiers": writeIdentifiers]
        )
    }

    /// Returns the identifiers of all types of the emulated system, by kind.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getSupportedTypes() async throws -> [String: [String]] {
        try await bridge.request("healthkit_permissions/getSupportedTypes")
    }

    /// Returns whether the latest record about a type is a valid consent. It does not reveal any permission.
    ///
    /// - Parameters:
    ///   - identifier: A raw HealthKit identifier.
    ///   - version: The version of the terms. Default: any version.
    ///   - userId: The user of the app, whose records are separate. Default: the records without a user.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func hasValidConsent(
        identifier: String,
        version: String? = nil,
        userId: String? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/hasValidConsent",
            ["identifier": identifier, "version": version, "userId": userId]
        )
    }

    /// Returns whether the device has HealthKit. It does not reveal any permission.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isAvailable() async throws -> Bool {
        try await bridge.request("healthkit_permissions/isAvailable")
    }

    /// Reads a characteristic of the user: the date of birth as `{year, month, day}`, the others as raw values.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func readCharacteristic(identifier: String) async throws -> JSONValue {
        try await bridge.request("healthkit_permissions/readCharacteristic", ["identifier": identifier])
    }

    /// Records that the user consents to the use of types. This is the app's own record and grants nothing.
    ///
    /// - Parameters:
    ///   - identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system does not
    ///     have, are left out.
    ///   - version: The version of the terms to which the user consents.
    ///   - expirationDate: The time at which the consent ends. Default: never.
    ///   - userId: The user of the app, whose records are separate. Default: the records without a user.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func recordConsent(
        identifiers: [String],
        version: String,
        expirationDate: Date? = nil,
        userId: String? = nil
    ) async throws -> ConsentRecord {
        try await bridge.request(
            "healthkit_permissions/recordConsent",
            ["identifiers": identifiers, "version": version, "expirationDate": expirationDate, "userId": userId]
        )
    }

    /// Requests permission to read activity summaries.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestActivitySummaryPermissions() async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestActivitySummaryPermissions")
    }

    /// Requests permission for the two components of blood pressure, not for the correlation.
    ///
    /// - Parameters:
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestBloodPressurePermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestBloodPressurePermissions",
            ["read": read, "write": write]
        )
    }

    /// Requests permission for category types.
    ///
    /// - Parameters:
    ///   - identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system does not
    ///     have, are left out.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestCategoryPermissions(identifiers: [String], read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestCategoryPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Requests permission to read characteristics, which can never be shared.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestCharacteristicPermissions(identifiers: [String]) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestCharacteristicPermissions",
            ["identifiers": identifiers]
        )
    }

    /// Requests permission to read clinical records, which can never be shared.
    ///
    /// - Parameter identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system
    ///   does not have, are left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestClinicalPermissions(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestClinicalPermissions", ["identifiers": identifiers])
    }

    /// Requests permission for CDA documents.
    ///
    /// - Parameters:
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestDocumentPermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestDocumentPermissions", ["read": read, "write": write])
    }

    /// Requests permission for dietary quantity types.
    ///
    /// - Parameters:
    ///   - identifiers: The raw identifiers of dietary types. Default: energy, protein, carbohydrates and fat.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestFoodPermissions(identifiers: [String]? = nil, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestFoodPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Requests permission for the types of one group. The request to share leaves out types that cannot be shared.
    ///
    /// - Parameters:
    ///   - group: The name of the group.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPermissionGroup(group: PermissionGroup, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestPermissionGroup",
            ["group": group, "read": read, "write": write]
        )
    }

    /// Requests permission for a type. Fails if the app's history says that it was requested and is decided.
    ///
    /// - Parameters:
    ///   - identifier: A raw HealthKit identifier.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPermissionWithTracking(identifier: String, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestPermissionWithTracking",
            ["identifier": identifier, "read": read, "write": write]
        )
    }

    /// Requests permission for several kinds of types at once. Also returns the types that the system does not
    /// have.
    ///
    /// - Parameters:
    ///   - quantityTypes: The raw identifiers of quantity types.
    ///   - categoryTypes: The raw identifiers of category types.
    ///   - characteristicTypes: The raw identifiers of characteristics, which are never shared.
    ///   - includeWorkouts: Whether to request workouts too.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPermissions(
        quantityTypes: [String]? = nil,
        categoryTypes: [String]? = nil,
        characteristicTypes: [String]? = nil,
        includeWorkouts: Bool? = nil,
        read: Bool? = nil,
        write: Bool? = nil
    ) async throws -> PermissionResult {
        try await bridge.request(
            "healthkit_permissions/requestPermissions",
            [
                "quantityTypes": quantityTypes, "categoryTypes": categoryTypes,
                "characteristicTypes": characteristicTypes, "includeWorkouts": includeWorkouts, "read": read,
                "write": write,
            ]
        )
    }

    /// Requests permission for quantity types.
    ///
    /// - Parameters:
    ///   - identifiers: The raw HealthKit identifiers. Types of another kind, and types that the system does not
    ///     have, are left out.
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestQuantityPermissions(identifiers: [String], read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestQuantityPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Requests permission for workouts.
    ///
    /// - Parameters:
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestWorkoutPermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestWorkoutPermissions", ["read": read, "write": write])
    }

    /// Requests permission for workout routes and for their workouts.
    ///
    /// - Parameters:
    ///   - read: Whether to request reading.
    ///   - write: Whether to request sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestWorkoutRoutePermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestWorkoutRoutePermissions",
            ["read": read, "write": write]
        )
    }

    /// Clears the app's history of requested types. The user's decisions do not change.
    ///
    /// - Throws: A ``BridgeError``.
    public func resetRequestHistory() async throws {
        try await bridge.perform("healthkit_permissions/resetRequestHistory")
    }

    /// Returns whether the app should still request a type: it is not in the app's history, or its sharing is
    /// undecided.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func shouldRequestPermission(identifier: String) async throws -> Bool {
        try await bridge.request("healthkit_permissions/shouldRequestPermission", ["identifier": identifier])
    }

    /// Records that the user withdraws consent. Returns the identifiers of the types whose consent was valid.
    ///
    /// - Parameters:
    ///   - identifiers: The raw HealthKit identifiers. Default: all types with a valid consent.
    ///   - userId: The user of the app, whose records are separate. Default: the records without a user.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func withdrawConsent(identifiers: [String]? = nil, userId: String? = nil) async throws -> [String] {
        try await bridge.request(
            "healthkit_permissions/withdrawConsent",
            ["identifiers": identifiers, "userId": userId]
        )
    }
}
