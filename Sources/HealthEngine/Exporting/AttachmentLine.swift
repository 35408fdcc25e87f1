package import Foundation
import GRDB
import HealthModel

/// An attachment with its data, for a line of JSON.
package struct AttachmentLine: Codable {
    /// `HKAttachment.identifier`
    package let identifier: UUID
    /// The UUID of the sample.
    package let object: UUID
    private let name: String
    private let contentType: String
    /// In milliseconds since 1970.
    private let creationDate: Int64
    private var metadata: StoredMetadata?
    private let data: Data

    fileprivate init(_ attachment: Attachment, of object: UUID, _ data: Data) {
        identifier = attachment.identifier
        self.object = object
        name = attachment.name
        contentType = attachment.contentType
        creationDate = attachment.creationDate.milliseconds
        metadata = attachment.metadata.isEmpty ? nil : StoredMetadata(attachment.metadata)
        self.data = data
    }

    fileprivate func insert(of sample: Int64, _ db: Database) throws {
        let attachment = Attachment(
            identifier: identifier,
            name: name,
            contentType: contentType,
            size: data.count,
            creationDate: Date(milliseconds: creationDate),
            metadata: metadata?.metadata ?? [:]
        )
        try AttachmentTable(db: db).insert(attachment, data, of: sample)
    }
}

extension SampleExport {
    /// The positions of the samples with attachments.
    package func samplesWithAttachments() throws -> [Int64] {
        try Int64.fetchAll(db, sql: "SELECT DISTINCT sample FROM attachment ORDER BY sample")
    }

    /// Calls the body with a line for each attachment of a sample. Only one has its data in memory.
    package func forEachAttachment(of sample: Int64, _ body: (AttachmentLine) throws -> Void) throws {
        guard let object = try uuid(at: sample) else { return }
        let table = AttachmentTable(db: db)
        for attachment in try table.attachments(of: sample) {
            try body(AttachmentLine(attachment, of: object, try table.data(of: attachment.identifier)))
        }
    }
}

extension SampleImport {
    /// Attaches a file to its sample, if the sample exists and the attachment does not.
    package func insert(_ line: AttachmentLine) throws {
        guard let sample = try AttachmentTable.object(line.object, db, registry),
            try AttachmentTable(db: db).sample(ofAttachment: line.identifier) == nil
        else { return }
        try line.insert(of: sample.position, db)
    }
}
