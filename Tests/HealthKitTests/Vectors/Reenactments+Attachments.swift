import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON
import UniformTypeIdentifiers

@testable import HealthKit

/// Attachments of samples.
extension Reenactments {
    static let attachments: [String: Reenactment] = [
        "attachmentStore.addAttachment": { call in
            let file = FileManager.default.temporaryDirectory.appending(path: "attachment-\(UUID())")
            try call.read(call.value("data"), .base64).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            HKAttachmentStore(healthStore: call.store).addAttachment(
                to: try call.attachedObject(),
                name: try call.read(call.value("name"), .string),
                contentType: UTType(importedAs: try call.read(call.value("contentType"), .string)),
                url: file,
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
    fileprivate func attachedObject() throws -> HKObject {
        HKSample.found(try read(value("object"), .uuid), .visionPrescription)
    }

    /// An attachment with an identifier that an earlier call returned. Its other properties do not matter.
    fileprivate func attachment() throws -> HKAttachment {
        HKAttachment(
            Attachment(
                identifier: try read(value("attachment"), .uuid),
                name: "",
                contentType: "",
                size: 0,
                creationDate: .distantPast,
                metadata: [:]
            )
        )
    }
}

extension HKAttachment {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "identifier": .string(identifier.uuidString), "name": .string(name),
            "contentType": .string(contentType.identifier), "size": .integer(size), "creationDate": creationDate.json,
        ]
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object)
    }
}
