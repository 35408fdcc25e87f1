import Foundation
import GRDB
import HealthModel

/// The rows of attachments, within a transaction.
struct AttachmentTable {
    let db: Database

    /// Inserts an attachment of the sample at a position.
    func insert(_ attachment: Attachment, _ data: Data, of sample: Int64) throws {
        try db.execute(
            sql: """
                INSERT INTO attachment (identifier, sample, name, contentType, creationDate, metadata, data)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                attachment.identifier, sample, attachment.name, attachment.contentType,
                attachment.creationDate.milliseconds, attachment.metadata.stored, data,
            ]
        )
    }

    /// The attachments of a sample, in the order in which they were added.
    func attachments(of sample: Int64) throws -> [Attachment] {
        let columns = "identifier, name, contentType, length(data) AS size, creationDate, metadata"
        let sql = "SELECT \(columns) FROM attachment WHERE sample = ? ORDER BY id"
        return try Row.fetchAll(db, sql: sql, arguments: [sample]).map { row in
            Attachment(
                identifier: try row.decode(forColumn: "identifier"),
                name: try row.decode(forColumn: "name"),
                contentType: try row.decode(forColumn: "contentType"),
                size: try row.decode(forColumn: "size"),
                creationDate: Date(milliseconds: try row.decode(forColumn: "creationDate")),
                metadata: try row.decode(Data?.self, forColumn: "metadata").map { try Metadata(stored: $0) } ?? [:]
            )
        }
    }

    /// The UUID of the sample of an attachment. Nil for an unknown attachment.
    func sample(ofAttachment identifier: UUID) throws -> UUID? {
        let sql = "SELECT uuid FROM attachment JOIN sample ON sample.id = sample WHERE identifier = ?"
        return try UUID.fetchOne(db, sql: sql, arguments: [identifier])
    }

    /// The bytes of an attachment.
    func data(of identifier: UUID) throws -> Data {
        let sql = "SELECT data FROM attachment WHERE identifier = ?"
        return try Data.fetchOne(db, sql: sql, arguments: [identifier]) ?? Data()
    }

    /// Deletes an attachment of the sample at a position. Returns false if the sample does not have it.
    func delete(_ identifier: UUID, of sample: Int64) throws -> Bool {
        try db.execute(sql: "DELETE FROM attachment WHERE identifier = ? AND sample = ?", arguments: [identifier, sample])
        return db.changesCount > 0
    }
}
