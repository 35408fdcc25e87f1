import Foundation
package import HealthModel
package import JSON

/// The JSON form of an attachment: `{identifier, name, contentType, size, creationDate, metadata?}`.
package struct AttachmentValue: JSONWritable {
    private let attachment: Attachment

    package init(_ attachment: Attachment) {
        self.attachment = attachment
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("identifier", attachment.identifier.uuidString)
            writer.member("name", attachment.name)
            writer.member("contentType", attachment.contentType)
            writer.member("size", attachment.size)
            writer.member("creationDate", attachment.creationDate.rfc3339)
            guard !attachment.metadata.isEmpty else { return }
            writer.key("metadata")
            writer.value { bytes in
                var samples = SampleWriter()
                samples.write(attachment.metadata, to: &bytes)
            }
        }
    }
}
