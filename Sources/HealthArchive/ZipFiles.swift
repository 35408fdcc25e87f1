import CMinizip

/// A zip archive, through minizip. Nothing is unpacked to the disk.
@safe final class ZipFiles: ArchiveFiles {
    /// More than an export has.
    private static let largestNumberOfFiles = 1_000_000
    private static let longestName = 4096

    fileprivate let archive: unzFile
    private var places: [String: unz64_file_pos] = [:]
    private(set) var names: [String] = []

    init(_ path: String) throws {
        guard let archive = unsafe unzOpen64(path) else { throw ArchiveError.damagedZip }
        unsafe self.archive = archive
        var status = unsafe unzGoToFirstFile(archive)
        while status == UNZ_OK, names.count < Self.largestNumberOfFiles {
            var place = unz64_file_pos()
            guard let name = currentName(), unsafe unzGetFilePos64(archive, &place) == UNZ_OK else {
                throw ArchiveError.damagedZip
            }
            // Of two files of one name the first counts.
            if places[name] == nil {
                names.append(name)
                places[name] = place
            }
            status = unsafe unzGoToNextFile(archive)
        }
        guard status == UNZ_OK || status == UNZ_END_OF_LIST_OF_FILE else { throw ArchiveError.damagedZip }
        names.sort()
    }

    deinit {
        unsafe unzClose(archive)
    }

    private func currentName() -> String? {
        var buffer = [CChar](repeating: 0, count: Self.longestName + 1)
        let status = unsafe unzGetCurrentFileInfo64(archive, nil, &buffer, UInt(Self.longestName), nil, 0, nil, 0)
        guard status == UNZ_OK else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func open(_ name: String) throws -> (any ArchiveFile)? {
        guard var place = places[name] else { return nil }
        var information = unz_file_info64()
        guard unsafe unzGoToFilePos64(archive, &place) == UNZ_OK,
            unsafe unzGetCurrentFileInfo64(archive, &information, nil, 0, nil, 0, nil, 0) == UNZ_OK
        else { throw ArchiveError.damagedZip }
        guard information.flag & 1 == 0 else { throw ArchiveError.encrypted }
        guard unsafe unzOpenCurrentFile(archive) == UNZ_OK else { throw ArchiveError.unreadable }
        return ZipMember(self, size: Int(clamping: information.uncompressed_size))
    }
}

/// The file that is open in a zip archive.
private final class ZipMember: ArchiveFile {
    let size: Int
    private let files: ZipFiles
    private var isOpen = true

    init(_ files: ZipFiles, size: Int) {
        self.files = files
        self.size = size
    }

    deinit {
        if isOpen { unsafe unzCloseCurrentFile(files.archive) }
    }

    func read() throws -> [UInt8] {
        guard isOpen else { return [] }
        var piece = [UInt8](repeating: 0, count: pieceSize)
        let count = unsafe unzReadCurrentFile(files.archive, &piece, UInt32(pieceSize))
        guard count >= 0 else { throw ArchiveError.damagedData }
        if count == 0 {
            isOpen = false
            // Tells whether the checksum was right.
            guard unsafe unzCloseCurrentFile(files.archive) == UNZ_OK else { throw ArchiveError.damagedData }
        }
        piece.removeSubrange(Int(count)...)
        return piece
    }
}
