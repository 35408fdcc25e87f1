import Foundation
import GRDB
import HealthModel

/// The SQLite database of a ``Phone``: in memory, or a file that several processes may have open.
final class HealthDatabase {
    /// How long to wait for another process's write.
    static let busyTimeout = 5.0

    /// Up to this size what the store held when it was opened is kept in memory, else in a file that has no name.
    private static let largestCopyInMemory = 8 << 20
    /// The same for snapshots, which somebody has asked for: a copy in memory is several times as fast.
    private static let largestSnapshotInMemory = 512 << 20

    /// Where the file is; nil for a store in memory.
    let path: String?
    /// What it is encrypted with; nil for a plain one.
    let key: StoreKey?
    private var queue: DatabaseQueue
    private let interruption = Interruption()
    private let registry = Registry()
    private let wasNew: Bool
    /// Whether the file was made here.
    private let isCreated: Bool
    /// Whether ``restoreContents()`` may be called.
    private let keepsContents: Bool
    /// What the store held before the first change that was made here, for ``restoreContents()``.
    private var contentsAtOpening: Result<DatabaseQueue, HealthFailure>?
    /// What the store held when somebody asked to keep it.
    private var snapshots: [String: Snapshot] = [:]
    /// By which SQLite tells that another process has changed the file.
    private var dataVersion: Int64 = 0

    /// Opens the store, creating it if it is missing.
    init(path: String?, key: StoreKey?, keepsContents: Bool) throws(HealthFailure) {
        self.path = path
        self.key = key
        self.keepsContents = keepsContents
        do {
            if let path {
                (queue, wasNew, isCreated) = try StoreFile.openDatabase(at: path, key: key)
            } else {
                queue = try DatabaseQueue(configuration: Self.configuration(isFile: false))
                wasNew = true
                isCreated = false
                try queue.write(Schema.create)
            }
            queue.inDatabase(interruption.observe)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Reads, seeing one state of the store.
    func read<Value>(_ body: (Database, Registry) throws -> Value) throws(HealthFailure) -> Value {
        do {
            return try queue.inDatabase { db in
                // Not GRDB's own `read`: it sets `query_only`, after which SQLite compiles every statement anew.
                let changes = db.totalChangesCount
                try db.beginTransaction(.deferred)
                defer {
                    assert(db.totalChangesCount == changes, "What reads must not write.")
                    try? db.rollback()
                }
                try noticeOthers(db)
                return try body(db, registry)
            }
        } catch {
            throw Self.failure(error)
        }
    }

    /// Reads and writes in one transaction, undone if the body throws.
    func write<Value>(_ body: (Database, Registry) throws -> Value) throws(HealthFailure) -> Value {
        try keepContents()
        do {
            let value = try queue.write { db in
                try noticeOthers(db)
                return try body(db, registry)
            }
            interruption.transactionCommitted()
            return value
        } catch {
            // The registry may have rows of the transaction that was rolled back.
            registry.forget()
            throw Self.failure(error)
        }
    }

    /// Reads, seeing one state of the store.
    func read<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        try read { db, _ in try body(db) }
    }

    /// Reads and writes in one transaction, undone if the body throws.
    func write<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        try write { db, _ in try body(db) }
    }

    /// Brings back what the store held when it was opened, and forgets the snapshots.
    func restoreContents() throws(HealthFailure) {
        registry.forget()
        do {
            if wasNew {
                try queue.write(Schema.erase)
            } else if let contentsAtOpening {
                let copy = try contentsAtOpening.get()
                _ = try copy.write(Era.begin)
                try replaceContents(with: copy)
            }
        } catch {
            throw Self.failure(error)
        }
        snapshots = [:]
    }

    // MARK: Snapshots

    /// The names of the snapshots, sorted.
    var snapshotNames: [String] { snapshots.keys.sorted() }

