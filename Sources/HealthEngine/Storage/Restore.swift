import GRDB
import HealthModel

/// The restores of a store. A restore returns the store to the state at a position. Later changes use the positions
/// after it again, so an anchor from before the restore may mean a change that no longer exists.
enum Restore {
    /// The number of the latest restore. 0 for none.
    static func latestNumber(_ db: Database) throws -> Int64 {
        let rows = try RowStatement(db, "SELECT max(number) FROM restore")
        let number = try rows.step() ? rows.int64(0) : 0
        guard number >= 0 else { throw HealthFailure.store(.corrupt) }
        return number
    }

    /// The earliest position to which the store was restored after the restore with a number. Nil if it was not.
    static func earliestPosition(after number: Int64, _ db: Database) throws -> Int64? {
        let rows = try RowStatement(db, "SELECT min(position) FROM restore WHERE number > ?1")
        rows.bind(number, at: 1)
        return try rows.step() && !rows.isNull(0) ? rows.int64(0) : nil
    }

    /// The rows of the table.
    static func all(_ db: Database) throws -> [(number: Int64, position: Int64)] {
        try Row.fetchAll(db, sql: "SELECT number, position FROM restore").map {
            (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
        }
    }

    /// Replaces the rows of a copy of a store, which is about to be restored: the rows of the store and a new one. A
    /// restore to an earlier position makes the rows of later positions unnecessary.
    static func append(_ position: Int64, to former: [(number: Int64, position: Int64)], _ copy: Database) throws {
        try copy.execute(sql: "DELETE FROM restore")
        let number = former.map(\.number).max() ?? 0
        guard number < .max else { throw HealthFailure.store(.corrupt) }
        for row in former.filter({ $0.position < position }) + [(number + 1, position)] {
            try copy.execute(sql: "INSERT INTO restore VALUES (?, ?)", arguments: [row.number, row.position])
        }
    }
}
