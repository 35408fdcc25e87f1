public import Foundation
import HealthEngine
import HealthModel
public import UniformTypeIdentifiers

/// `HKAttachmentStore`: the files that are attached to samples (ATT-01 to ATT-04).
open class HKAttachmentStore: NSObject {
    /// The length of the parts that `streamData` delivers (project decision).
    private static let partLength = 1 << 16
    private let healthStore: HKHealthStore

    /// A handler of the app, which HealthKit does not declare as sendable.
    private struct DataHandler: @unchecked Sendable {
        let call: (Data?, (any Error)?) -> Void
    }

    public init(healthStore: HKHealthStore) { self.healthStore = healthStore }

    @preconcurrency public func addAttachment(
        to object: HKObject,
        name: String,
        contentType: UTType,
        url: URL,
        metadata: [String: Any] = [:],
        completion: @escaping @Sendable (HKAttachment?, (any Error)?) -> Void
    ) {
        let values = Metadata(metadata)
        healthStore.emulator.answer {
            // The engine counts the bytes. One more than the limit is enough, and spares the memory for the rest.
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            let data = try file.read(upToCount: Attachment.largestSize + 1) ?? Data()
            return HKAttachment(
                try $0.addAttachment(
                    to: object.uuid, name: name, contentType: contentType.identifier, data: data, metadata: values
                )
            )
        } to: {
            completion($0, $1)
        }
    }

    nonisolated(nonsending)
        public func addAttachment(
            to object: HKObject, name: String, contentType: UTType, url: URL, metadata: [String: Any] = [:]
        ) async throws -> HKAttachment
    {
        try await value {
            addAttachment(to: object, name: name, contentType: contentType, url: url, metadata: metadata, completion: $0)
        }
    }

    @preconcurrency open func removeAttachment(
        _ attachment: HKAttachment, from object: HKObject, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        healthStore.emulator.complete({ try $0.removeAttachment(attachment.identifier, from: object.uuid) }, to: completion)
    }

    nonisolated(nonsending)
        open func removeAttachment(_ attachment: HKAttachment, from object: HKObject) async throws
    {
        try await success { removeAttachment(attachment, from: object, completion: $0) }
    }

    @preconcurrency open func getAttachments(
        for object: HKObject, completion: @escaping @Sendable ([HKAttachment]?, (any Error)?) -> Void
    ) {
        healthStore.emulator.answer({ try $0.attachments(for: object.uuid).map(HKAttachment.init) }, to: completion)
    }

    nonisolated(nonsending)
        open func attachments(for object: HKObject) async throws -> [HKAttachment]
    {
        try await value { getAttachments(for: object, completion: $0) }
    }

    @discardableResult
    open func getData(
        for attachment: HKAttachment, completion: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: Int64(attachment.size))
        let handler = DataHandler(call: completion)
        read(attachment, progress) { handler.call($0, $1) }
        return progress
    }

    /// `HKAttachmentStore.streamData(for:dataHandler:)`: the data in parts.
    @discardableResult
    open func streamData(
        for attachment: HKAttachment, dataHandler: @escaping (Data?, (any Error)?, Bool) -> Void
    ) -> Progress {
        getData(for: attachment) { data, error in
            guard let data else { return dataHandler(nil, error, true) }
            var start = data.startIndex
            repeat {
                let end = min(start + Self.partLength, data.endIndex)
                dataHandler(Data(data[start..<end]), nil, end == data.endIndex)
                start = end
            } while start < data.endIndex
        }
    }

    public func dataReader(for attachment: HKAttachment) -> HKAttachmentDataReader {
        HKAttachmentDataReader(attachment, self)
    }

    func read(_ attachment: HKAttachment, _ progress: Progress, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        healthStore.emulator.answer {
            try $0.data(for: attachment.identifier)
        } to: { data, error in
            if data != nil { progress.completedUnitCount = progress.totalUnitCount }
            completion(data, error)
        }
    }
}
