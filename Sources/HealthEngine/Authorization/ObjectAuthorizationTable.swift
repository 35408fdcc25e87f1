import Foundation
import GRDB
import HealthModel

/// The stored decisions on single objects for one app. Objects are named by upper-case UUID or by medication
/// identifier.
struct ObjectAuthorizationTable {
    let bundleIdentifier: String

    /// The decision on each object that the user decided on.
    func decisions(_ db: Database) throws -> [Name: Bool] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT object, isAllowed FROM objectAuthorization WHERE bundleIdentifier = ?", arguments: [bundleIdentifier]
        )
        var decisions: [Name: Bool] = [:]
        for row in rows { decisions[Name(try row.decode(String.self, atIndex: 0))] = try row.decode(Bool.self, atIndex: 1) }
        return decisions
    }

    /// Records a decision. Nil makes the object undecided.
    func record(_ isAllowed: Bool?, on object: String, _ db: Database) throws {
        if let isAllowed {
            try db.execute(
                sql: "INSERT OR REPLACE INTO objectAuthorization VALUES (?, ?, ?)",
                arguments: [bundleIdentifier, object, isAllowed]
            )
        } else {
            try db.execute(
                sql: "DELETE FROM objectAuthorization WHERE bundleIdentifier = ? AND object = ?",
                arguments: [bundleIdentifier, object]
            )
        }
    }
}
