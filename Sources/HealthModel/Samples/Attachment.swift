public import Foundation

/// `HKAttachment`: a file that is attached to a sample (ATT-01).
public struct Attachment: Hashable, Sendable {
    /// `HKAttachment.identifier`
    public let identifier: UUID
    /// `HKAttachment.name`
    public let name: String
    /// `HKAttachment.contentType`: a uniform type identifier.
    public let contentType: String
    /// `HKAttachment.size`, in bytes.
    public let size: Int
    /// `HKAttachment.creationDate`
    public let creationDate: Date
    /// `HKAttachment.metadata`
    public let metadata: Metadata

    /// An attachment.
    public init(identifier: UUID, name: String, contentType: String, size: Int, creationDate: Date, metadata: Metadata) {
        self.identifier = identifier
        self.name = name
        self.contentType = contentType
        self.size = size
        self.creationDate = creationDate
        self.metadata = metadata
    }

    /// The largest number of bytes of an attachment (project decision).
    public static let largestSize = 32 << 20

    /// The content types of the attachments of a prescription: static images and PDF (ATT-02). The list is a project
    /// decision.
    public static let contentTypes: Set = [
        "public.image", "public.jpeg", "public.png", "public.heic", "public.heif", "public.tiff",
        "com.microsoft.bmp", "org.webmproject.webp", "com.adobe.pdf",
    ]
}
