import CSQLite
import Foundation
import GRDB
import GRDBSQLite
import HealthModel

/// The SQLite database of a ``Phone``: in memory, or in a file that several processes may share.
final class HealthDatabase {
    /// The time to wait for another process's write, in seconds.
    static let busyTimeout = 5.0

    /// The largest copy of the initial content that is kept in memory. Larger copies use a file without a name.
    private static let largestCopyInMemory = 8 << 20
    /// The largest number of snapshots.
    static let largestSnapshotCount = 100
    /// The memory for the snapshots of a file, in bytes. Further ones use files without names, but copies in memory are
    /// several times as fast.
    private static let memoryForSnapshots = 512 << 20

    /// The path of the file. Nil for an in-memory store.
    let path: String?
    /// The open store. Nil for one in memory before its first use: creating it takes half of the time of a start.
    private var opened: DatabaseQueue?
    /// Whether the current operation is still wanted. Nil without an operation that can be cancelled, and once a transaction was committed.
    var shouldContinue: (() -> Bool)?
    /// Whether the current operation was cancelled.
    var isInterrupted = false
    private let registry = Registry()
    /// The newest positions, if they are known: see ``latestPositions(_:)``.
    var knownPositions: (ofAll: Int64, ofDeletions: Int64)?
    /// The tables of an in-memory store. Nil before the first reset.
    private var tables: StoreTables?
    /// The settings that were read. Nil within a write that may change them.
    var settings: [Setting: Int64?]? = [:]
    /// Receives the causes of unexpected failures.
    private let log: (LogRecord) -> Void
    /// The cause that was logged last.
    private var loggedCause = ""
    /// The file and its log, as they were opened. A file that replaces them at their paths is another store.
    private let openFiles: [String: FileIdentity]
    private var wasNew: Bool
    /// Whether this object created the file.
    private let isCreated: Bool
    /// Whether ``restoreContents()`` may be called.
    private let keepsContents: Bool
    /// The content of the store before its first change by this object, for ``restoreContents()``.
    private var contentsAtOpening: Result<Snapshot, HealthFailure>?
    /// The snapshots by name.
    private var snapshots: [Name: Snapshot] = [:]
    /// SQLite's data version, which changes when another process changes the file.
    private(set) var dataVersion: Int64 = 0

    /// Opens the store, creating it if it is missing.
    init(path: String?, keepsContents: Bool, log: @escaping (LogRecord) -> Void) throws(HealthFailure) {
        self.path = path
        self.log = log
        self.keepsContents = keepsContents
        do {
            if let path {
                let (queue, isNew, isCreated) = try StoreFile.openDatabase(at: path)
                (opened, wasNew, self.isCreated) = (queue, isNew, isCreated)
                let files = ["", "-wal"].compactMap { suffix in FileIdentity(path + suffix).map { (path + suffix, $0) } }
                openFiles = Dictionary(uniqueKeysWithValues: files)
            } else {
                openFiles = [:]
                (wasNew, isCreated) = (true, false)
            }
            opened?.inDatabase(observe)
        } catch {
            throw Self.failure(error, log)
        }
    }

    /// The store, which is opened now if nobody has used it.
    var queue: DatabaseQueue {
        get throws {
            if let opened { return opened }
            let queue = try DatabaseQueue(configuration: Self.configuration(isFile: false))
            try EmptyStore.create(in: queue)
            queue.inDatabase(observe)
            opened = queue
            return queue
        }
    }

    /// What another process needs in order to continue with the store.
    struct Contents: Codable {
        /// The pages of an in-memory store. Nil for a file.
        let pages: Data?
        let wasNew: Bool
        let contentsAtOpening: Data?
        let snapshots: [Name: Data]
    }

    /// What another process needs in order to continue with the store.
    func contents() throws(HealthFailure) -> Contents {
        do {
            return Contents(
                pages: path == nil ? try queue.pages() : nil,
                wasNew: wasNew,
                contentsAtOpening: try contentsAtOpening?.get().copy.pages(),
                snapshots: try snapshots.mapValues { try $0.copy.pages() }
            )
        } catch {
            throw failure(error)
        }
    }

    /// Opens the store as another process has left it.
    convenience init(
        path: String?, keepsContents: Bool, log: @escaping (LogRecord) -> Void, continuing contents: Contents
    ) throws(HealthFailure) {
        try self.init(path: path, keepsContents: keepsContents, log: log)
        do {
            if let pages = contents.pages {
                try copyPages(of: DatabaseQueue(pages: pages), to: queue)
            }
            wasNew = contents.wasNew
            if let pages = contents.contentsAtOpening {
                contentsAtOpening = .success(try Snapshot(DatabaseQueue(pages: pages)))
            }
            snapshots = try contents.snapshots.mapValues { try Snapshot(DatabaseQueue(pages: $0)) }
        } catch {
            throw failure(error)
        }
    }

