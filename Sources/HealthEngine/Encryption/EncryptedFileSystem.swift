import Foundation
import GRDB
import GRDBSQLite

/// The SQLite file system of one encrypted store: the machine's file system with encryption.
///
/// It is registered with SQLite under a name until its last open file is closed.
@safe final class EncryptedFileSystem {
    let cipher: PageCipher
    private let path: String
    /// The machine's file system.
    private let base: UnsafeMutablePointer<sqlite3_vfs>
    private let system: UnsafeMutablePointer<sqlite3_vfs>
    private let methods: UnsafeMutablePointer<sqlite3_io_methods>
    private let name: UnsafeMutablePointer<CChar>

    /// The file system for the file at a path. An empty file becomes an encrypted store.
    init(path: String, key: StoreKey) throws {
        // First, so that nothing must be undone if it throws.
        cipher = try EncryptedFileHeader.cipher(at: path, key: key)
        // GRDB has no setting for the file system, so a URI names it.
        guard unsafe sqlite3_compileoption_used("USE_URI") != 0, let base = unsafe sqlite3_vfs_find(nil),
            let name = unsafe strdup("healthkit-bridge-\(UUID())")
        else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
        self.path = path
        unsafe self.base = base
        unsafe self.name = name
        unsafe methods = .allocate(capacity: 1)
        unsafe methods.initialize(to: EncryptedFile.methods)
        unsafe system = .allocate(capacity: 1)
        unsafe system.initialize(to: Self.functions)
        unsafe system.pointee.szOsFile = Int32(FileRecord.length) + base.pointee.szOsFile
        unsafe system.pointee.mxPathname = base.pointee.mxPathname
        unsafe system.pointee.zName = UnsafePointer(name)
        unsafe system.pointee.pAppData = Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_vfs_register(system, 0)
    }

    deinit {
        unsafe sqlite3_vfs_unregister(system)
        unsafe system.deallocate()
        unsafe methods.deallocate()
        unsafe free(name)
    }

    /// The URI for SQLite to open.
    var location: String {
        unsafe "\(URL(filePath: path).absoluteString)?vfs=\(String(cString: name))"
    }

    func sleep(microseconds: Int32) {
        _ = unsafe base.pointee.xSleep(base, microseconds)
    }

    private func open(
        _ name: UnsafePointer<CChar>?,
        _ file: UnsafeMutablePointer<sqlite3_file>,
        _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        let record = unsafe FileRecord.at(file)
        unsafe record.initialize(to: FileRecord())
        let layout: FileLayout
        switch flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL) {
        case SQLITE_OPEN_MAIN_DB: layout = .database
        case SQLITE_OPEN_WAL: layout = .log
        // Rollback journals and temporary files are not opened, because they would contain plain pages.
        default: return SQLITE_CANTOPEN
        }
        let below = unsafe FileRecord.fileBelow(file)
        // The header of the database file already exists.
        let flags = layout == .database ? flags & ~SQLITE_OPEN_CREATE : flags
        let status = unsafe base.pointee.xOpen(base, name, below, flags, outFlags)
        guard status == SQLITE_OK else { return status }
        let encrypted = EncryptedFile(layout, over: unsafe SQLiteFile(below), of: self)
        unsafe record.pointee = FileRecord(methods: UnsafePointer(methods), file: .passRetained(encrypted))
        return SQLITE_OK
    }
}

/// The start of SQLite's memory for an open file. The underlying file follows.
@unsafe struct FileRecord {
    var methods: UnsafePointer<sqlite3_io_methods>?
    var file: Unmanaged<EncryptedFile>?

    static let length = unsafe (MemoryLayout<FileRecord>.size + 15) / 16 * 16

    static func at(_ file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<FileRecord> {
        unsafe UnsafeMutableRawPointer(file).assumingMemoryBound(to: FileRecord.self)
    }

    static func fileBelow(_ file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<sqlite3_file> {
        unsafe (UnsafeMutableRawPointer(file) + length).assumingMemoryBound(to: sqlite3_file.self)
    }
}

extension EncryptedFileSystem {
    private static func of(_ system: UnsafeMutablePointer<sqlite3_vfs>?) -> EncryptedFileSystem? {
        unsafe system?.pointee.pAppData.map {
            unsafe Unmanaged<EncryptedFileSystem>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// The functions that SQLite calls. Except for opening, they are those of the machine's file system.
    private static var functions: sqlite3_vfs {
        var functions = unsafe sqlite3_vfs()
        unsafe functions.iVersion = 2
        unsafe functions.xOpen = { system, name, file, flags, outFlags in
            guard let system = unsafe EncryptedFileSystem.of(system), let file = unsafe file else {
                return SQLITE_CANTOPEN
            }
            return unsafe system.open(name, file, flags, outFlags)
        }
        unsafe functions.xDelete = { system, name, isSynchronous in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return SQLITE_IOERR }
            return unsafe base.pointee.xDelete(base, name, isSynchronous)
        }
        unsafe functions.xAccess = { system, name, flags, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return SQLITE_IOERR }
            return unsafe base.pointee.xAccess(base, name, flags, result)
        }
        unsafe functions.xFullPathname = { system, name, length, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return SQLITE_CANTOPEN }
            return unsafe base.pointee.xFullPathname(base, name, length, result)
        }
        unsafe functions.xRandomness = { system, count, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return 0 }
            return unsafe base.pointee.xRandomness(base, count, result)
        }
        unsafe functions.xSleep = { system, microseconds in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return 0 }
            return unsafe base.pointee.xSleep(base, microseconds)
        }
        unsafe functions.xCurrentTime = { system, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return SQLITE_ERROR }
            return unsafe base.pointee.xCurrentTime(base, result)
        }
        unsafe functions.xCurrentTimeInt64 = { system, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return SQLITE_ERROR }
            return unsafe base.pointee.xCurrentTimeInt64(base, result)
        }
        unsafe functions.xGetLastError = { system, count, result in
            guard let base = unsafe EncryptedFileSystem.of(system)?.base else { return 0 }
            return unsafe base.pointee.xGetLastError(base, count, result)
        }
        return unsafe functions
    }
}
