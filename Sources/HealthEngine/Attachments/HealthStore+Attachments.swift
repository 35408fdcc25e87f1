public import Foundation
import GRDB
public import HealthModel

/// `HKAttachmentStore`: the files that are attached to samples (ATT-01 to ATT-04).
extension HealthStore {
    /// `addAttachment(to:name:contentType:url:metadata:)`: attaches a file to a prescription of the app.
    ///
    /// Throws code 3 for an object that the app has not saved or that is no prescription, and for a file that is neither
    /// a static image nor PDF. Throws code 13 for more than ``Attachment/largestSize`` bytes, code 6 while the phone is
    /// locked, and codes 5 and 4 like a save (project decisions).
    public func addAttachment(
        to object: UUID, name: String, contentType: String, data: Data, metadata: Metadata = [:]
    ) throws(HealthFailure) -> Attachment {
        try operation(.write, [.visionPrescription], checking: .writing, count: { _ in 1 }) {
            try phone.checkAttachment(data, metadata)
            return try database.write { db, registry in
                let sample = try self.ownPrescription(object, db, registry)
                try Attachment.checkOfPrescription(contentType)
                let app = self.bundleIdentifier
                let attachment = phone.makeAttachment(name, contentType, data, metadata, of: .visionPrescription, by: app)
                try AttachmentTable(db: db).insert(attachment, data, of: sample)
                return attachment
            }
        }
    }

    /// `removeAttachment(_:from:)`: removes an attachment from a prescription of the app.
    ///
    /// Throws code 3 if the object does not have the attachment. Otherwise it has the errors of
    /// ``addAttachment(to:name:contentType:data:metadata:)``.
    public func removeAttachment(_ attachment: UUID, from object: UUID) throws(HealthFailure) {
        try operation(.delete, [.visionPrescription], checking: .writing, count: { _ in 1 }) {
            try database.write { db, registry in
                let sample = try self.ownPrescription(object, db, registry)
                guard try AttachmentTable(db: db).delete(attachment, of: sample) else {
                    throw HealthFailure.attachment(.unknown)
                }
            }
        }
    }

    /// `attachments(for:)`: the attachments of an object, in the order in which they were added.
    ///
    /// Throws code 3 for an object that is missing, that the app may not read, or that can have no attachments, and the
    /// errors of every query.
    public func attachments(for object: UUID) throws(HealthFailure) -> [Attachment] {
        try operation(.read, [], checking: .query, count: \.count) {
            try readable(object) { sample, db in try AttachmentTable(db: db).attachments(of: sample) }
        }
    }

    /// `HKAttachmentDataReader.data`: the bytes of an attachment.
    ///
    /// Throws code 3 for an unknown attachment. Otherwise it has the errors of ``attachments(for:)``.
    public func data(for attachment: UUID) throws(HealthFailure) -> Data {
        try operation(.read, [], checking: .reading, count: { _ in 1 }) {
            let object = try database.read { db in
                try phone.checkUnlocked(db)
                return try AttachmentTable(db: db).sample(ofAttachment: attachment)
            }
            guard let object else { throw HealthFailure.attachment(.unknown) }
            return try readable(object) { _, db in try AttachmentTable(db: db).data(of: attachment) }
        }
    }

    /// The position of a prescription that the app has saved.
    private func ownPrescription(_ uuid: UUID, _ db: Database, _ registry: Registry) throws -> Int64 {
        try phone.checkUnlocked(db)
        try checkSharing([.visionPrescription], db)
        guard let source = try registry.sourceID(bundleIdentifier, db),
            let object = try StoredObject.find(uuid, savedBy: source, db),
            try registry.type(object.type, db) == .visionPrescription
        else { throw HealthFailure.attachment(.unknownObject) }
        return object.position
    }

    /// Runs the body with the position of a sample that the app may read and that can have attachments.
    private func readable<Value>(_ object: UUID, _ body: (Int64, Database) throws -> Value) throws(HealthFailure) -> Value {
        try checkAccess()
        let type = try database.read { db, registry in
            try phone.checkUnlocked(db)
            return try AttachmentTable.object(object, db, registry)?.type
        }
        guard let type else { throw .attachment(.unknownObject) }
        return try read([QueryDescriptor(type, .objects([object]))]) { db, registry, parts in
            var position: Int64?
            for part in parts {
                try scan(part, db, registry).forEach(SampleReader(db, registry)) { row, _ in
                    position = row.int64(.id)
                }
            }
            guard let position else { throw HealthFailure.attachment(.unknownObject) }
            let value = try body(position, db)
            accesses.add(.read, [type])
            return value
        }
    }
}
