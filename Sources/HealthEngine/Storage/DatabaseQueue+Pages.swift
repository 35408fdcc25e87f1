import Foundation
import GRDB
import GRDBSQLite

/// All pages of a database as bytes, to hand them to another process.
extension DatabaseQueue {
    func pages() throws -> Data {
        try inDatabase { db in
            var size: Int64 = 0
            let pages = unsafe sqlite3_serialize(db.sqliteConnection, "main", &size, 0)
            guard let pages = unsafe pages else {
                // A database without a page has no bytes.
                guard size == 0 else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
                return Data()
            }
            defer { unsafe sqlite3_free(pages) }
            return unsafe Data(bytes: pages, count: Int(size))
        }
    }

    /// The places of the versions of the format for writing and for reading.
    static let formatVersions = 18...19

    /// An in-memory database of pages.
    convenience init(pages: Data) throws {
        try self.init(configuration: HealthDatabase.configuration(isFile: false))
        guard !pages.isEmpty else { return }
        try inDatabase { db in
            let size = Int64(pages.count)
            // SQLite frees the copy, also after an error.
            guard let copy = unsafe sqlite3_malloc64(sqlite3_uint64(size)) else {
                throw DatabaseError(resultCode: .SQLITE_NOMEM)
            }
            let bytes = unsafe copy.assumingMemoryBound(to: UInt8.self)
            unsafe pages.copyBytes(to: bytes, count: pages.count)
            // A file keeps a write-ahead log, which memory cannot have: the format of the header must not ask for it.
            for place in Self.formatVersions where place < pages.count { unsafe bytes[place] = 1 }
            let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
            let code = unsafe sqlite3_deserialize(db.sqliteConnection, "main", bytes, size, size, flags)
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        }
    }
}
