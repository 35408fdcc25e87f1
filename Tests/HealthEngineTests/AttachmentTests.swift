import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthEngine

struct AttachmentTests {
    private let photo = Data("a photo that nobody may see".utf8)

    private func prescription() throws -> Sample {
        let date = Date(timeIntervalSince1970: 1_767_254_400)
        let content = Sample.Content.visionPrescription(VisionPrescription(prescriptionType: 1))
        return try Sample(UUID(), .visionPrescription, content, date, date, nil, [:])
    }

    private func attach(_ data: Data, to object: UUID, _ store: HealthStore) throws -> HealthModel.Attachment {
        try store.addAttachment(to: object, name: "Photo", contentType: "public.jpeg", data: data)
    }

    @Test func `ATT-01: an attachment is in the store file`() throws {
        try withTemporaryPath { path in
            let sample = try prescription()
            let identifier: UUID
            do {
                let store = try HealthStore.launched(path: path)
                try store.requestAuthorization(toShare: [.visionPrescription], read: [])
                try store.save([sample])
                identifier = try attach(photo, to: sample.uuid, store).identifier
            }
            let file = try Data(contentsOf: URL(filePath: path))
            let log = (try? Data(contentsOf: URL(filePath: path + "-wal"))) ?? Data()
            #expect((file + log).firstRange(of: photo) != nil)
            let store = try HealthStore.launched(path: path)
            #expect(try store.attachments(for: sample.uuid).map(\.identifier) == [identifier])
            #expect(try store.data(for: identifier) == photo)
        }
    }

    @Test func `ATT-01: an attachment has at most 32 MiB`() throws {
        let store = try HealthStore.granted([.visionPrescription])
        let sample = try prescription()
        try store.save([sample])
        let largest = Data(count: HealthModel.Attachment.largestSize)
        #expect(try attach(largest, to: sample.uuid, store).size == largest.count)
        #expect(throws: HealthFailure.error(.errorDataSizeExceeded)) {
            try attach(largest + [0], to: sample.uuid, store)
        }
        #expect(try store.attachments(for: sample.uuid).count == 1)
    }

    @Test func `ATT-04: attachments are deleted with their sample`() throws {
        let store = try HealthStore.granted([.visionPrescription])
        let sample = try prescription()
        try store.save([sample])
        _ = try attach(photo, to: sample.uuid, store)
        try store.delete([sample.uuid])
        let count = try store.database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM attachment") }
        #expect(count == 0)
    }
}
