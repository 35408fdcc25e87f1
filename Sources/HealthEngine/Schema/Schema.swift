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
}

/// The tables of a store. Tests reset a store often, so the text of the statement is made once.
struct StoreTables {
    /// The names of the store's own tables.
    let names: [String]
    /// Tells for each table whether it has rows.
    private let haveRows: String

    init(_ db: Database) throws {
        names = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%' AND name NOT LIKE 'sqlite_%'
                """
        )
        let conditions = names.map { "EXISTS (SELECT 1 FROM \($0.quotedDatabaseIdentifier))" }
        haveRows = "SELECT \((conditions + ["1"]).joined(separator: ", "))"
    }

    /// Deletes the rows of every table that has any. A deletion from an empty table would make SQLite journal its
    /// pages, which takes longer than all other work.
    func erase(_ db: Database) throws {
        for table in try withRows(db) {
            try RowStatement(db, "DELETE FROM \(table.quotedDatabaseIdentifier)").run()
        }
        _ = try Era.begin(db)
    }

    /// The names of the tables that have rows.
    func withRows(_ db: Database) throws -> [String] {
        let row = try RowStatement(db, haveRows)
        guard try row.step() else { return [] }
        return names.indices.filter { row.int64(Int32($0)) != 0 }.map { names[$0] }
    }
}
