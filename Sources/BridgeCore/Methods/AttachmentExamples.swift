import HealthJSON
package import Foundation
package import HealthModel
package import JSON

/// Shared parts of the examples of attachment methods.
package enum AttachmentExamples {
    package typealias Given = [(method: String, params: JSONValue)]

    package static let params: JSONValue = [
        "object": .string(SampleExamples.uuid), "name": "Prescription", "contentType": "public.jpeg",
        "data": "/9j/2Q==",
    ]
    package static let attachment: JSONValue = [
        "identifier": .string(identifier), "name": "Prescription", "contentType": "public.jpeg", "size": 4,
        "creationDate": "2026-01-01T12:00:00Z",
    ]
    package static let identifier = SampleExamples.newUUID(of: .visionPrescription)
    package static let saved: Given = [
        ("store/requestAuthorization", ["toShare": ["HKVisionPrescriptionTypeIdentifier"]]),
        (
            "store/save",
            [
                "objects": [
                    [
                        "type": "HKVisionPrescriptionTypeIdentifier", "uuid": .string(SampleExamples.uuid),
                        "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z",
                        "prescriptionType": "glasses",
                    ]
                ]
            ]
        ),
    ]
    package static let attached = saved + [("store/attachmentStore.addAttachment", params)]
}

extension Parameter where Value == UUID {
    /// The sample of attachments.
    package static let attachedObject = Parameter.required("object", .uuid, "The UUID of the sample.")
}

extension Parameter where Value == String {
    /// `HKAttachment.name`
    package static let attachmentName = Parameter.required("name", .identifier, "The name of the file.")
    /// `HKAttachment.contentType`
    package static let contentType = Parameter.required(
        "contentType", .string, "The uniform type identifier, such as `public.jpeg`."
    )
}

extension Parameter where Value == Data {
    /// The bytes of an attachment.
    package static let attachmentData = Parameter.required("data", .base64, "The bytes of the file, in Base64.")
}

extension Parameter where Value == Metadata {
    /// `HKAttachment.metadata`
    package static let attachmentMetadata = Parameter.optional(
        "metadata", .metadata, default: Metadata(), "The metadata of the attachment."
    )
}
