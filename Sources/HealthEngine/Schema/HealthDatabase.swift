import Foundation
import GRDB
import HealthModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The SQLite database behind a ``HealthStore``: in memory, or a file that several processes may have open, each an
/// app on the same phone.
final class HealthDatabase {
    /// `application_id` of the files, by which a foreign database is told: "HKBr".
    private static let applicationID: Int32 = 0x484B_4272
    /// How long to wait for another process's write.
    private static let busyTimeout = 5.0

    /// Where the file is; nil for a store in memory.
    let path: String?
    private let queue: DatabaseQueue
    /// What the store held when it was opened, for ``restoreContents()``; nil if that was nothing.
    private let contentsAtOpening: DatabaseQueue?

    /// Opens the store, creating it if it is missing.
    init(path: String?) throws(HealthFailure) {
        self.path = path
        do {
            guard let path else {
                queue = try DatabaseQueue(configuration: Self.configuration(isFile: false))
                contentsAtOpening = nil
                try Schema.migrate(queue)
                return
            }
            try Self.createFile(path)
            queue = try DatabaseQueue(path: path, configuration: Self.configuration(isFile: true))
            let isNew = try Self.checkOwnership(queue)
            try queue.inDatabase { db in
                // The write lock, so that a read-only file is refused at once and not at some later save.
                try db.execute(sql: "BEGIN IMMEDIATE")
                if isNew {
                    try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
                }
                try db.execute(sql: "COMMIT; PRAGMA journal_mode = WAL")
            }
            try Schema.migrate(queue)
            contentsAtOpening = isNew ? nil : try Self.copy(of: queue)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Reads, seeing one state of the store.
    func read<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        do {
            return try queue.read(body)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Reads and writes in one transaction, undone if the body throws.
    func write<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        do {
            return try queue.write(body)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Brings back what the store held when it was opened.
    func restoreContents() throws(HealthFailure) {
        do {
            guard let contentsAtOpening else { return try queue.write(Schema.erase) }
            try contentsAtOpening.backup(to: queue)
        } catch {
            throw Self.failure(error)
        }
    }

    private static func configuration(isFile: Bool) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        // A misspelt column must be an error, not a string.
        configuration.acceptsDoubleQuotedStringLiterals = false
        configuration.busyMode = .timeout(busyTimeout)
        // Arguments are health data; they have no place in an error.
        configuration.publicStatementArguments = false
        if isFile {
            configuration.prepareDatabase { db in
                // What is acknowledged survives the death of the process; see the decision record on durability.
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
            }
        }
        return configuration
    }

    /// SQLite would create the file with the process's umask; health data is for its owner alone. The files beside
    /// it get the same mode from SQLite. A file that exists is not touched: closing it here would drop the locks of
    /// another store in this process.
    private static func createFile(_ path: String) throws(HealthFailure) {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return }
            let isForbidden = errno == EACCES || errno == EROFS || errno == EPERM
            let isFull = errno == ENOSPC || errno == EDQUOT
            throw .store(isForbidden ? .readOnly : isFull ? .full : .inaccessible)
        }
        close(descriptor)
    }

    /// Throws unless the file is empty or one of ours; true if it is empty.
    private static func checkOwnership(_ queue: DatabaseQueue) throws -> Bool {
        try queue.inDatabase { db in
            let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
            let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
            guard tables > 0 else { return true }
            guard id == applicationID else { throw HealthFailure.store(.foreign) }
            return false
        }
    }

    private static func copy(of queue: DatabaseQueue) throws -> DatabaseQueue {
        let copy = try DatabaseQueue()
        try queue.backup(to: copy)
        return copy
    }

    private static func failure(_ error: any Error) -> HealthFailure {
        if let failure = error as? HealthFailure { return failure }
        guard let error = error as? DatabaseError else { return .store(.inaccessible) }
        return switch error.resultCode {
        case .SQLITE_NOTADB: .store(.foreign)
        case .SQLITE_CORRUPT: .store(.corrupt)
        case .SQLITE_READONLY, .SQLITE_PERM: .store(.readOnly)
        case .SQLITE_FULL: .store(.full)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .store(.busy)
        default: .store(.inaccessible)
        }
    }
}
