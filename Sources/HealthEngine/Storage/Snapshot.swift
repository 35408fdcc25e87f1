import GRDB
import HealthModel

/// A copy of a store's content, to restore later.
struct Snapshot {
    let copy: DatabaseQueue
    /// The era of the store that the copy belongs to.
    private var era: Int64
    /// The newest position in the copy.
    private let position: Int64
    /// The memory of the copy, in bytes. 0 for a copy in a file.
    let memory: Int
    /// Whether copying all pages is faster than comparing rows.
    private let isSmall: Bool
    private static let largestSmallCopy = 512 << 10

    init(_ copy: DatabaseQueue) throws {
        self.copy = copy
        let size: Int
        (era, position, size) = try copy.read { db in
            let pages = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
            return (try Era.current(db), try SampleDeletion.latestPosition(db), try Int.fetchOne(db, sql: pages) ?? 0)
        }
        memory = copy.path == ":memory:" ? size : 0
        isSmall = size <= Self.largestSmallCopy
    }

    /// Undoes the changes in a store since the copy, if that is possible and faster than copying everything. Returns
    /// false otherwise. Anchors from before a restore that `isRecorded` continue from the restored state.
    mutating func restoreChanges(in store: DatabaseQueue, isRecorded: Bool) throws -> Bool {
        let former = era
        let restores = isRecorded ? try store.read(Restore.all) : nil
        era = try copy.write { db in
            if let restores { try Restore.append(position, to: restores, db) }
            return try Era.begin(db)
        }
        guard !isSmall else { return false }
        do {
            return try store.write { db in
                guard try Era.current(db) == former,
                    (position...position + ChangedRows.largestCount).contains(try SampleDeletion.latestPosition(db))
                else { return false }
                try copy.read { copy in try ChangedRows(store: db, copy: copy, position: position).restore() }
                return true
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // The changes cannot be undone row by row.
            return false
        }
    }
}

/// A period of a store's history without a restore. Within an era, rows of `sample` and `deletedObject` are added at
/// new positions and removed, but never changed. Two copies of one era are therefore equal up to a position. Each
/// restore starts a new era.
enum Era {
    static func current(_ db: Database) throws -> Int64 {
        let statement = try RowStatement(db, "SELECT era FROM phone")
        return try statement.step() ? statement.int64(0) : 0
    }

    /// Starts a new era with a random number.
    static func begin(_ db: Database) throws -> Int64 {
        try RowStatement(db, "INSERT INTO phone (id, era) VALUES (1, random()) ON CONFLICT DO UPDATE SET era = excluded.era")
            .run()
        return try current(db)
    }
}

/// The changes in a store since it was copied in the same era.
private struct ChangedRows {
    /// With more changes, copying all pages is faster.
    static let largestCount: Int64 = 100_000

    let store: Database
    let copy: Database
    let position: Int64

    /// Changes the store to the state of the copy.
    func restore() throws {
        let deleted = try Int64.fetchAll(
            store, sql: "SELECT position FROM deletedObject WHERE id > ? AND position <= ?", arguments: [position, position]
        )
        for table in ["sample", "deletedObject"] {
            try store.execute(sql: "DELETE FROM \(table) WHERE id > ?", arguments: [position])
        }
        for id in deleted {
            let row = try Row.fetchOne(copy, sql: "SELECT * FROM sample WHERE id = ?", arguments: [id])
            guard let row else { throw HealthFailure.store(.corrupt) }
            try insert(row, into: "sample")
        }
        for table in try StoreTables(store).names where table != "sample" && table != "deletedObject" {
            try restore(table)
        }
    }

    /// Other tables are small or change rarely, so they are compared and replaced if they differ.
    private func restore(_ table: String) throws {
        let select = "SELECT * FROM \(table.quotedDatabaseIdentifier)"
        let (now, then) = (try Row.fetchCursor(store, sql: select), try Row.fetchCursor(copy, sql: select))
        while true {
            let (left, right) = (try now.next(), try then.next())
            if left == nil, right == nil { return }
            guard left == right else { break }
        }
        try store.execute(sql: "DELETE FROM \(table.quotedDatabaseIdentifier)")
        let rows = try Row.fetchCursor(copy, sql: select)
        while let row = try rows.next() { try insert(row, into: table) }
    }

    private func insert(_ row: Row, into table: String) throws {
        let places = Array(repeating: "?", count: row.count).joined(separator: ", ")
        let sql = "INSERT INTO \(table.quotedDatabaseIdentifier) VALUES (\(places))"
        try store.cachedStatement(sql: sql).execute(arguments: StatementArguments(row.databaseValues))
    }
}