    /// Keeps what the store holds under a name, instead of what the name stood for.
    func takeSnapshot(_ name: String) throws(HealthFailure) {
        let copy = try copy(inMemoryUpTo: Self.largestSnapshotInMemory)
        do {
            snapshots[name] = try Snapshot(copy)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Brings back what the store held when a snapshot was taken; false if there is none of that name.
    func restoreSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        guard var snapshot = snapshots[name] else { return false }
        try keepContents()
        registry.forget()
        defer { snapshots[name] = snapshot }
        do {
            if try !snapshot.restoreChanges(in: queue) {
                try replaceContents(with: snapshot.copy)
            }
            interruption.transactionCommitted()
        } catch {
            throw Self.failure(error)
        }
        return true
    }

    private func replaceContents(with copy: DatabaseQueue) throws {
        guard path == nil else { return try copyPages(of: copy, to: queue) }
        // Into a new database: SQLite would keep each page of an existing one in case the copying fails.
        let empty = try DatabaseQueue(configuration: Self.configuration(isFile: false))
        try copyPages(of: copy, to: empty)
        empty.inDatabase(interruption.observe)
        queue = empty
    }

    /// Copies all pages of a database.
    private func copyPages(of source: DatabaseQueue, to target: DatabaseQueue) throws {
        try StoreFile.copyPages(of: source, to: target, interruption)
    }

    private func copy(inMemoryUpTo size: Int) throws(HealthFailure) -> DatabaseQueue {
        do {
            // A copy in a file would be a plain one.
            return try StoreFile.copy(of: queue, at: path, inMemoryUpTo: key == nil ? size : Int.max, interruption)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Removes the file if this object has made it, it holds nothing, and nobody else has it open.
    func removeIfNew() {
        guard let path, isCreated else { return }
        try? queue.inDatabase { db in
            // A lock that no other connection may share, which it keeps until the files are gone.
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE")
            defer { try? db.execute(sql: "ROLLBACK") }
            guard try Schema.isEmpty(db) else { return }
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        }
    }

    /// What is wrong with the store by SQLite's own check, or in the counts of samples; nil if nothing is.
    func problem() throws(HealthFailure) -> String? {
        try read { db in
            let checks = try String.fetchAll(db, sql: "PRAGMA integrity_check")
            guard checks == ["ok"] else { return checks.joined(separator: "; ") }
            let difference = try Row.fetchOne(
                db,
                sql: """
                    SELECT type, sum(count) AS counted, (SELECT count(*) FROM sample WHERE sample.type = kind.type) AS found
                    FROM sampleKind AS kind GROUP BY type HAVING counted <> found
                    """
            )
            return difference.map { _ in "the counts of samples differ from the samples" }
        }
    }

    /// Forgets the registry if another process has changed the file.
    private func noticeOthers(_ db: Database) throws {
        guard path != nil else { return }
        let statement = try RowStatement(db, "PRAGMA data_version")
        defer { statement.reset() }
        guard try statement.step(), statement.int64(0) != dataVersion else { return }
        dataVersion = statement.int64(0)
        registry.forget()
    }

    /// Copies what the store holds before the first change, if it holds anything. If there is no room for the copy,
    /// ``restoreContents()`` fails.
    private func keepContents() throws(HealthFailure) {
        guard keepsContents, path != nil, !wasNew, contentsAtOpening == nil else { return }
        let contents = Result { () throws(HealthFailure) in try copy(inMemoryUpTo: Self.largestCopyInMemory) }
        try throwIfInterrupted()
        contentsAtOpening = contents
    }

    /// Carries out an operation as long as it is wanted. Returns nil if it was interrupted; then nothing has changed.
    func perform<Value, Failure: Error>(
        while isWanted: () -> Bool,
        _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        try interruption.perform(while: isWanted, operation)
    }

    /// Throws if the operation is no longer wanted.
    func throwIfInterrupted() throws(HealthFailure) {
        guard interruption.check() else { throw .store(.inaccessible) }
    }

    static func configuration(isFile: Bool, isEncrypted: Bool = false) -> Configuration {
        var configuration = Configuration()
        // The tables have no foreign keys.
        configuration.foreignKeysEnabled = false
        // A misspelt column must be an error, not a string.
        configuration.acceptsDoubleQuotedStringLiterals = false
        configuration.busyMode = .timeout(busyTimeout)
        // Arguments are health data, and must not be in an error message.
        configuration.publicStatementArguments = false
        // What is committed survives a crash of the process; see the decision record on durability. In memory, large pages
        // avoid fragmentation, which would slow down allocation.
        let pragma = isFile ? "PRAGMA synchronous = NORMAL" : "PRAGMA page_size = 32768"
        configuration.prepareDatabase { db in
            try db.execute(sql: pragma)
            // Temporary files would be plain.
            if isEncrypted { try db.execute(sql: "PRAGMA temp_store = MEMORY") }
        }
        return configuration
    }

    /// The failure that an error of the database means.
    static func failure(_ error: any Error) -> HealthFailure {
        if let failure = error as? HealthFailure { return failure }
        if let exception = error as? NativeException { return .exception(exception) }
        guard let error = error as? DatabaseError else { return .store(.inaccessible) }
        // Only the extended code tells that the disk has no room for the index of the log.
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
