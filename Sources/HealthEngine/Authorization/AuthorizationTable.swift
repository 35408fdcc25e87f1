import GRDB
import HealthModel

/// One app's decisions in the store.
struct AuthorizationTable {
    let bundleIdentifier: String

    /// The user's decision on a pair, or nil where there is none yet.
    func decision(on pair: AccessPair, _ db: Database) throws -> Bool? {
        try Bool.fetchOne(
            db.cachedStatement(
                sql: "SELECT isAllowed FROM authorization WHERE bundleIdentifier = ? AND type = ? AND direction = ?"
            ),
            arguments: [bundleIdentifier, pair.type.identifier, pair.direction.rawValue]
        )
    }

    /// Records decisions; nil makes a pair undecided again.
    func record(_ decisions: [AccessPair: Bool?], _ db: Database) throws {
        for (pair, isAllowed) in decisions {
            let key: StatementArguments = [bundleIdentifier, pair.type.identifier, pair.direction.rawValue]
            if let isAllowed {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO authorization VALUES (?, ?, ?, ?)",
                    arguments: key + [isAllowed]
                )
            } else {
                try db.execute(
                    sql: "DELETE FROM authorization WHERE bundleIdentifier = ? AND type = ? AND direction = ?",
                    arguments: key
                )
            }
        }
    }
}
