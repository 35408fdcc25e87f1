import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

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
        example: Example(
            AttachmentExamples.params,
            result: [
                "identifier": .string(SampleExamples.newUUID(of: .visionPrescription, for: "")),
                "name": "Prescription", "contentType": "public.jpeg", "size": 4,
                "creationDate": "2026-01-01T12:00:00Z",
            ],
            given: AttachmentExamples.saved
        ),
        audit: .action(.write)
    ) { call, object, name, contentType, data, metadata in
        let attachment = try call.phone.addAttachment(
            to: object, name: name, contentType: contentType, data: data, metadata: metadata)
        return AttachmentValue(attachment)
    }
}
