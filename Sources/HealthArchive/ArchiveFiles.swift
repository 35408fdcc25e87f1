import Foundation

/// The files of an archive, in a zip, in a folder, or one alone.
protocol ArchiveFiles: AnyObject {
    /// The names of all files, in order; within folders with slashes.
    var names: [String] { get }
    /// The file of a name; nil if there is none. One at a time is read.
    func open(_ name: String) throws -> (any ArchiveFile)?
}

/// A file that is read from its beginning to its end.
protocol ArchiveFile: AnyObject {
    /// How long it is said to be.
    var size: Int { get }
    /// The next piece; empty at the end. Throws if the file is damaged.
    func read() throws -> [UInt8]
}

/// How much is read at a time.
let pieceSize = 256 << 10

extension ArchiveFile {
    /// All of it; nil if it is longer than it may be.
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

/// An XML alone.
final class SingleFile: ArchiveFiles {
    private let path: String
    let names: [String]

    init(_ path: String) {
        self.path = path
        names = [URL(filePath: path).lastPathComponent]
    }

    func open(_ name: String) throws -> (any ArchiveFile)? {
        name == names.first ? try FileOnDisk(path) : nil
    }
}

/// A folder, as it is when the zip was unpacked. Links that lead out of it are not followed.
final class Folder: ArchiveFiles {
    /// More than an export has.
    private static let largestNumberOfFiles = 1_000_000

    private let root: URL

    init(_ path: String) {
        root = URL(filePath: path).resolvingSymlinksInPath()
    }

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

    /// Nil if it is none: to open a pipe would wait for ever.
    init?(_ path: String) throws {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw ArchiveError.unreadable }
        self.handle = handle
        size = attributes[.size] as? Int ?? 0
    }

    deinit {
        try? handle.close()
    }

    func read() throws -> [UInt8] {
        do {
            return try handle.read(upToCount: pieceSize).map { [UInt8]($0) } ?? []
        } catch {
            throw ArchiveError.unreadable
        }
    }
}
