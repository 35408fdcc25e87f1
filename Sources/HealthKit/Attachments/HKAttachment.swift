public import Foundation
import HealthEngine
import HealthModel
public import UniformTypeIdentifiers

/// `HKAttachment`: a file that is attached to a sample (ATT-01).
open class HKAttachment: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let attachment: Attachment

    init(_ attachment: Attachment) { self.attachment = attachment }

    open var identifier: UUID { attachment.identifier }
    open var name: String { attachment.name }
    open var contentType: UTType { UTType(importedAs: attachment.contentType) }
    open var size: Int { attachment.size }
    open var creationDate: Date { attachment.creationDate }
    open var metadata: [String: Any]? { attachment.metadata.dictionary }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKAttachment)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    /// `HKAttachment.AsyncBytes`: the bytes of an attachment, one after the other.
    public struct AsyncBytes: AsyncSequence {
        public typealias Element = UInt8

        let reader: HKAttachmentDataReader

        public struct AsyncIterator: AsyncIteratorProtocol {
            let reader: HKAttachmentDataReader
            private var rest: Data.Iterator?

            init(_ reader: HKAttachmentDataReader) { self.reader = reader }

            public mutating func next() async throws -> UInt8? {
                if rest == nil { rest = try await reader.data.makeIterator() }
                return rest?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader) }
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSUUID, forKey: "identifier")
        coder.encode(name as NSString, forKey: "name")
        coder.encode(attachment.contentType as NSString, forKey: "contentType")
        coder.encode(Int64(size), forKey: "size")
        coder.encode(creationDate as NSDate, forKey: "creationDate")
        coder.encode(attachment.metadata, forKey: "metadata")
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeIfPresent(NSUUID.self, forKey: "identifier"),
            let name = coder.text(forKey: "name"),
            let contentType = coder.text(forKey: "contentType"),
            let size = coder.integer(forKey: "size"),
            let creationDate = coder.decodeIfPresent(NSDate.self, forKey: "creationDate"),
            let metadata = coder.values(forKey: "metadata")
        else { return nil }
        attachment = Attachment(
            identifier: identifier as UUID,
            name: name,
            contentType: contentType,
            size: size,
            creationDate: creationDate as Date,
            metadata: metadata
        )
    }
}

public final class HKAttachmentDataReader {
    public let attachment: HKAttachment
    public let progress: Progress
    private let store: HKAttachmentStore

    init(_ attachment: HKAttachment, _ store: HKAttachmentStore) {
        self.attachment = attachment
        self.store = store
        progress = Progress(totalUnitCount: Int64(attachment.size))
    }

    public var data: Data {
        get async throws { try await value { handler in store.read(attachment, progress, handler) } }
    }

    public var bytes: HKAttachment.AsyncBytes { HKAttachment.AsyncBytes(reader: self) }
}
