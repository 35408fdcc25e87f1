import GRDB
import HealthModel

/// The tables, as numbered migrations. A migration that has been released is never edited.
enum Schema {
    private static let migrations: [(name: String, migrate: @Sendable (Database) throws -> Void)] = [
        ("1 authorization and profile", { try authorizationAndProfile($0) }),
        ("2 samples", { try samples($0) }),
        ("3 background delivery", { try backgroundDelivery($0) }),
        ("4 the rest of the phone", { try restOfThePhone($0) }),
    ]

    private static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        for (name, migrate) in migrations {
            migrator.registerMigration(name, migrate: migrate)
        }
        return migrator
    }()

    private static func restOfThePhone(_ db: Database) throws {
        try specialSamples(db)
        try workouts(db)
        try device(db)
        try consent(db)
    }

    /// Makes the tables of a store in memory, which no other program will ever see: without the migrator's own books, which
    /// take a good part of a start.
    static func create(_ db: Database) throws {
        for (_, migrate) in migrations {
            try migrate(db)
        }
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

    /// Empties every table.
    static func erase(_ db: Database) throws {
        for table in try tables(db) {
            try db.execute(sql: "DELETE FROM \(table.quotedDatabaseIdentifier)")
        }
        _ = try Era.begin(db)
    }

    /// The names of the tables that hold something of the store's.
    static func tables(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql:
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%' AND name NOT LIKE 'sqlite_%'"
        )
    }

    private static func authorizationAndProfile(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The user's decisions: no row, no decision (AUTH-16).
                CREATE TABLE authorization (
                    bundleIdentifier TEXT NOT NULL,
                    type TEXT NOT NULL,
                    direction TEXT NOT NULL CHECK (direction IN ('share', 'read')),
                    isAllowed INTEGER NOT NULL CHECK (isAllowed IN (0, 1)),
                    PRIMARY KEY (bundleIdentifier, type, direction)
                ) STRICT, WITHOUT ROWID;

                -- The user's profile, shared by all apps: a raw value, or a date of birth as yyyymmdd (CHAR-01).
                CREATE TABLE characteristic (
                    type TEXT PRIMARY KEY NOT NULL,
                    value INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;

                -- What an app remembers of its own requests, as in its user defaults.
                CREATE TABLE requestHistory (
                    bundleIdentifier TEXT NOT NULL,
                    type TEXT NOT NULL,
                    PRIMARY KEY (bundleIdentifier, type)
                ) STRICT, WITHOUT ROWID;
                """
        )
    }
}
