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
            metadata: try metadata?.metadata ?? [:]
        )
        try AttachmentTable(db).insert(attachment, data, of: sample)
    }
}

extension SampleExport {
    /// The attachments of samples, limited to those at certain positions, by the position of their sample.
    package func attachments(where isChosen: (Int64) -> Bool) throws -> [(sample: Int64, identifier: UUID)] {
        try Row.fetchAll(db, sql: "SELECT sample, identifier FROM attachment ORDER BY sample, id")
            .map { row -> (sample: Int64, identifier: UUID) in (row["sample"], row["identifier"]) }
            .filter { isChosen($0.sample) }
    }

    /// The line of an attachment. Nil if there is none.
    package func attachment(_ identifier: UUID, of sample: Int64) throws -> AttachmentLine? {
        let table = AttachmentTable(db)
        guard let object = try uuid(at: sample),
            let attachment = try table.attachments(of: sample).first(where: { $0.identifier == identifier })
        else { return nil }
        return AttachmentLine(attachment, of: object, try table.data(of: identifier))
    }
}

extension SampleImport {
    /// Attaches a file to its sample, if the sample exists and the attachment does not.
    package func insert(_ line: AttachmentLine) throws {
        guard let sample = try AttachmentTable.object(line.object, db, registry),
            try AttachmentTable(db).sample(ofAttachment: line.identifier) == nil
        else { return }
        try line.insert(of: sample.position, db)
    }
}
