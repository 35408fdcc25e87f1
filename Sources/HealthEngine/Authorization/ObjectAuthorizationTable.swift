import Foundation
import GRDB
import HealthModel

/// One app's decisions on single objects, which go by UUID in upper case or by the identifier of a medication.
struct ObjectAuthorizationTable {
    let bundleIdentifier: String

    /// The objects that the user has decided on, and how.
    func decisions(_ db: Database) throws -> [String: Bool] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT object, isAllowed FROM objectAuthorization WHERE bundleIdentifier = ?",
            arguments: [bundleIdentifier]
        )
        // SQLite compares names by their bytes, Swift by canonical equivalence. Where two rows are one name to Swift, a
        // refusal wins.
        return Dictionary(rows.map { ($0["object"], $0["isAllowed"]) }) { $0 && $1 }
    }

    /// Records a decision; nil makes the object undecided again.
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
