import Foundation
import HealthKit
import UniformTypeIdentifiers

/// Attachments of samples.
extension Reenactments {
    static let attachments: [String: Reenactment] = [
        "attachmentStore.addAttachment": { call in
            let file = FileManager.default.temporaryDirectory.appending(path: "attachment-\(UUID())")
            try call.read(call.value("data"), .base64).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            HKAttachmentStore(healthStore: call.store).addAttachment(
                to: try call.attachedObject(), name: try call.read(call.value("name"), .string),
                contentType: UTType(importedAs: try call.read(call.value("contentType"), .string)), url: file,
                metadata: try call.metadata() ?? [:]
            ) { attachment, error in
                call.complete(attachment, error, \.json)
            }
        },
        "attachmentStore.getAttachments": { call in
            HKAttachmentStore(healthStore: call.store).getAttachments(for: try call.attachedObject()) {
                attachments,
                error in
                call.complete(attachments, error) { ["attachments": .array($0.map(\.json))] }
            }
        },
        "attachmentStore.getData": { call in
            HKAttachmentStore(healthStore: call.store).getData(for: try call.attachment()) { data, error in
                call.complete(data, error) { ["data": .string($0.base64EncodedString())] }
            }
        },
        "attachmentStore.removeAttachment": { call in
            HKAttachmentStore(healthStore: call.store).removeAttachment(
                try call.attachment(), from: try call.attachedObject(), completion: call.completion()
            )
        },
    ]
}

extension StoreCall {
    fileprivate func attachedObject() throws -> HKObject { try sample(required("object", .uuid)) }

    /// The attachment with an identifier that an earlier call returned.
    fileprivate func attachment() throws -> HKAttachment {
        guard let attachment = KnownObjects.shared.attachment(try required("attachment", .uuid)) else {
            throw NotReenacted(.handle)
        }
        return attachment
    }
}

extension HKAttachment {
    fileprivate var json: JSONValue {
        KnownObjects.shared.note(self)
        var object: JSONObject = [
            "identifier": .string(identifier.uuidString), "name": .string(name),
            "contentType": .string(contentType.identifier), "size": .integer(size), "creationDate": creationDate.json,
        ]
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object)
    }
}
