import GRDB
public import HealthModel

/// The user's decision on one pair.
public struct AuthorizationDecision: Hashable, Sendable {
    /// The app that asked.
    public let bundleIdentifier: String
    /// The type's identifier. Kept as text: a store may hold types that the emulated system does not have.
    public let type: String
    /// What for.
    public let direction: AccessDirection
    /// What the user said.
    public let isAllowed: Bool
}

/// What the user does and sees in Settings → Health → Data Access & Devices. No app can.
extension Phone {
    /// Flips a switch for an app; nil makes the pair undecided, as if the app had never asked.
    public func setAuthorization(
        _ isAllowed: Bool?,
        on pair: AccessPair,
        bundleIdentifier: String
    ) throws(HealthFailure) {
        let table = AuthorizationTable(bundleIdentifier: bundleIdentifier)
        try database.write { try table.record([pair: isAllowed], $0) }
    }

    /// Flips the switch of one object for an app; nil makes it undecided, as if it had never been listed. Objects go by UUID in
    /// upper case, or by the identifier of a medication.
    public func setObjectAuthorization(
        _ isAllowed: Bool?,
        on object: String,
        bundleIdentifier: String
    ) throws(HealthFailure) {
        let table = ObjectAuthorizationTable(bundleIdentifier: bundleIdentifier)
        try database.write { try table.record(isAllowed, on: object, $0) }
    }

    /// Every decision in the store, of all apps, sorted.
    public func authorizationDecisions() throws(HealthFailure) -> [AuthorizationDecision] {
        try database.read { db in
            let sql = "SELECT * FROM authorization ORDER BY bundleIdentifier, type, direction"
            return try Row.fetchAll(db, sql: sql).compactMap { row in
                // The schema allows no other direction.
                guard let direction = AccessDirection(rawValue: row["direction"]) else { return nil }
                return AuthorizationDecision(
                    bundleIdentifier: row["bundleIdentifier"],
                    type: row["type"],
                    direction: direction,
                    isAllowed: row["isAllowed"]
                )
            }
        }
    }
}
