import GRDBSQLite

extension EncryptedFile {
    private static func of(_ file: UnsafeMutablePointer<sqlite3_file>?) -> EncryptedFile? {
        guard let file = unsafe file else { return nil }
        return unsafe FileRecord.at(file).pointee.file?.takeUnretainedValue()
    }

    /// The functions that SQLite calls. Locks, synchronization and shared memory are those of the underlying file.
    /// Memory mapping is not supported, because the file contains no plain pages.
    static var methods: sqlite3_io_methods {
        var methods = sqlite3_io_methods()
        // Version 2 has shared memory, but no mapping.
        methods.iVersion = 2
        setDataMethods(&methods)
        setFileMethods(&methods)
        setSharedMemoryMethods(&methods)
        return methods
    }

    private static func setDataMethods(_ methods: inout sqlite3_io_methods) {
        unsafe methods.xRead = { file, bytes, count, offset in
            guard let file = unsafe EncryptedFile.of(file) else { return SQLITE_IOERR }
            return unsafe file.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)), at: offset)
        }
        unsafe methods.xWrite = { file, bytes, count, offset in
            guard let file = unsafe EncryptedFile.of(file) else { return SQLITE_IOERR }
            return unsafe file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)), at: offset)
        }
        unsafe methods.xTruncate = { file, size in
            unsafe EncryptedFile.of(file)?.truncate(to: size) ?? SQLITE_IOERR
        }
        unsafe methods.xFileSize = { file, size in
            guard let file = unsafe EncryptedFile.of(file), let size = unsafe size else { return SQLITE_IOERR }
            return unsafe file.size(&size.pointee)
        }
    }

    private static func setFileMethods(_ methods: inout sqlite3_io_methods) {
        unsafe methods.xClose = { file in
            guard let file = unsafe file, let encrypted = unsafe FileRecord.at(file).pointee.file else {
                return SQLITE_OK
            }
            unsafe FileRecord.at(file).pointee.file = nil
            return unsafe encrypted.takeRetainedValue().base.close()
        }
        unsafe methods.xSync = { file, flags in
            unsafe EncryptedFile.of(file)?.base.sync(flags) ?? SQLITE_IOERR
        }
        unsafe methods.xLock = { file, level in
            unsafe EncryptedFile.of(file)?.base.lock(level) ?? SQLITE_IOERR
        }
        unsafe methods.xUnlock = { file, level in
            unsafe EncryptedFile.of(file)?.base.unlock(level) ?? SQLITE_IOERR
        }
        unsafe methods.xCheckReservedLock = { file, isReserved in
            guard let file = unsafe EncryptedFile.of(file), let isReserved = unsafe isReserved else {
                return SQLITE_IOERR
            }
            return unsafe file.base.checkReservedLock(&isReserved.pointee)
        }
        unsafe methods.xFileControl = { file, operation, argument in
            // Sizes in these hints refer to plain files, not to the underlying file.
            let hints = [SQLITE_FCNTL_SIZE_HINT, SQLITE_FCNTL_CHUNK_SIZE, SQLITE_FCNTL_MMAP_SIZE]
            guard let file = unsafe EncryptedFile.of(file), !hints.contains(operation) else { return SQLITE_NOTFOUND }
            return unsafe file.base.control(operation, argument)
        }
        unsafe methods.xSectorSize = { file in unsafe EncryptedFile.of(file)?.base.sectorSize ?? 0 }
        unsafe methods.xDeviceCharacteristics = { file in
            // The device's guarantees for blocks do not apply to sealed pages.
            (unsafe EncryptedFile.of(file)?.base.deviceCharacteristics ?? 0)
                & (SQLITE_IOCAP_POWERSAFE_OVERWRITE | SQLITE_IOCAP_UNDELETABLE_WHEN_OPEN)
        }
    }

    private static func setSharedMemoryMethods(_ methods: inout sqlite3_io_methods) {
        unsafe methods.xShmMap = { file, region, size, isExtending, memory in
            guard let file = unsafe EncryptedFile.of(file) else { return SQLITE_IOERR }
            return unsafe file.base.mapSharedMemory(region, size, isExtending, memory)
        }
        unsafe methods.xShmLock = { file, offset, count, flags in
            unsafe EncryptedFile.of(file)?.base.lockSharedMemory(offset, count, flags) ?? SQLITE_IOERR
        }
        unsafe methods.xShmBarrier = { file in unsafe EncryptedFile.of(file)?.base.sharedMemoryBarrier() }
        unsafe methods.xShmUnmap = { file, isDeleting in
            unsafe EncryptedFile.of(file)?.base.unmapSharedMemory(isDeleting) ?? SQLITE_OK
        }
    }
}
