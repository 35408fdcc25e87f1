import GRDB
import HealthModel

/// The tables, as numbered migrations. A migration that has been released is never edited.
enum Schema {
    private static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 authorization and profile", migrate: authorizationAndProfile)
        migrator.registerMigration("2 samples", migrate: samples)
        migrator.registerMigration("3 background delivery", migrate: backgroundDelivery)
        migrator.registerMigration("4 special samples", migrate: specialSamples)
        migrator.registerMigration("5 workouts", migrate: workouts)
        migrator.registerMigration("6 device", migrate: device)
        migrator.registerMigration("7 consent", migrate: consent)
        return migrator
    }()

    /// Refuses a store that is ahead of this program.
    static func refuseNewer(_ queue: DatabaseQueue) throws {
        guard try !queue.read(migrator.hasBeenSuperseded) else { throw HealthFailure.store(.newer) }
    }

    /// Brings the store up to date.
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
