import Foundation
import GRDB
import HealthModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The file of a store: readable by its owner only, and checked before its first change.
enum StoreFile {
    /// `application_id` of the files, by which a foreign database is told: "HKBr".
    static let applicationID: Int32 = 0x484B_4272
    private static let setUp =
        "BEGIN IMMEDIATE; PRAGMA application_id = \(applicationID); COMMIT; PRAGMA journal_mode = WAL"
    /// A journal in a file would hold plain pages until the mode changes. The header of the file tells whose it is, so that
    /// others need not find the identifier there from the beginning.
    private static let setUpEncrypted =
        "PRAGMA journal_mode = MEMORY; PRAGMA journal_mode = WAL; PRAGMA application_id = \(applicationID)"
    /// SQLite's smallest page.
    private static let smallestDatabase = 512
    /// Larger than any store.
    private static let largestMapping = 1 << 40
    /// Checking so many bytes takes about ten milliseconds.
    private static let largestCheckedAtStart = 8 << 20

    /// Opens the file, creating it if it is missing; tells whether it held nothing yet, and whether it was made here.
    ///
    /// Several processes may open and close one file at once. Each may find it half made by another process, or its log
    /// just being removed by the last one that closes it. SQLite does not wait for that, so opening is tried again.
    static func openDatabase(
        at path: String,
        key: StoreKey?
    ) throws(HealthFailure) -> (DatabaseQueue, isNew: Bool, isCreated: Bool) {
        let isCreated = try create(path)
        let wasEmpty = fileSize(path) == 0
        var attempts = wasEmpty ? 250 : 25
        var encryption: EncryptedFileSystem?
        while true {
            do {
                if let key, encryption == nil { encryption = try EncryptedFileSystem(path: path, key: key) }
                // Before SQLite sees it, which would throw away a journal that it cannot read.
                if key == nil, EncryptedFileHeader.isPresent(at: path) { throw HealthFailure.store(.encrypted) }
                let (queue, isNew) = try openDatabaseOnce(at: path, encryption)
                return (queue, isNew, isCreated)
            } catch {
                let failure = HealthDatabase.failure(error)
                let mayPass = wasEmpty || failure == .store(.busy) || failure == .store(.inaccessible)
                attempts -= 1
                guard mayPass, !isFinal(failure), attempts > 0 else { throw failure }
            }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Whether trying again cannot help.
    private static func isFinal(_ failure: HealthFailure) -> Bool {
        [.store(.full), .store(.encrypted), .store(.wrongKey), .store(.unencrypted)].contains(failure)
    }

    /// A copy of a store, all copies being made here: in memory, or for a large file in a file that nobody else can find.
    static func copy(
        of queue: DatabaseQueue,
        at path: String?,
        inMemoryUpTo size: Int,
        _ interruption: Interruption
    ) throws -> DatabaseQueue {
        guard let path, fileSize(path) > size else {
            // Pages that are mapped need not be read one by one; for the time of the copying only, as a file that is cut short
            // by somebody else would end the process.
            try queue.inDatabase { try $0.execute(sql: "PRAGMA mmap_size = \(largestMapping)") }
            defer { try? queue.inDatabase { try $0.execute(sql: "PRAGMA mmap_size = 0") } }
            let copy = try DatabaseQueue()
            try copyPages(of: queue, to: copy, interruption)
            return copy
        }
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // There is nothing to recover: no journal.
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        }
        // SQLite's own temporary database, whose file loses its name when it is made. A file of ours would be one in WAL
        // mode, as the store is, and SQLite does not open such a file once its name is gone.
        let copy = try DatabaseQueue(path: "", configuration: configuration)
        try copyPages(of: queue, to: copy, interruption)
        return copy
    }

    /// How many pages are copied before the next look whether the copy is still wanted.
    private static let pagesPerStep: Int32 = 64

    /// Copies all pages of a database. Throws if it is interrupted before the end; then the target has not changed.
    static func copyPages(of source: DatabaseQueue, to target: DatabaseQueue, _ interruption: Interruption) throws {
        try source.inDatabase { db in
            // In one transaction: a write of another process would start the copying anew.
            try db.inTransaction(.deferred) {
                try target.inDatabase { target in
                    try db.backup(to: target, pagesPerStep: pagesPerStep) { _ in
                        try interruption.throwIfInterrupted()
                    }
                }
                return .rollback
            }
        }
    }

    /// An absolute path: SQLite does not take `:memory:` and `file:…` for paths.
    static func absolutePath(_ path: String) -> String {
        URL(filePath: path.literalPath).standardizedFileURL.path
    }

    /// SQLite would create the file with the process's umask; health data is for its owner alone. The files beside
    /// it get the same mode from SQLite. A file that exists is not touched: closing it here would drop the locks of
    /// another store in this process. Answers whether there was none.
    private static func create(_ path: String) throws(HealthFailure) -> Bool {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST {
                try checkWritable(path)
                return false
            }
            let isForbidden = errno == EACCES || errno == EROFS || errno == EPERM
            let isFull = errno == ENOSPC || errno == EDQUOT
            throw .store(isForbidden ? .readOnly : isFull ? .full : .inaccessible)
        }
        close(descriptor)
        return true
    }

