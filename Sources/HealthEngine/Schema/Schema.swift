import GRDB
import HealthModel

/// The tables, as numbered migrations. A migration that has been released is never edited.
enum Schema {
    static let migrations = [
        ("1 authorization and profile", authorizationAndProfile),
        ("2 samples", samples),
        ("3 background delivery", backgroundDelivery),
        ("4 the rest of the phone", [workouts, device, consent].joined(separator: "\n")),
        ("5 sources", sources),
        ("6 app data", appData),
    ]

    private static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        for (name, sql) in migrations {
            migrator.registerMigration(name) { try $0.execute(sql: sql) }
        }
        return migrator
    }()

    /// Makes the tables of a store in memory, which no other program will ever see: without the migrator's own books, which
    /// take a good part of a start.
    static func create(_ db: Database) throws {
        try db.execute(sql: migrations.map(\.1).joined(separator: "\n"))
    }

    /// Refuses a store that is ahead of this program.
    static func refuseNewer(_ queue: DatabaseQueue) throws {
        guard try !queue.read(migrator.hasBeenSuperseded) else { throw HealthFailure.store(.newer) }
    }

    /// Brings the file of a store up to date.
    static func migrate(_ queue: DatabaseQueue) throws {
        do {
            try migrator.migrate(queue)
        } catch {
            // Another process may have been quicker with the same new file.
            guard try queue.read(migrator.hasCompletedMigrations) else { throw error }
        }
    }

    /// Empties every table. One that is empty is left alone: SQLite would put its pages aside all the same, which takes longer than
    /// all the rest.
    static func erase(_ db: Database) throws {
        for table in try tables(db) {
            let name = table.quotedDatabaseIdentifier
            let hasRows = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(name))")
            if try Bool.fetchOne(hasRows) == true {
                try db.cachedStatement(sql: "DELETE FROM \(name)").execute()
            }
        }
        _ = try Era.begin(db)
    }

    /// Whether nothing was ever put into the store.
    static func isEmpty(_ db: Database) throws -> Bool {
        try tables(db).allSatisfy { table in
            try Row.fetchOne(db, sql: "SELECT 1 FROM \(table.quotedDatabaseIdentifier) LIMIT 1") == nil
        }
    }

    /// The names of the tables that hold something of the store's.
    static func tables(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%' AND name NOT LIKE 'sqlite_%'
                    """
            )
        )
    }
}
