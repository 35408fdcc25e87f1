import Foundation
import GRDB
import HealthModel

/// The stored decisions for one app.
struct AuthorizationTable {
    let database: HealthDatabase
    let bundleIdentifier: String

    /// The user's decision on a pair. Nil if the pair is undecided.
    func decision(on pair: AccessPair, _ db: Database) throws -> Bool? {
        let number = try database.number(of: .decision(Name(bundleIdentifier), pair)) {
            let sql = "SELECT isAllowed FROM authorization WHERE bundleIdentifier = ?1 AND type = ?2 AND direction = ?3"
            let rows = try RowStatement(db, sql)
            rows.bind(bundleIdentifier, at: 1)
            rows.bind(pair.type.identifier, at: 2)
            rows.bind(pair.direction.rawValue, at: 3)
            return try rows.step() ? rows.int64(0) : nil
        }
        return number.map { $0 != 0 }
    }

    /// Records decisions. Nil makes a pair undecided. A decision on reading removes the limit of its history.
    func record(_ decisions: [AccessPair: Bool?], _ db: Database) throws {
        for (pair, isAllowed) in decisions {
            if pair.direction == .read { try limit(pair.type, from: nil, db) }
            let key: StatementArguments = [bundleIdentifier, pair.type.identifier, pair.direction.rawValue]
            if let isAllowed {
                let position = pair.isClinical ? try SampleDeletion.latestPosition(db) : nil
                try db.cachedStatement(sql: "INSERT OR REPLACE INTO authorization VALUES (?, ?, ?, ?, ?)")
                    .execute(arguments: key + [isAllowed, position])
            } else {
                let sql = "DELETE FROM authorization WHERE bundleIdentifier = ? AND type = ? AND direction = ?"
                try db.cachedStatement(sql: sql).execute(arguments: key)
            }
        }
    }

    /// Whether a provider added records of a clinical type since the user's last decision (AUTH-37).
    func hasNewRecords(_ pair: AccessPair, _ db: Database) throws -> Bool {
        guard pair.isClinical else { return false }
        return try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM sample JOIN objectType ON objectType.id = sample.type
                    WHERE objectType.identifier = ?1 AND sample.id > (
                        SELECT position FROM authorization
                        WHERE bundleIdentifier = ?2 AND type = ?1 AND direction = ?3
                    )
                )
                """,
            arguments: [pair.type.identifier, bundleIdentifier, pair.direction.rawValue]
        ) ?? false
    }
}

extension AccessPair {
    fileprivate var isClinical: Bool { type.kind == .clinical && direction == .read }
}

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
