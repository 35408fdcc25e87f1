import Foundation

/// The files of an archive, in a zip, in a folder, or one alone.
protocol ArchiveFiles: AnyObject {
    /// The names of all files, in order; within folders with slashes.
    var names: [String] { get }
    /// Whether its end is missing, and files with it.
    var isCutOff: Bool { get }
    /// The file of a name; nil if there is none.
    func open(_ name: String) throws -> (any ArchiveFile)?
}

extension ArchiveFiles {
    var isCutOff: Bool { false }
}

/// A file that is read from its beginning to its end.
protocol ArchiveFile: AnyObject {
    /// How long it is said to be.
    var size: Int { get }
    /// The next piece; empty at the end. Throws ``ArchiveError/damagedData`` if the file is damaged, which may come to light
    /// only behind its last piece, and ``ArchiveError/cutOff`` where the archive ends before it.
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

/// An XML alone. It has no other files, whatever lies beside it.
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

/// A regular file, which can be read from any place on.
final class FileOnDisk: ArchiveFile {
    let size: Int
    private(set) var position = 0
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

    func read() throws -> [UInt8] { try read(upTo: pieceSize) }

    /// The next bytes, fewer at the end.
    func read(upTo count: Int) throws -> [UInt8] {
        do {
            let bytes = try handle.read(upToCount: count).map { [UInt8]($0) } ?? []
            position += bytes.count
            return bytes
        } catch {
            throw ArchiveError.unreadable
        }
    }

    /// The next bytes; nil if there are not so many.
    func read(exactly count: Int) throws -> [UInt8]? {
        let bytes = try read(upTo: count)
        return bytes.count == count ? bytes : nil
    }

    /// Goes on reading from there.
    func move(to place: Int) throws {
        do {
            try handle.seek(toOffset: UInt64(place))
        } catch {
            throw ArchiveError.unreadable
        }
        position = place
    }
}
