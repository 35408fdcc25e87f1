import Foundation
import GRDB

/// A stored sample: its position and the number of its type.
struct StoredObject: Hashable {
    let position: Int64
    let type: Int64

    /// The sample with a UUID. Nil if it is not stored.
    static func find(_ uuid: UUID, _ db: Database) throws -> StoredObject? {
        let rows = try RowStatement(db, "SELECT id, type FROM sample WHERE uuid = ?1")
        rows.bind(uuid, at: 1)
        return try first(rows)
    }

    /// The sample of a source with a UUID. Nil if it is not stored.
    static func find(_ uuid: UUID, savedBy source: Int64, _ db: Database) throws -> StoredObject? {
        let rows = try RowStatement(
            db,
            """
            SELECT sample.id, type FROM sample JOIN sourceRevision ON sourceRevision.id = sourceRevision
            WHERE uuid = ?1 AND source = ?2
            """
        )
        rows.bind(uuid, at: 1)
        rows.bind(source, at: 2)
        return try first(rows)
    }

    private static func first(_ rows: borrowing RowStatement) throws -> StoredObject? {
        return try rows.step() ? StoredObject(position: rows.int64(0), type: rows.int64(1)) : nil
    }
}
