import HealthJSON
package import Foundation
package import HealthModel

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
