import GRDB
import HealthModel

/// The tables, as numbered migrations. Never edit a released migration.
enum Schema {
    static let migrations = [
        (
            "1 first release",
            [
                authorization, samples, anchors, sources, workouts, electrocardiograms, attachments, identityKeys,
                preferredUnits, backgroundDelivery, appData, device,
            ].joined(separator: "\n")
        ),
        ("2 members of deleted correlations", deletedMembers),
        ("3 time zone of the date of birth", characteristicTimeZone),
        ("4 zones of workouts", workoutZones),
        ("5 dates of deleted members", deletedMemberDates),
    ]

    private static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        for (name, sql) in migrations {
            migrator.registerMigration(name) { try $0.execute(sql: sql) }
        }
        return migrator
    }()

    /// Creates the tables of an in-memory store without the migrator. Its bookkeeping takes a large part of the
    /// start-up time, and only store files need it.
    static func create(_ db: Database) throws {
        try db.execute(sql: migrations.map(\.1).joined(separator: "\n"))
    }

    /// Records all migrations in an in-memory store that becomes a file.
    static func recordMigrations(in queue: DatabaseQueue) throws {
        var recorder = DatabaseMigrator()
        for (name, _) in migrations { recorder.registerMigration(name) { _ in } }
        try recorder.migrate(queue)
    }

    /// Migrates a store file to the current version.
    static func migrate(_ queue: DatabaseQueue) throws {
        do {
            try migrator.migrate(queue)
        } catch {
            // Another process may have migrated the file first.
            guard try queue.read(migrator.hasCompletedMigrations) else { throw error }
        }
    }

    /// Deletes the rows of every table that has any. A deletion from an empty table would make SQLite journal its
    /// pages, which takes longer than all other work.
    static func erase(_ db: Database) throws {
        for table in try tablesWithRows(db) {
            try db.cachedStatement(sql: "DELETE FROM \(table.quotedDatabaseIdentifier)").execute()
        }
        _ = try Era.begin(db)
    }

    /// Whether the store has no rows.
    static func isEmpty(_ db: Database) throws -> Bool {
        try tablesWithRows(db).isEmpty
    }

    /// The names of the tables that have rows. One statement reads all tables, because tests reset a store often.
    private static func tablesWithRows(_ db: Database) throws -> [String] {
        let tables = try tables(db)
        let conditions = tables.map { "EXISTS (SELECT 1 FROM \($0.quotedDatabaseIdentifier))" }
        guard !tables.isEmpty else { return [] }
        let row = try RowStatement(db, "SELECT " + conditions.joined(separator: ", "))
        guard try row.step() else { return [] }
        return tables.indices.filter { row.int64(Int32($0)) != 0 }.map { tables[$0] }
    }

    /// The names of the store's own tables.
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