    /// Reads one consistent state of the store.
    func read<Value>(_ body: (Database, Registry) throws -> Value) throws(HealthFailure) -> Value {
        do {
            return try queue.inDatabase { db in
                // GRDB's own `read` sets `query_only`, after which SQLite recompiles every statement.
                let changes = db.totalChangesCount
                // Only a file has other writers.
                if path != nil { try RowStatement(db, "BEGIN DEFERRED TRANSACTION").run() }
                defer {
                    assert(db.totalChangesCount == changes, "A read must not write.")
                    db.endTransaction()
                }
                try checkForExternalChanges(db)
                return try body(db, registry)
            }
        } catch {
            throw failure(error)
        }
    }

    /// Reads and writes in one transaction. Rolls it back if the body throws. A save of samples keeps the settings.
    func write<Value>(
        keepsSettings: Bool = false, _ body: (Database, Registry) throws -> Value
    ) throws(HealthFailure) -> Value {
        try keepContents()
        if !keepsSettings { settings = nil }
        defer { settings = settings ?? [:] }
        knownPositions = nil
        do {
            let value = try queue.inDatabase { db in
                try RowStatement(db, "BEGIN IMMEDIATE TRANSACTION").run()
                defer { db.endTransaction() }
                try checkForExternalChanges(db)
                let value = try body(db, registry)
                try checkOpenFiles()
                try RowStatement(db, "COMMIT TRANSACTION").run()
                return value
            }
            shouldContinue = nil
            return value
        } catch {
            // The registry may contain rows of the transaction that was rolled back.
            forget()
            throw failure(error)
        }
    }

    /// Restores the content that the store had when it was opened, and removes the snapshots.
    func restoreContents() throws(HealthFailure) {
        forget()
        do {
            if wasNew {
                try opened?.write { db in
                    let current = try tables ?? StoreTables(db)
                    // Another process may migrate a file.
                    if path == nil { tables = current }
                    try current.erase(db)
                }
            } else if var contents = try contentsAtOpening?.get() {
                defer { contentsAtOpening = .success(contents) }
                try restore(&contents, isRecorded: false)
            }
        } catch {
            throw failure(error)
        }
        snapshots = [:]
    }

    // MARK: Snapshots

    var snapshotNames: [String] { snapshots.keys.map(\.wrappedValue).sorted() }

    /// Copies the content of the store under a name. Replaces an earlier snapshot with that name. Returns false if there
    /// are too many snapshots.
    func takeSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        guard snapshots[Name(name)] != nil || snapshots.count < Self.largestSnapshotCount else { return false }
        let memory = snapshots.values.reduce(0) { $0 + $1.memory }
        snapshots[Name(name)] = try snapshot(inMemoryUpTo: max(0, Self.memoryForSnapshots - memory))
        return true
    }

    /// Restores the content of a snapshot. Returns false if the name is unknown.
    func restoreSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        guard var snapshot = snapshots[Name(name)] else { return false }
        defer { snapshots[Name(name)] = snapshot }
        try restoreByRequest(&snapshot)
        return true
    }

    /// Restores the content of a copy because a client wants it.
    func restoreByRequest(_ snapshot: inout Snapshot) throws(HealthFailure) {
        try keepContents()
        forget()
        do {
            try restore(&snapshot, isRecorded: true)
            shouldContinue = nil
        } catch {
            throw failure(error)
        }
    }

    private func restore(_ snapshot: inout Snapshot, isRecorded: Bool) throws {
        try checkOpenFiles()
        if try !snapshot.restoreChanges(in: queue, isRecorded: isRecorded) { try replaceContents(with: snapshot.copy) }
    }

    private func replaceContents(with copy: DatabaseQueue) throws {
        guard path == nil else { return try copyPages(of: copy, to: queue) }
        // Use a new database: in an existing one, SQLite would keep each page in case the copy fails.
        let empty = try DatabaseQueue(configuration: Self.configuration(isFile: false))
        try copyPages(of: copy, to: empty)
        empty.inDatabase(observe)
        opened = empty
    }

    /// Copies all pages of a database.
    private func copyPages(of source: DatabaseQueue, to target: DatabaseQueue) throws {
        try StoreFile.copyPages(of: source, to: target, checking: throwIfCancelled)
    }

    private func snapshot(inMemoryUpTo size: Int) throws(HealthFailure) -> Snapshot {
        do {
            return try Snapshot(StoreFile.copy(of: queue, at: path, inMemoryUpTo: size, checking: throwIfCancelled))
        } catch {
            throw failure(error)
        }
    }

    /// Removes the file if this object created it, it is empty, and no other connection has it open.
    func removeIfNew() {
        guard let path, isCreated else { return }
        try? opened?.inDatabase { db in
            // An exclusive lock, held until the files are removed.
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE")
            defer { try? db.execute(sql: "ROLLBACK") }
            guard try StoreTables(db).withRows(db).isEmpty else { return }
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        }
    }

    /// A description of damage that SQLite's own check finds, or of wrong sample counts. Nil if there is none.
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

    /// Forgets what was read, because it may have been replaced.
    private func forget() {
        registry.forget()
        knownPositions = nil
        settings = settings.map { _ in [:] }
    }

    /// Clears the registry if another process changed the file.
    private func checkForExternalChanges(_ db: Database) throws {
        guard path != nil else { return }
        let statement = try RowStatement(db, "PRAGMA data_version")
        guard try statement.step(), statement.int64(0) != dataVersion else { return }
        dataVersion = statement.int64(0)
        forget()
    }

    /// Throws if the file has lost its name since it was opened: what is written to it now would be lost with this process.
    private func checkOpenFiles() throws {
        guard isInPlace else { throw HealthFailure.store(.removed) }
    }

    /// Whether the file and its log are still those that their paths name. Always true in memory.
    var isInPlace: Bool { openFiles.allSatisfy { path, file in FileIdentity(path) == file } }

    /// Copies the content of the store before its first change, if it has any. If there is no room for the copy,
    /// ``restoreContents()`` fails.
    private func keepContents() throws(HealthFailure) {
        guard keepsContents, path != nil, !wasNew, contentsAtOpening == nil else { return }
        let contents = Result { () throws(HealthFailure) in try snapshot(inMemoryUpTo: Self.largestCopyInMemory) }
        try throwIfCancelled()
        contentsAtOpening = contents
    }

    static func configuration(isFile: Bool) -> Configuration {
        var configuration = Configuration()
        // The tables have no foreign keys.
        configuration.foreignKeysEnabled = false
        // A misspelled column name must be an error, not a string.
        configuration.acceptsDoubleQuotedStringLiterals = false
        configuration.busyMode = .timeout(busyTimeout)
        // Arguments are health data and must not appear in error messages.
        configuration.publicStatementArguments = false
        // Committed data survives a crash of the process; see the decision record on durability. In memory, a transaction copies each page
        // that it changes, in parts of a kilobyte, while small pages lead to fragmentation, which would slow down allocation.
        let pragma = isFile ? "PRAGMA synchronous = NORMAL" : "PRAGMA page_size = 8192"
        configuration.prepareDatabase { db in
            let code = unsafe healthkit_bridge_distrust(db.sqliteConnection)
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            if isFile { try StoreFile.checkEncryption(db) }
            try db.execute(sql: pragma)
        }
        return configuration
    }
}

