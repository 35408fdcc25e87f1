import Foundation
import HealthKit
import Testing
import UniformTypeIdentifiers

/// `HKAttachmentStore` in Swift: the methods that the vectors do not use.
extension StoreTests {
    /// Saves a prescription, and writes bytes to a file.
    private func prepare(_ health: HKHealthStore, _ data: Data) async throws -> (HKVisionPrescription, URL) {
        let file = FileManager.default.temporaryDirectory.appending(path: "attachment-\(UUID())")
        try data.write(to: file)
        let prescription = HKVisionPrescription(
            type: .glasses, dateIssued: Self.start, expirationDate: nil, device: nil, metadata: nil
        )
        // An app cannot ask to read all prescriptions; it reads its own.
        try await health.requestAuthorization(toShare: [HKObjectType.visionPrescriptionType()], read: [])
        try await health.save(prescription)
        return (prescription, file)
    }

    @Test func `ATT-01: an attachment is read as a whole, byte by byte, and in parts`() async throws {
        try await HealthKitEmulator.withEmulator([]) { health in
            let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
            let (prescription, file) = try await prepare(health, data)
            defer { try? FileManager.default.removeItem(at: file) }
            let store = HKAttachmentStore(healthStore: health)
            let attachment = try await store.addAttachment(
                to: prescription, name: "Paper", contentType: .pdf, url: file, metadata: ["pages": 2]
            )
            #expect(attachment.name == "Paper" && attachment.contentType == .pdf && attachment.size == data.count)
            #expect(attachment.metadata?["pages"] as? Int == 2)
            #expect(try await store.attachments(for: prescription) == [attachment])
            let reader = store.dataReader(for: attachment)
            #expect(reader.progress.fractionCompleted == 0)
            #expect(try await reader.data == data)
            #expect(reader.progress.isFinished)
            var bytes = Data()
            for try await byte in reader.bytes { bytes.append(byte) }
            #expect(bytes == data)
            let parts: [Data] = try await withCheckedThrowingContinuation { continuation in
                nonisolated(unsafe) var parts: [Data] = []
                store.streamData(for: attachment) { part, error, isDone in
                    if let error { return continuation.resume(throwing: error) }
                    unsafe parts.append(part ?? Data())
                    if isDone { unsafe continuation.resume(returning: parts) }
                }
            }
            #expect(parts.count > 1 && parts.reduce(Data(), +) == data)
            try await store.removeAttachment(attachment, from: prescription)
            #expect(try await store.attachments(for: prescription).isEmpty)
        }
    }

    @Test func `an attached file that cannot be read is an error of Foundation`() async throws {
        try await HealthKitEmulator.withEmulator([]) { health in
            let (prescription, file) = try await prepare(health, Data())
            try FileManager.default.removeItem(at: file)
            await #expect(throws: CocoaError.self) {
                _ = try await HKAttachmentStore(healthStore: health).addAttachment(
                    to: prescription, name: "None", contentType: .png, url: file
                )
            }
        }
    }
}

/// `UTType`
struct ContentTypeTests {
    @Test(arguments: [(UTType.jpeg, "jpeg", "image/jpeg"), (.heic, "heic", "image/heic"), (.pdf, "pdf", "application/pdf")])
    func `types of content have an extension and a MIME type`(type: UTType, name: String, mime: String) {
        #expect(type.preferredFilenameExtension == name && type.preferredMIMEType == mime)
        #expect(UTType(filenameExtension: name) == type && UTType(mimeType: mime) == type)
        #expect(type.conforms(to: .data) && type.conforms(to: type) && !type.isSubtype(of: type))
    }

    @Test func `other types of content have only an identifier`() {
        #expect(UTType("com.example.scan")?.preferredMIMEType == nil)
        #expect(UTType("no identifier") == nil && UTType("jpeg") == nil)
        #expect(UTType.png.conforms(to: .image) && !UTType.pdf.conforms(to: .image))
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }
}
