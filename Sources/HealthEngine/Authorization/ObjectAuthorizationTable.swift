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
        return Dictionary(try rows.map { (Name(try $0.decode(atIndex: 0)), try $0.decode(atIndex: 1)) }) { $0 && $1 }
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
