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

    /// Makes the tables of a store in memory without the migrator, whose bookkeeping takes a good part of a start and is
    /// only needed for files.
    static func create(_ db: Database) throws {
        try db.execute(sql: migrations.map(\.1).joined(separator: "\n"))
    }

    /// Refuses the store of a newer program.
    static func refuseNewer(_ queue: DatabaseQueue) throws {
        guard try !queue.read(migrator.hasBeenSuperseded) else { throw HealthFailure.store(.newer) }
    }

    /// Brings the file of a store up to date.
    static func migrate(_ queue: DatabaseQueue) throws {
        do {
            try migrator.migrate(queue)
        } catch {
            // Another process may have migrated the same file first.
            guard try queue.read(migrator.hasCompletedMigrations) else { throw error }
        }
    }

    /// Empties every table that has rows. To delete from an empty table would still make SQLite journal its pages, which
    /// takes longer than all the rest.
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
