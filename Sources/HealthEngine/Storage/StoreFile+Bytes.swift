import Foundation
import GRDB
import HealthModel

/// The bytes of a store file that no host has open.
extension StoreFile {
    /// A store in memory with the content of a file. Throws if that is no store, a damaged one, or one of a newer version.
    static func store(of bytes: Data, observedBy observe: (Database) -> Void) throws -> DatabaseQueue {
        try checkEncryption(of: bytes)
        guard bytes.count >= smallestDatabase else { throw HealthFailure.store(.foreign) }
        let queue = try DatabaseQueue(pages: bytes)
        queue.inDatabase(observe)
        try checkApplicationID(of: queue)
        try Schema.check(queue)
        try checkIntegrity(of: queue)
        try Schema.migrate(queue)
        // The file may have an era in common with a store, and other rows.
        _ = try queue.write(Era.begin)
        return queue
    }
}

extension HealthDatabase {
    /// The content of the store as the bytes of a file.
    func fileBytes() throws(HealthFailure) -> Data {
        do {
            let copy = try DatabaseQueue(pages: queue.pages())
            try Schema.recordMigrations(in: copy)
            try copy.inDatabase { try $0.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)") }
            var bytes = try copy.pages()
            // A file has a write-ahead log.
            for place in DatabaseQueue.formatVersions { bytes[place] = 2 }
            return bytes
        } catch {
            throw Self.failure(error)
        }
    }

    /// Replaces the content of a store in memory by that of a file.
    func restore(fileBytes: Data) throws(HealthFailure) {
        var snapshot: Snapshot
        do {
            snapshot = try Snapshot(StoreFile.store(of: fileBytes, observedBy: observe))
        } catch {
            throw Self.failure(error)
        }
        try restoreByRequest(&snapshot)
    }
}