    /// SQLite would serve a file that it may not write, until the first write; and it needs the folder for its journal.
    private static func checkWritable(_ path: String) throws(HealthFailure) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let manager = FileManager.default
        guard manager.isWritableFile(atPath: path), manager.isWritableFile(atPath: folder) else {
            throw .store(.readOnly)
        }
    }

    /// Checks the file before its first change.
    private static func openDatabaseOnce(
        at path: String,
        _ encryption: EncryptedFileSystem?
    ) throws -> (DatabaseQueue, isNew: Bool) {
        let queue = try DatabaseQueue(
            path: encryption?.location ?? path,
            configuration: HealthDatabase.configuration(isFile: true, isEncrypted: encryption != nil)
        )
        let isNew = try encryption == nil ? isNew(queue, path: path) : isNewEncrypted(path)
        if isNew {
            try queue.inDatabase { db in
                try db.execute(sql: encryption == nil ? setUp : setUpEncrypted)
            }
        } else {
            try checkIntegrity(of: queue, path: path)
            try Schema.refuseNewer(queue)
        }
        try Schema.migrate(queue)
        return (queue, isNew)
    }

    /// Whether the file holds nothing yet. Throws if it holds something that is not a store.
    private static func isNew(_ queue: DatabaseQueue, path: String) throws -> Bool {
        // By its length, not by what SQLite makes of it: a few bytes of something else look empty to SQLite.
        let size = fileSize(path)
        guard size > 0 else { return true }
        guard size >= smallestDatabase else { throw HealthFailure.store(.foreign) }
        let id = try queue.inDatabase { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        guard id == applicationID else { throw HealthFailure.store(.foreign) }
        return false
    }

    /// The same of an encrypted file, which holds nothing as long as it has no page; throws if the first was cut short.
    private static func isNewEncrypted(_ path: String) throws -> Bool {
        let size = fileSize(path)
        guard size > EncryptedFileHeader.length else { return true }
        guard FileLayout.database.size(ofFile: Int64(size)) > 0 else { throw HealthFailure.store(.corrupt) }
        return false
    }

    /// A damaged file must not be changed. Large files are not checked as a whole at each start; damage in them is found
    /// when it is read.
    private static func checkIntegrity(of queue: DatabaseQueue, path: String) throws {
        guard fileSize(path) <= largestCheckedAtStart else { return }
        let report = try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard report == "ok" else { throw HealthFailure.store(.corrupt) }
    }

    private static func fileSize(_ path: String) -> Int {
        // Foundation would also look up whose file it is, which asks the libraries of whatever machine this is.
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
