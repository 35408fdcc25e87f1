public import Foundation
import GRDB
public import HealthModel

extension Phone {
    /// Attaches a file to a prescription or to a clinical note, as another app or a provider does. Needs no permission.
    ///
    /// Throws code 3 for an object that is missing or that can have no attachments, and for a file that the object
    /// cannot have. Throws code 13 for more than ``Attachment/largestSize`` bytes (project decisions).
    public func addAttachment(
        to object: UUID, name: String, contentType: String, data: Data, metadata: Metadata = [:]
    ) throws(HealthFailure) -> Attachment {
        try healthStore.operation(.write, [], checking: .none, count: { _ in 1 }) {
            try checkAttachment(data, metadata)
            return try database.write { db, registry in
                guard let sample = try AttachmentTable.object(object, db, registry) else {
                    throw HealthFailure.attachment(.unknownObject)
                }
                if sample.type == .visionPrescription { try Attachment.checkOfPrescription(contentType) }
                let attachment = self.makeAttachment(name, contentType, data, metadata, of: sample.type)
                try AttachmentTable(db: db).insert(attachment, data, of: sample.position)
                accesses.add(.write, [sample.type])
                return attachment
            }
        }
    }

    /// Throws for metadata that an attachment cannot have, and for too many bytes.
    func checkAttachment(_ data: Data, _ metadata: Metadata) throws {
        try metadata.validate(for: .visionPrescription, on: device.osVersion)
        guard data.count <= Attachment.largestSize else { throw HealthFailure.error(.errorDataSizeExceeded) }
    }

    /// A new attachment of a sample of a type, added by an app or by the device owner. Call it after all checks, because it uses
    /// an identifier.
    func makeAttachment(
        _ name: String, _ contentType: String, _ data: Data, _ metadata: Metadata, of type: ObjectType, by app: String = ""
    ) -> Attachment {
        Attachment(
            identifier: environment.makeUUID(for: app, type),
            name: name,
            contentType: contentType,
            size: data.count,
            creationDate: environment.clock.now(),
            metadata: metadata
        )
    }
}

extension AttachmentTable {
    /// The position and the type of a stored sample that can have attachments: a prescription or a clinical note. Nil
    /// for any other UUID.
    static func object(_ uuid: UUID, _ db: Database, _ registry: Registry) throws -> (position: Int64, type: ObjectType)? {
        guard let object = try StoredObject.find(uuid, db), let type = try registry.type(object.type, db),
            type.canHaveAttachments
        else { return nil }
        return (object.position, type)
    }
}

extension ObjectType {
    /// Whether samples of the type can have attachments (ATT-02).
    fileprivate var canHaveAttachments: Bool {
        self == .visionPrescription || self == TypeCatalog.type(name: "clinicalNoteRecord")
    }
}

extension Attachment {
    /// Throws code 3 unless a prescription can have a file of the type (ATT-02).
    static func checkOfPrescription(_ contentType: String) throws(HealthFailure) {
        guard contentTypes.contains(contentType) else { throw .attachment(.contentType) }
    }
}

/// Errors with code 3. The texts are this project's.
enum AttachmentError: String {
    case unknownObject = "The object was not saved, or it cannot have attachments."
    case unknown = "The object does not have the attachment."
    case contentType = "An attachment must be a static image or PDF."
}

extension HealthFailure {
    static func attachment(_ error: AttachmentError) -> HealthFailure { .invalidArgument(error.rawValue) }
}
