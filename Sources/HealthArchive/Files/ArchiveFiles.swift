import Foundation
import Platform

/// The files of an archive: those of a zip file, those of a folder, or a single file.
protocol ArchiveFiles: AnyObject {
    /// The names of all files in order. Names in folders contain slashes.
    var names: [String] { get }
    /// Opens the file with a name; nil if it does not exist.
    func open(_ name: String) throws -> (any ArchiveFile)?
}

/// A file that is read from its start to its end.
protocol ArchiveFile: AnyObject {
    /// The size according to the archive.
    var size: Int { get }
    /// Reads the next piece; empty at the end. Throws ``ArchiveError/damagedData`` if the file is damaged, which may be detected
    /// only after the last piece.
    func read() throws -> [UInt8]
}

/// The number of bytes to read at a time.
let pieceSize = 256 << 10

extension ArchiveFile {
    /// Reads the whole file; nil if it is longer than `limit`.
    func contents(upTo limit: Int) throws -> [UInt8]? {
        guard size <= limit else { return nil }
        var contents: [UInt8] = []
        while true {
            let piece = try read()
            guard !piece.isEmpty else { return contents }
            contents += piece
            guard contents.count <= limit else { return nil }
        }
    }
}

/// A single XML file. Other files in its folder are ignored.
final class SingleFile: ArchiveFiles {
    private let path: String
    let names: [String]

    init(_ path: String) {
        self.path = path
        names = [URL(filePath: path).lastPathComponent]
    }

    func open(_ name: String) throws -> (any ArchiveFile)? { name == names.first ? try FileOnDisk(path) : nil }
}

/// An unpacked zip file. Links to files outside the folder are not followed.
final class Folder: ArchiveFiles {
    /// A limit above the number of files in an export.
    private static let largestNumberOfFiles = 1_000_000

    private let root: URL

    init(_ path: String) { root = URL(filePath: path).resolvingSymlinksInPath() }

    lazy var names: [String] = {
        let paths = FileManager.default.enumerator(atPath: root.path)
        var names: [String] = []
        while let path = paths?.nextObject() as? String, names.count < Self.largestNumberOfFiles {
            names.append(path)
        }
        return names.sorted()
    }()

    func open(_ name: String) throws -> (any ArchiveFile)? {
        let path = root.appending(path: name).resolvingSymlinksInPath().path
        guard path.hasPrefix(root.path + "/") else { return nil }
        return try FileOnDisk(path)
    }
}

/// A regular file.
final class FileOnDisk: ArchiveFile {
    let size: Int
    private let handle: FileHandle

    /// Nil if the path is not a regular file. Opening a pipe would wait forever.
    init?(_ path: String) throws {
        var status = stat()
        // A link is followed: it may be the only name of a file, such as that of an open descriptor.
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw ArchiveError.unreadable }
        self.handle = handle
        size = Int(status.st_size)
    }

    deinit { try? handle.close() }

    func read() throws -> [UInt8] {
        do {
            return try handle.read(upToCount: pieceSize).map { [UInt8]($0) } ?? []
        } catch {
            throw ArchiveError.unreadable
        }
    }
}
