import CMinizip

/// A zip archive, read with minizip. Nothing is unpacked to the disk.
@safe final class ZipFiles: ArchiveFiles {
    /// A limit above the number of files in an export.
    private static let largestNumberOfFiles = 1_000_000
    private static let longestName = 4096

    private let path: String
    private var places: [String: unz64_file_pos] = [:]
    private(set) var names: [String] = []

    init(_ path: String) throws {
        self.path = path
        guard let archive = unsafe unzOpen64(path) else { throw ArchiveError.damagedZip }
        defer { unsafe unzClose(archive) }
        var status = unsafe unzGoToFirstFile(archive)
        while status == UNZ_OK, names.count < Self.largestNumberOfFiles {
            var place = unz64_file_pos()
            guard let name = unsafe Self.currentName(archive), unsafe unzGetFilePos64(archive, &place) == UNZ_OK else {
                throw ArchiveError.damagedZip
            }
            // Of two files with one name, the first counts.
            if places[name] == nil {
                names.append(name)
                places[name] = place
            }
            status = unsafe unzGoToNextFile(archive)
        }
        guard status == UNZ_OK || status == UNZ_END_OF_LIST_OF_FILE else { throw ArchiveError.damagedZip }
        names.sort()
    }

    private static func currentName(_ archive: unzFile) -> String? {
        var buffer = [CChar](repeating: 0, count: longestName + 1)
        let status = unsafe unzGetCurrentFileInfo64(archive, nil, &buffer, UInt(longestName), nil, 0, nil, 0)
        guard status == UNZ_OK else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func open(_ name: String) throws -> (any ArchiveFile)? {
        guard let place = places[name] else { return nil }
        return try ZipMember(path, place)
    }
}

/// A file of a zip archive. It opens the archive separately, because minizip reads one file at a time.
@safe private final class ZipMember: ArchiveFile {
    let size: Int
    private let archive: unzFile
    /// The number of bytes that were not read yet.
    private var rest: Int
    private var isOpen = false

    init(_ path: String, _ place: unz64_file_pos) throws {
        guard let archive = unsafe unzOpen64(path) else { throw ArchiveError.damagedZip }
        unsafe self.archive = archive
        var place = place
        var information = unz_file_info64()
        let isFound =
            unsafe unzGoToFilePos64(archive, &place) == UNZ_OK
            && unzGetCurrentFileInfo64(archive, &information, nil, 0, nil, 0, nil, 0) == UNZ_OK
        size = Int(clamping: information.uncompressed_size)
        rest = size
        guard isFound else { throw ArchiveError.damagedZip }
        guard information.flag & 1 == 0 else { throw ArchiveError.encrypted }
        // Stored or deflated.
        guard [0, 8].contains(information.compression_method), unsafe unzOpenCurrentFile(archive) == UNZ_OK else {
            throw ArchiveError.unreadable
        }
        isOpen = true
    }

    deinit {
        if isOpen { unsafe unzCloseCurrentFile(archive) }
        unsafe unzClose(archive)
    }

    func read() throws -> [UInt8] {
        guard isOpen else { return [] }
        var piece = [UInt8](repeating: 0, count: pieceSize)
        let count = unsafe unzReadCurrentFile(archive, &piece, UInt32(pieceSize))
        guard count >= 0 else { throw ArchiveError.damagedData }
        rest -= Int(count)
        if count == 0 {
            isOpen = false
            // Checks the checksum, but only if the whole file was read.
            guard unsafe unzCloseCurrentFile(archive) == UNZ_OK, rest == 0 else { throw ArchiveError.damagedData }
        }
        piece.removeSubrange(Int(count)...)
        return piece
    }
}
