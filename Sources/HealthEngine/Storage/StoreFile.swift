import Foundation
import GRDB
import GRDBSQLite
import HealthModel
import Platform

/// The file of a store. Only its owner can read it, and it is checked before its first change.
enum StoreFile {
    /// The `application_id` of store files, "HKBr", which distinguishes them from other databases.
    static let applicationID: Int32 = 0x484B_4272
    private static let setUp =
        "BEGIN IMMEDIATE; PRAGMA application_id = \(applicationID); COMMIT; PRAGMA journal_mode = WAL"
    /// The first bytes of a store that release 0.2 has encrypted.
    private static let encryptedBeginning = Array("HKBr encrypted 1".utf8)
    /// SQLite's smallest page size.
    static let smallestDatabase = 512
    /// Larger than any store.
    private static let largestMapping = 1 << 40
    /// Checking this many bytes takes about ten milliseconds.
    private static let largestCheckedAtStart = 8 << 20

    /// Opens the file and creates it if it is missing. Returns whether it was empty, and whether it was created.
    ///
    /// Several processes may open and close one file at once. One may find the file half created, or its log being
    /// removed by the last process that closes it. SQLite does not wait for that, so opening is repeated.
    static func openDatabase(at path: String) throws -> (DatabaseQueue, isNew: Bool, isCreated: Bool) {
        let isCreated = try create(path)
        let wasEmpty = fileSize(path) == 0
        var attempts = wasEmpty ? 250 : 25
        while true {
            do {
                let (queue, isNew) = try openDatabaseOnce(at: path)
                return (queue, isNew, isCreated)
            } catch {
                let failure = HealthDatabase.failure(error)
                let mayPass = wasEmpty || [.store(.busy), .store(.inaccessible), .store(.unexpected)].contains(failure)
                attempts -= 1
                if failure == .store(.inaccessible), hasNoFreeInode(path) { throw HealthFailure.store(.full) }
                guard mayPass, failure != .store(.full), attempts > 0 else { throw error }
            }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Whether the disk has room for no further file, such as the log. SQLite only says that it cannot open it.
    private static func hasNoFreeInode(_ path: String) -> Bool {
        var disk = statvfs()
        return unsafe statvfs(path, &disk) == 0 && disk.f_files > 0 && disk.f_favail == 0
    }

    /// A copy of a store, in memory or, if it is large, in a file without a name.
    static func copy(
        of queue: DatabaseQueue, at path: String?, inMemoryUpTo size: Int, checking check: @escaping () throws -> Void
    ) throws -> DatabaseQueue {
        guard let path, fileSize(path) > size else {
            // Mapped pages need not be read one by one. Map them only during the copy, because truncation by another
            // process would end this process.
            try queue.inDatabase { try $0.execute(sql: "PRAGMA mmap_size = \(largestMapping)") }
            defer { try? queue.inDatabase { try $0.execute(sql: "PRAGMA mmap_size = 0") } }
            let copy = try DatabaseQueue()
            try copyPages(of: queue, to: copy, checking: check)
            return copy
        }
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // The copy needs no journal, because it is never recovered.
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        }
        // SQLite's temporary database is a file that loses its name when it is created. A regular file would have WAL
        // mode like the store, and SQLite cannot open such a file without a name.
        let copy = try DatabaseQueue(path: "", configuration: configuration)
        try copyPages(of: queue, to: copy, checking: check)
        return copy
    }

    /// The number of pages that are copied between two checks.
    private static let pagesPerStep: Int32 = 64

    /// Copies all pages of a database. If the check throws before the end, the target has not changed.
    static func copyPages(
        of source: DatabaseQueue, to target: DatabaseQueue, checking check: @escaping () throws -> Void
    ) throws {
        try source.inDatabase { db in
            // Copy in one transaction. Otherwise a write of another process would restart the copy.
            try db.inTransaction(.deferred) {
                try target.inDatabase { target in
                    try db.backup(to: target, pagesPerStep: pagesPerStep) { _ in
                        try check()
                    }
                }
                return .rollback
            }
        }
    }

    /// An absolute path, because SQLite gives `:memory:` and `file:…` a special meaning.
    static func absolutePath(_ path: String) -> String {
        URL(filePath: path.literalPath).standardizedFileURL.path
    }

    /// Creates the file for its owner only, because health data is private. SQLite would apply the process's umask.
    /// SQLite gives the same mode to the files next to it. An existing file is not opened, because closing it would
    /// drop the locks of another store in this process. Returns whether the file was created.
    private static func create(_ path: String) throws(HealthFailure) -> Bool {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST {
                // Opening a pipe or a device would wait, or would change it.
                if let mode = status(path)?.st_mode, mode & S_IFMT != S_IFREG { throw .store(.foreign) }
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

    /// Checks that the file and its folder are writable. SQLite would open a read-only file and fail at the first
    /// write, and it needs the folder for its journal.
    private static func checkWritable(_ path: String) throws(HealthFailure) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let manager = FileManager.default
        guard manager.isWritableFile(atPath: path), manager.isWritableFile(atPath: folder) else {
            throw .store(.readOnly)
        }
    }

    /// Checks the file before its first change.
    private static func openDatabaseOnce(at path: String) throws -> (DatabaseQueue, isNew: Bool) {
        let queue = try DatabaseQueue(path: path, configuration: HealthDatabase.configuration(isFile: true))
        let isNew = try isNew(queue, path: path)
        if isNew {
            try queue.inDatabase { try $0.execute(sql: setUp) }
        } else {
            try Schema.check(queue)
            // Large files are not checked completely at each start. Their damage is found when it is read.
            if fileSize(path) <= largestCheckedAtStart { try checkIntegrity(of: queue) }
        }
        try Schema.migrate(queue)
        return (queue, isNew)
    }

    /// Whether the file is empty. Throws if it contains anything other than a store.
    private static func isNew(_ queue: DatabaseQueue, path: String) throws -> Bool {
        // Check the length, because SQLite treats a few bytes of other content as an empty file.
        let size = fileSize(path)
        guard size > 0 else { return true }
        guard size >= smallestDatabase else { throw HealthFailure.store(.foreign) }
        try checkApplicationID(of: queue)
        return false
    }

    /// Throws if another program has made the database.
    static func checkApplicationID(of queue: DatabaseQueue) throws {
        let id = try queue.inDatabase { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        guard id == applicationID else { throw HealthFailure.store(.foreign) }
    }

    /// Throws if release 0.2 has encrypted the file. Must be called before the first query, because SQLite would take the log of such
    /// a file for an empty one, and remove it.
    static func checkEncryption(_ db: Database) throws {
        var bytes = [UInt8](repeating: 0, count: encryptedBeginning.count)
        var file: UnsafeMutablePointer<sqlite3_file>?
        // A file descriptor of its own would drop the locks of another store in this process when it is closed.
        let code = unsafe sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        guard code == SQLITE_OK, let file = unsafe file, let methods = unsafe file.pointee.pMethods else { return }
        // A shorter file is not an error: the rest of the bytes are zeros.
        _ = unsafe methods.pointee.xRead(file, &bytes, Int32(bytes.count), 0)
        try checkEncryption(of: bytes)
    }

    /// Throws if release 0.2 has encrypted a file with this beginning.
    static func checkEncryption(of bytes: some Sequence<UInt8>) throws {
        guard !bytes.starts(with: encryptedBeginning) else { throw HealthFailure.store(.encrypted) }
    }

    /// Throws for a damaged file, which must not be changed.
    static func checkIntegrity(of queue: DatabaseQueue) throws {
        let report = try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard report == "ok" else { throw HealthFailure.store(.corrupt) }
    }

    private static func fileSize(_ path: String) -> Int { status(path).map { Int($0.st_size) } ?? 0 }

    private static func status(_ path: String) -> stat? {
        // Foundation would also look up the owner of the file in system libraries, which may be missing.
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status : nil
    }
}
