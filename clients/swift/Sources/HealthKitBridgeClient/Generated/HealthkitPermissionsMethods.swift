// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `healthkit_permissions`.
    public var healthkitPermissions: HealthkitPermissionsMethods { HealthkitPermissionsMethods(bridge: self) }
}

/// The methods of `healthkit_permissions`.
public struct HealthkitPermissionsMethods: Sendable {
    let bridge: Bridge

    /// Whether every one of the types may be shared; true for none at all.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteAllTypes(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteAllTypes", ["identifiers": identifiers])
    }

    /// Whether at least one of the types may be shared.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteAnyType(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteAnyType", ["identifiers": identifiers])
    }

    /// Whether a type may be shared; false for one that the system does not know.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func canWriteType(identifier: String) async throws -> Bool {
        try await bridge.request("healthkit_permissions/canWriteType", ["identifier": identifier])
    }

    /// The sharing status of each identifier that the system knows.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func checkWriteAuthorization(identifiers: [String]) async throws -> [String: Int] {
        try await bridge.request("healthkit_permissions/checkWriteAuthorization", ["identifiers": identifiers])
    }

    /// Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAuthorizationStatus(identifier: String) async throws -> Int {
        try await bridge.request("healthkit_permissions/getAuthorizationStatus", ["identifier": identifier])
    }

    /// Those of the types that may be shared.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAuthorizedWriteTypes(identifiers: [String]) async throws -> [String] {
        try await bridge.request("healthkit_permissions/getAuthorizedWriteTypes", ["identifiers": identifiers])
    }

    /// What the app has noted of its user's consent, withdrawals included, in order.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getConsents() async throws -> [ConsentRecord] {
        try await bridge.request("healthkit_permissions/getConsents")
    }

    /// Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.
    ///
    /// - Parameters:
    ///   - readIdentifiers: Raw identifiers to read.
    ///   - writeIdentifiers: Raw identifiers to share.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRequestStatus(readIdentifiers: [String], writeIdentifiers: [String]) async throws -> Int {
        try await bridge.request(
            "healthkit_permissions/getRequestStatus",
            ["readIdentifiers": readIdentifiers, "writeIdentifiers": writeIdentifiers]
        )
    }

    /// The identifiers of all types that exist on the emulated system, by kind.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getSupportedTypes() async throws -> [String: [String]] {
        try await bridge.request("healthkit_permissions/getSupportedTypes")
    }

    /// Whether the latest record about a type is a consent that has not expired. Says nothing about permission.
    ///
    /// - Parameters:
    ///   - identifier: A raw HealthKit identifier.
    ///   - version: The version that it must be to; by default any.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func hasValidConsent(identifier: String, version: String? = nil) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/hasValidConsent",
            ["identifier": identifier, "version": version]
        )
    }

    /// Whether the device has HealthKit. Says nothing about permission.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isAvailable() async throws -> Bool {
        try await bridge.request("healthkit_permissions/isAvailable")
    }

    /// Reads a characteristic of the user: a date as {year, month, day}, the others as raw values.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func readCharacteristic(identifier: String) async throws -> JSONValue {
        try await bridge.request("healthkit_permissions/readCharacteristic", ["identifier": identifier])
    }

    /// Notes that the user consents to the use of types. The app's own record: it grants nothing.
    ///
    /// - Parameters:
    ///   - identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
    ///   - version: The version of the terms that the user consents to.
    ///   - expirationDate: When the consent ends; by default never.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func recordConsent(
        identifiers: [String],
        version: String,
        expirationDate: Date? = nil
    ) async throws -> ConsentRecord {
        try await bridge.request(
            "healthkit_permissions/recordConsent",
            ["identifiers": identifiers, "version": version, "expirationDate": expirationDate]
        )
    }

    /// Asks the user to let the app read activity rings.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestActivitySummaryPermissions() async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestActivitySummaryPermissions")
    }

    /// Asks the user for the two components of blood pressure, never for the correlation.
    ///
    /// - Parameters:
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestBloodPressurePermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestBloodPressurePermissions",
            ["read": read, "write": write]
        )
    }

    /// Asks the user for category types.
    ///
    /// - Parameters:
    ///   - identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestCategoryPermissions(identifiers: [String], read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestCategoryPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Asks the user to let the app read characteristics; they can never be shared.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestCharacteristicPermissions(identifiers: [String]) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestCharacteristicPermissions",
            ["identifiers": identifiers]
        )
    }

    /// Asks the user to let the app read clinical records; they can never be shared.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is
    ///   left out.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestClinicalPermissions(identifiers: [String]) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestClinicalPermissions", ["identifiers": identifiers])
    }

    /// Asks the user for CDA documents.
    ///
    /// - Parameters:
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestDocumentPermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestDocumentPermissions", ["read": read, "write": write])
    }

    /// Asks the user for dietary quantity types.
    ///
    /// - Parameters:
    ///   - identifiers: Raw identifiers of dietary types; by default energy, protein, carbohydrates and fat.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestFoodPermissions(identifiers: [String]? = nil, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestFoodPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Asks the user for the types of one group. What cannot be shared is left out of the write side.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPermissionGroup(group: PermissionGroup, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestPermissionGroup",
            ["group": group, "read": read, "write": write]
        )
    }

    /// Asks the user for a type unless the app's history says that it has done so.
    ///
    /// - Parameters:
    ///   - identifier: A raw HealthKit identifier.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPermissionWithTracking(identifier: String, read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestPermissionWithTracking",
            ["identifier": identifier, "read": read, "write": write]
        )
    }

    /// Asks the user for several kinds of types at once, and tells which of them the system lacks.
    ///
    /// - Parameters:
    ///   - quantityTypes: Raw identifiers.
    ///   - categoryTypes: Raw identifiers.
    ///   - characteristicTypes: Raw identifiers; they are only ever read.
    ///   - includeWorkouts: Whether to add workouts.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
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

    /// Asks the user for quantity types.
    ///
    /// - Parameters:
    ///   - identifiers: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestQuantityPermissions(identifiers: [String], read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestQuantityPermissions",
            ["identifiers": identifiers, "read": read, "write": write]
        )
    }

    /// Asks the user for workouts.
    ///
    /// - Parameters:
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestWorkoutPermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request("healthkit_permissions/requestWorkoutPermissions", ["read": read, "write": write])
    }

    /// Asks the user for workout routes, and for the workouts that they belong to.
    ///
    /// - Parameters:
    ///   - read: Whether to ask for reading.
    ///   - write: Whether to ask for sharing.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestWorkoutRoutePermissions(read: Bool, write: Bool) async throws -> Bool {
        try await bridge.request(
            "healthkit_permissions/requestWorkoutRoutePermissions",
            ["read": read, "write": write]
        )
    }

    /// Forgets which types the app has asked for.
    ///
    /// - Throws: A ``BridgeError``.
    public func resetRequestHistory() async throws {
        try await bridge.perform("healthkit_permissions/resetRequestHistory")
    }

    /// Whether the app has yet to ask for a type, by its own history.
    ///
    /// - Parameter identifier: A raw HealthKit identifier.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func shouldRequestPermission(identifier: String) async throws -> Bool {
        try await bridge.request("healthkit_permissions/shouldRequestPermission", ["identifier": identifier])
    }

    /// Notes that the user does not consent any more; answers to which types, if there were any.
    ///
    /// - Parameter identifiers: Raw HealthKit identifiers; by default all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func withdrawConsent(identifiers: [String]? = nil) async throws -> [String] {
        try await bridge.request("healthkit_permissions/withdrawConsent", ["identifiers": identifiers])
    }
}
