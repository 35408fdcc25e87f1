import Foundation
import GRDB
import HealthModel

/// The bytes of a store file that no host has open.
extension StoreFile {
    /// The places of the versions of the format, and of the `application_id`, in the header of a database.
    private static let (formatVersions, applicationIDBytes) = (18...19, 68...71)

    /// The bytes of a file with these pages of a store. The pages of a store in memory have no `application_id`.
    static func bytes(ofPages pages: Data) -> Data {
        var bytes = pages
        guard bytes.count >= smallestDatabase else { return bytes }
        // A file has a write-ahead log.
        for place in formatVersions { bytes[place] = 2 }
        bytes.replaceSubrange(applicationIDBytes, with: applicationIDAsBytes)
        return bytes
    }

    /// A store in memory with the content of a file. Throws if that is no store, or one of a newer version.
    static func store(of bytes: Data) throws -> DatabaseQueue {
        guard bytes.count >= smallestDatabase, bytes[applicationIDBytes].elementsEqual(applicationIDAsBytes) else {
            throw HealthFailure.store(.foreign)
        }
        let queue = try DatabaseQueue(pages: bytes)
        let report = try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard report == "ok" else { throw HealthFailure.store(.corrupt) }
        try Schema.refuseForeign(queue)
        try Schema.refuseNewer(queue)
        try Schema.migrate(queue)
        // The file may have an era in common with a store, and other rows.
        _ = try queue.write(Era.begin)
        return queue
    }

    private static var applicationIDAsBytes: [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: applicationID >> $0) }
    }
}

extension HealthDatabase {
    /// The content of the store as the bytes of a file without encryption.
    func fileBytes() throws(HealthFailure) -> Data {
        do {
            let copy = try DatabaseQueue(pages: queue.pages())
            try Schema.recordMigrations(in: copy)
            return StoreFile.bytes(ofPages: try copy.pages())
        } catch {
            throw Self.failure(error)
        }
    }

    /// Replaces the content of a store in memory by that of a file.
    func restore(fileBytes: Data) throws(HealthFailure) {
        var snapshot: Snapshot
        do {
            snapshot = try Snapshot(StoreFile.store(of: fileBytes))
        } catch {
            throw Self.failure(error)
        }
        try restoreByRequest(&snapshot)
    }
}
