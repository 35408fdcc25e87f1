public import Foundation
import GRDB
public import HealthModel

/// The user's decision on one pair.
public struct AuthorizationDecision: Hashable, Sendable {
    /// The bundle identifier of the app that requested access.
    public let bundleIdentifier: String
    /// The identifier of the type. It is a string, because the emulated system may lack types that a store contains.
    public let type: String
    /// The direction.
    public let direction: AccessDirection
    /// The decision.
    public let isAllowed: Bool
    /// The start of the period that the app may read. Nil without a limit (AUTH-58).
    public let from: Date?
}

/// The user's actions in Settings → Health → Data Access & Devices. Apps cannot perform them.
extension Phone {
    /// Sets the switch of a pair for an app. Nil makes the pair undecided, as if the app had never requested it. With a
    /// start, the app may read only a period of its history (AUTH-58).
    public func setAuthorization(
        _ isAllowed: Bool?, on pair: AccessPair, from start: Date? = nil, bundleIdentifier: String
    ) throws(HealthFailure) {
        try healthStore.operation(.authorize, [pair.type], checking: .none) {
            let table = AuthorizationTable(database: database, bundleIdentifier: bundleIdentifier)
            try database.write { db in
                try table.record([pair: isAllowed], db)
                if let start { try table.limit(pair.type, from: start, db) }
            }
        }
    }

    /// Sets the switch of one object for an app. Nil makes it undecided, as if no sheet had listed it. Objects are
    /// named by upper-case UUID or by medication identifier.
    public func setObjectAuthorization(_ isAllowed: Bool?, on object: String, bundleIdentifier: String) throws(HealthFailure) {
        let table = ObjectAuthorizationTable(bundleIdentifier: bundleIdentifier)
        try database.write { try table.record(isAllowed, on: object, $0) }
    }

    /// The decision on a pair for an app. Nil if the pair is undecided.
    public func authorizationDecision(on pair: AccessPair, bundleIdentifier: String) throws(HealthFailure) -> Bool? {
        let table = AuthorizationTable(database: database, bundleIdentifier: bundleIdentifier)
        return try database.read { try table.decision(on: pair, $0) }
    }

    /// Every decision in the store for all apps, sorted.
    public func authorizationDecisions() throws(HealthFailure) -> [AuthorizationDecision] {
        try database.read { db in
            let sql = """
                SELECT authorization.*, startDate FROM authorization
                LEFT JOIN authorizedPeriod AS period ON direction = 'read'
                    AND period.bundleIdentifier = authorization.bundleIdentifier AND period.type = authorization.type
                ORDER BY authorization.bundleIdentifier, authorization.type, direction
                """
            return try Row.fetchAll(db.cachedStatement(sql: sql)).compactMap { row in
                // The schema allows no other direction.
                guard let direction = AccessDirection(rawValue: try row.decode(forColumn: "direction")) else { return nil }
                return AuthorizationDecision(
                    bundleIdentifier: try row.decode(forColumn: "bundleIdentifier"),
                    type: try row.decode(forColumn: "type"),
                    direction: direction,
                    isAllowed: try row.decode(forColumn: "isAllowed"),
                    from: try row.decode(Int64?.self, forColumn: "startDate").map(Date.init(milliseconds:))
                )
            }
        }
    }
}
