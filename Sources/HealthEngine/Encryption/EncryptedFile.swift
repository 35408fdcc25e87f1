import GRDB
import GRDBSQLite

/// An open file that appears as a plain file to SQLite. Each piece is encrypted and authenticated on write, and
/// verified and decrypted on read. A piece that fails verification is an error and never returned as data.
@safe final class EncryptedFile {
    let base: SQLiteFile
    private let layout: FileLayout
    private let fileSystem: EncryptedFileSystem
    /// The buffer for one sealed cell.
    private let buffer: UnsafeMutableRawBufferPointer

    init(_ layout: FileLayout, over base: SQLiteFile, of fileSystem: EncryptedFileSystem) {
        self.base = base
        self.layout = layout
        self.fileSystem = fileSystem
        unsafe buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: FileLayout.pageSize + PageCipher.overhead, alignment: 16
        )
    }

    deinit {
        unsafe buffer.deallocate()
    }

    // MARK: Reading

    /// Reads the available bytes. Fills the rest with zeros, which the status reports.
    @unsafe func read(into bytes: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
        let start = offset
        var offset = offset
        var rest = unsafe bytes[...]
        while unsafe !rest.isEmpty {
            let cell = layout.cell(at: offset)
            let count = unsafe min(Int(cell.end - offset), rest.count)
            let part = unsafe UnsafeMutableRawBufferPointer(rebasing: rest.prefix(count))
            let status = unsafe read(cell, from: Int(offset - cell.start), into: part)
            guard status == SQLITE_OK else {
                unsafe UnsafeMutableRawBufferPointer(rebasing: rest).initializeMemory(as: UInt8.self, repeating: 0)
                return status == SQLITE_CORRUPT ? statusOfDamage(from: start, count: bytes.count) : status
            }
            unsafe rest = rest.dropFirst(count)
            offset += Int64(count)
        }
        return SQLITE_OK
    }

    /// The status of a read of a piece that fails verification. The bytes are zeros.
    private func statusOfDamage(from offset: Int64, count: Int) -> Int32 {
        switch layout {
        // When SQLite opens a file, it reads the header without a lock. It reads the header again before it uses the
        // file.
        case .database where offset == 0 && count < FileLayout.pageSize: ResultCode.SQLITE_IOERR_SHORT_READ.rawValue
        // SQLite reads whole frames after a crash. The log ends at an incomplete frame, because zeros do not match its
        // checksum.
        case .log where count > FileLayout.pageSize: SQLITE_OK
        default: SQLITE_CORRUPT
        }
    }

    private func read(_ cell: FileLayout.Cell, from start: Int, into part: UnsafeMutableRawBufferPointer) -> Int32 {
        guard let place = cell.place else {
            return unsafe base.read(into: part, at: cell.startInFile + Int64(start))
        }
        let sealed = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<cell.lengthInFile])
        // Another process may be writing the page. SQLite reads without a lock only if it verifies the result.
        for attempt in 1...Self.attempts {
            let status = unsafe base.read(into: sealed, at: cell.startInFile)
            guard status == SQLITE_OK else { return status }
            if unsafe open(sealed, place, start, part) { return SQLITE_OK }
            guard place.kind == .page, attempt < Self.attempts else { break }
            fileSystem.sleep(microseconds: 500)
        }
        return SQLITE_CORRUPT
    }

    private static let attempts = 10

    private func open(
        _ sealed: UnsafeMutableRawBufferPointer, _ place: SealedPlace, _ start: Int, _ part: UnsafeMutableRawBufferPointer
    ) -> Bool {
        let sealed = UnsafeRawBufferPointer(sealed)
        if part.count == sealed.count - PageCipher.overhead {
            return unsafe fileSystem.cipher.open(sealed, at: place, into: part.baseAddress)
        }
        return unsafe withUnsafeTemporaryAllocation(byteCount: sealed.count - PageCipher.overhead, alignment: 16) {
            piece in
            guard unsafe fileSystem.cipher.open(sealed, at: place, into: piece.baseAddress) else { return false }
            unsafe part.copyMemory(from: UnsafeRawBufferPointer(rebasing: piece[start..<start + part.count]))
            return true
        }
    }
}

extension EncryptedFile {
    // MARK: Writing

    /// Writes whole cells. SQLite never writes parts of cells.
    @unsafe func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
        var offset = offset
        var rest = unsafe bytes[...]
        while unsafe !rest.isEmpty {
            let cell = layout.cell(at: offset)
            guard cell.start == offset, unsafe cell.length <= rest.count else { return SQLITE_IOERR }
            let status = unsafe write(UnsafeRawBufferPointer(rebasing: rest.prefix(cell.length)), to: cell)
            guard status == SQLITE_OK else { return status }
            unsafe rest = rest.dropFirst(cell.length)
            offset = cell.end
        }
        return SQLITE_OK
    }

    private func write(_ piece: UnsafeRawBufferPointer, to cell: FileLayout.Cell) -> Int32 {
        guard let place = cell.place, let start = unsafe buffer.baseAddress else {
            return unsafe base.write(piece, at: cell.startInFile)
        }
        unsafe fileSystem.cipher.seal(piece, at: place, into: start)
        return unsafe base.write(UnsafeRawBufferPointer(rebasing: buffer[..<cell.lengthInFile]), at: cell.startInFile)
    }

    // MARK: Size

    func size(_ size: inout Int64) -> Int32 {
        let status = base.size(&size)
        size = layout.size(ofFile: size)
        return status
    }

    func truncate(to size: Int64) -> Int32 {
        base.truncate(to: layout.sizeInFile(of: size))
    }
}
