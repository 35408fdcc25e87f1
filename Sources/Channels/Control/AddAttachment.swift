import BridgeCore
import HealthEngine
import HealthJSON

extension ControlChannel {
    /// Attaches a file to a sample of any source (ATT-02).
    static let addAttachment = Method(
        "addAttachment",
        "Attaches a file to a prescription or a clinical note, as another app or a provider does.",
        .attachedObject,
        .attachmentName,
        .contentType,
        .attachmentData,
        .attachmentMetadata,
        result: ResultDescription("attachment", Schemas.reference("Attachment")),
        audit: .action(.write)
    ) { call, object, name, contentType, data, metadata in
        let attachment = try call.phone.addAttachment(
            to: object, name: name, contentType: contentType, data: data, metadata: metadata)
        return AttachmentValue(attachment)
    }
}
