import Foundation

/// A zip archive whose end is missing, and with it the central directory. Each file also has a local header, so the files before
/// the end can be read.
final class TruncatedZipReader: ArchiveFiles {
    private static let largestNumberOfFiles = 1_000_000

    private let path: String
    private var entries: [String: ZipEntry] = [:]
    private(set) var names: [String] = []
    let isCutOff = true

    /// `check` throws if the import is cancelled.
    init(_ path: String, _ check: () throws -> Void = {}) throws {
        self.path = path
        guard let input = try FileOnDisk(path) else { throw ArchiveError.unreadable }
        var hasMore = true
        while hasMore, names.count < Self.largestNumberOfFiles, var entry = try ZipEntry(input) {
            try check()
            hasMore = try Self.skip(&entry, input, check)
            // Of two files with one name, the first counts.
            guard !entry.name.hasSuffix("/"), entries[entry.name] == nil else { continue }
            names.append(entry.name)
            entries[entry.name] = entry
        }
        guard !names.isEmpty else { throw ArchiveError.damagedZip }
        names.sort()
    }

    /// Moves to the header of the next file; false if the archive ends before it.
    private static func skip(_ entry: inout ZipEntry, _ input: FileOnDisk, _ check: () throws -> Void) throws -> Bool {
        if let size = entry.compressedSize {
            guard size <= input.size - input.position else { return false }
            try input.move(to: input.position + size)
            return true
        }
        // The sizes follow the file. Decompress it to find its end.
        let file = try TruncatedZipMember(entry, input)
        defer { entry.size = file.made }
        do {
            while try !file.read().isEmpty { try check() }
            entry.checksum = try file.checksumBehind()
            return try entry.checksum == file.checksum && file.skipSizes()
        } catch let error as ArchiveError {
            guard error != .cancelled else { throw error }
            return false
        }
    }

    func open(_ name: String) throws -> (any ArchiveFile)? {
        guard let entry = entries[name] else { return nil }
        guard !entry.isEncrypted else { throw ArchiveError.encrypted }
        guard let input = try FileOnDisk(path) else { return nil }
        return try TruncatedZipMember(entry, input)
    }
}

/// A file of a truncated zip archive. The end may be within this file.
private final class TruncatedZipMember: ArchiveFile {
    let size: Int
    private let entry: ZipEntry
    private let input: FileOnDisk
    private let inflater: Inflater
    private var piece: [UInt8] = []
    private var index = 0
    private var hasEnded = false
    /// The number of bytes read from the archive, and the number of bytes returned.
    private var taken = 0
    private(set) var made = 0

    init(_ entry: ZipEntry, _ input: FileOnDisk) throws {
        self.entry = entry
        self.input = input
        inflater = try Inflater()
        size = entry.size ?? 0
        try input.move(to: entry.start)
    }

    func read() throws -> [UInt8] {
        guard !hasEnded else { return [] }
        while true {
            if index == piece.count { try readPiece() }
            let output = entry.isCompressed ? try inflater.inflate(piece, from: &index, upTo: pieceSize) : stored()
            made += output.count
            if isAtEnd { try finish() }
            if !output.isEmpty || hasEnded { return output }
        }
    }

    private var isAtEnd: Bool {
        entry.isCompressed ? inflater.hasEnded : taken == entry.compressedSize && index == piece.count
    }

    private func readPiece() throws {
        let rest = entry.compressedSize.map { $0 - taken } ?? pieceSize
        piece = try input.read(upTo: min(rest, pieceSize))
        index = 0
        taken += piece.count
        guard piece.isEmpty else { return }
        guard rest == 0 else { throw ArchiveError.cutOff }
        // Compressed data always has at least one byte.
        if entry.isCompressed { throw ArchiveError.damagedData }
    }

    private func stored() -> [UInt8] {
        index = piece.count
        inflater.note(piece)
        return piece
    }

    private func finish() throws {
        hasEnded = true
        if let checksum = entry.checksum, checksum != inflater.checksum { throw ArchiveError.damagedData }
    }

    var checksum: UInt { inflater.checksum }

    /// The checksum that follows the file; nil if the archive ends before it.
    func checksumBehind() throws -> UInt? {
        try input.move(to: input.position - (piece.count - index))
        index = piece.count
        guard let mark = try input.read(exactly: 8) else { return nil }
        guard mark.starts(with: [0x50, 0x4B, 7, 8]) else {
            try input.move(to: input.position - 4)
            return UInt(mark.little(0, 4))
        }
        return UInt(mark.little(4, 4))
    }

    /// Moves past the sizes that follow the checksum; false if no further header follows.
    func skipSizes() throws -> Bool {
        // A size has four bytes, or eight in a large file. The signature of the next header shows which.
        let start = input.position
        for place in [start + 8, start + 16] {
            try input.move(to: place)
            if try input.read(exactly: 2) == [0x50, 0x4B] {
                try input.move(to: place)
                return true
            }
        }
        return false
    }
}
