import BridgeCore
import Foundation
import HealthEngine
import HealthJSON

/// `HKAttachmentStore` (ATT-01 to ATT-04).
extension StoreChannel {
    static let attachmentStoreMethods = [
        attachmentStoreAddAttachment, attachmentStoreGetAttachments, attachmentStoreGetData,
        attachmentStoreRemoveAttachment,
    ]

    /// `HKAttachmentStore.addAttachment(to:name:contentType:url:metadata:)`. The data replaces the URL.
    private static let attachmentStoreAddAttachment = Method(
        "attachmentStore.addAttachment",
        "Attaches an image or a PDF file to a prescription of the app.",
        .attachedObject,
        .attachmentName,
        .contentType,
        .attachmentData,
        .attachmentMetadata,
        result: ResultDescription("attachment", Schemas.reference("Attachment")),
        audit: .action(.write)
    ) { call, object, name, contentType, data, metadata in
        let attachment = try call.store.addAttachment(
            to: object, name: name, contentType: contentType, data: data, metadata: metadata)
        return AttachmentValue(attachment)
    }

    /// `HKAttachmentStore.getAttachments(for:completion:)`
    private static let attachmentStoreGetAttachments = Method(
        "attachmentStore.getAttachments",
        "Returns the attachments of a sample, without their data.",
        .attachedObject,
        result: ResultDescription("attachments", Schemas.reference("Attachments"))
    ) { call, object in
        let attachments = try call.store.attachments(for: object)
        return NamedResult("attachments", attachments.map(AttachmentValue.init))
    }

    /// `HKAttachmentStore.getData(for:completion:)`, and `data` of `dataReader(for:)`.
    private static let attachmentStoreGetData = Method(
        "attachmentStore.getData",
        "Returns the data of an attachment.",
        .attachment,
        result: ResultDescription("data", Schemas.reference("AttachmentData"))
    ) { call, attachment in
        let data = try call.store.data(for: attachment)
        return NamedResult("data", data.base64EncodedString())
    }

    /// `HKAttachmentStore.removeAttachment(_:from:completion:)`
    private static let attachmentStoreRemoveAttachment = Method(
        "attachmentStore.removeAttachment",
        "Removes an attachment from a prescription of the app.",
        .attachment,
        .attachedObject,
        audit: .action(.delete)
    ) { call, attachment, object in
        try call.store.removeAttachment(attachment, from: object)
    }
}

extension Parameter where Value == UUID {
    fileprivate static let attachment = Parameter.required("attachment", .uuid, "The identifier of the attachment.")
}
