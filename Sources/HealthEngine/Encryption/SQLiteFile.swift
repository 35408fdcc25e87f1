import Foundation
import GRDB
import GRDBSQLite

/// A file that SQLite's own file system opened. A status is an error code of SQLite, or `SQLITE_OK`.
@safe struct SQLiteFile {
    private let file: UnsafeMutablePointer<sqlite3_file>

    /// The file behind a pointer of SQLite.
    @unsafe init(_ file: UnsafeMutablePointer<sqlite3_file>) {
        unsafe self.file = file
    }

    private var methods: UnsafePointer<sqlite3_io_methods> { unsafe file.pointee.pMethods }

    @unsafe func read(into bytes: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
        unsafe methods.pointee.xRead(file, bytes.baseAddress, Int32(bytes.count), offset)
    }

    @unsafe func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
        unsafe methods.pointee.xWrite(file, bytes.baseAddress, Int32(bytes.count), offset)
    }

    func size(_ size: inout Int64) -> Int32 { unsafe methods.pointee.xFileSize(file, &size) }
    func truncate(to size: Int64) -> Int32 { unsafe methods.pointee.xTruncate(file, size) }
    func sync(_ flags: Int32) -> Int32 { unsafe methods.pointee.xSync(file, flags) }
    func lock(_ level: Int32) -> Int32 { unsafe methods.pointee.xLock(file, level) }
    func unlock(_ level: Int32) -> Int32 { unsafe methods.pointee.xUnlock(file, level) }
    func checkReservedLock(_ isReserved: inout Int32) -> Int32 {
        unsafe methods.pointee.xCheckReservedLock(file, &isReserved)
    }
    @unsafe func control(_ operation: Int32, _ argument: UnsafeMutableRawPointer?) -> Int32 {
        unsafe methods.pointee.xFileControl(file, operation, argument)
    }
    var sectorSize: Int32 { unsafe methods.pointee.xSectorSize(file) }
    var deviceCharacteristics: Int32 { unsafe methods.pointee.xDeviceCharacteristics(file) }
    func close() -> Int32 { unsafe methods.pointee.xClose(file) }

    // MARK: Shared memory, which contains only positions in the log

    @unsafe func mapSharedMemory(
        _ region: Int32, _ size: Int32, _ isExtending: Int32, _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> Int32 {
        unsafe methods.pointee.xShmMap(file, region, size, isExtending, memory)
    }

    func lockSharedMemory(_ offset: Int32, _ count: Int32, _ flags: Int32) -> Int32 {
        unsafe methods.pointee.xShmLock(file, offset, count, flags)
    }

    func sharedMemoryBarrier() { unsafe methods.pointee.xShmBarrier(file) }
    func unmapSharedMemory(_ isDeleting: Int32) -> Int32 { unsafe methods.pointee.xShmUnmap(file, isDeleting) }
}

extension SQLiteFile {
    /// Opens an existing file for the duration of a call. Opening and closing it without SQLite would drop the locks of
    /// another store in this process.
    static func withFile<Value>(at path: String, _ body: (SQLiteFile) throws -> Value) throws -> Value {
        guard let system = unsafe sqlite3_vfs_find(nil),
            let name = unsafe sqlite3_create_filename(path, "", "", 0, nil)
        else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
        defer { unsafe sqlite3_free_filename(name) }
        let memory = unsafe UnsafeMutableRawPointer.allocate(byteCount: Int(system.pointee.szOsFile), alignment: 16)
        defer { unsafe memory.deallocate() }
        let file = unsafe memory.assumingMemoryBound(to: sqlite3_file.self)
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MAIN_DB
        try check(unsafe system.pointee.xOpen(system, name, file, flags, nil))
        let opened = unsafe SQLiteFile(file)
        defer { _ = opened.close() }
        return try body(opened)
    }

    /// The first bytes of the file, at most `count`.
    func beginning(_ count: Int) throws -> [UInt8] {
        var size: Int64 = 0
        try Self.check(self.size(&size))
        // SQLite treats a file of one byte as empty.
        var bytes = [UInt8](repeating: 0, count: min(count, max(1, Int(size))))
        let status = unsafe bytes.withUnsafeMutableBytes { unsafe read(into: $0, at: 0) }
        if size == 0, status == ResultCode.SQLITE_IOERR_SHORT_READ.rawValue { return [] }
        try Self.check(status)
        return bytes
    }

    /// Writes the first bytes and waits until they are on disk.
    func writeBeginning(_ bytes: [UInt8]) throws {
        try Self.check(unsafe bytes.withUnsafeBytes { unsafe write($0, at: 0) })
        try Self.check(sync(SQLITE_SYNC_NORMAL))
    }

    /// Runs a function while no other connection can read or write the file.
    func withExclusiveLock<Value>(_ body: () throws -> Value) throws -> Value {
        defer { _ = unlock(SQLITE_LOCK_NONE) }
        for level in [SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED, SQLITE_LOCK_EXCLUSIVE] {
            try Self.check(lock(level))
        }
        return try body()
    }

    private static func check(_ status: Int32) throws {
        guard status == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: status)) }
    }
}
