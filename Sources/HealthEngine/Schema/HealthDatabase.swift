import GRDB
import HealthModel

/// The SQLite database behind a ``HealthStore``: in memory, or a file that several processes may have open, each an
/// app on the same phone.
final class HealthDatabase {
    /// How long to wait for another process's write.
    static let busyTimeout = 5.0

    /// Where the file is; nil for a store in memory.
    let path: String?
    private let queue: DatabaseQueue
    /// What the store held when it was opened, for ``restoreContents()``; nil if that was nothing.
    private let contentsAtOpening: DatabaseQueue?

    /// Opens the store, creating it if it is missing.
    init(path: String?) throws(HealthFailure) {
        self.path = path
        do {
            if let path {
                let (queue, isNew) = try StoreFile.openDatabase(at: path)
                self.queue = queue
                contentsAtOpening = isNew ? nil : try Self.copy(of: queue)
            } else {
                queue = try DatabaseQueue(configuration: Self.configuration(isFile: false))
                contentsAtOpening = nil
                try Schema.migrate(queue)
            }
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

    static func configuration(isFile: Bool) -> Configuration {
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

    private static func copy(of queue: DatabaseQueue) throws -> DatabaseQueue {
        let copy = try DatabaseQueue()
        try queue.backup(to: copy)
        return copy
    }

    /// What an error of the database is to the users of the store.
    static func failure(_ error: any Error) -> HealthFailure {
        if let failure = error as? HealthFailure { return failure }
        guard let error = error as? DatabaseError else { return .store(.inaccessible) }
        // A disk without room for the index of the journal is told only by the extended code.
        if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .store(.full) }
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