/// The failures of the database.
extension HealthDatabase {
    /// The failure for an error of the database. The cause of an unexpected one is logged, once if it repeats: a running query fails
    /// each time it looks for updates.
    private func failure(_ error: any Error) -> HealthFailure {
        Self.failure(error) { record in
            let cause = "\(record)"
            if cause != loggedCause { log(record) }
            loggedCause = cause
        }
    }

    private static func failure(_ error: any Error, _ log: (LogRecord) -> Void) -> HealthFailure {
        let failure = failure(error)
        if let cause = cause(of: error, failure) { log(LogRecord(.error, "the store failed", cause)) }
        return failure
    }

    /// The failure for an error of the database.
    static func failure(_ error: any Error) -> HealthFailure {
        if let failure = error as? HealthFailure { return failure }
        if let exception = error as? NativeException { return .exception(exception) }
        // A value of another type than its column has.
        if error is RowDecodingError { return .store(.corrupt) }
        guard let error = error as? DatabaseError else { return .store(.unexpected) }
        // Only the extended code shows that the disk has no room for the index of the log.
        if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .store(.full) }
        // A value that was read has another type than the column to which it is written.
        if error.extendedResultCode.rawValue == SQLITE_CONSTRAINT | (12 << 8) { return .store(.corrupt) }
        return switch error.resultCode {
        case .SQLITE_NOTADB: .store(.foreign)
        case .SQLITE_CORRUPT: .store(.corrupt)
        case .SQLITE_READONLY, .SQLITE_PERM: .store(.readOnly)
        case .SQLITE_FULL: .store(.full)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .store(.busy)
        case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_PROTOCOL, .SQLITE_INTERRUPT: .store(.inaccessible)
        default: .store(.unexpected)
        }
    }

    /// What is known about the cause of a failure that says too little; nil for others. It holds no values: arguments of SQL are
    /// not part of its text, and errors of other types, which may quote values, have only their type.
    private static func cause(of error: any Error, _ failure: HealthFailure) -> [(name: String, value: String)]? {
        guard [.store(.inaccessible), .store(.unexpected), .store(.corrupt), .store(.full)].contains(failure) else { return nil }
        guard let error = error as? DatabaseError else {
            // A cancelled operation throws to undo its work, and a damaged value is reported as such.
            return error is CancellationError || error is HealthFailure ? nil : [("error", "\(type(of: error))")]
        }
        guard error.resultCode != .SQLITE_INTERRUPT else { return nil }
        let sql = error.sql.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return [("code", "\(error.extendedResultCode.rawValue)"), ("message", error.message ?? ""), ("sql", sql ?? "")]
            .filter { !$0.1.isEmpty }
    }
}
