/// The files that the XML references: `/workout-routes/route_2024-01-01_8.00am.gpx` (EXP-18, EXP-21).
final class ReferredFiles {
    /// The reason why a file is not available.
    enum Failure: Error {
        case outside, missing, tooLarge, unreadable, repeated

        var problem: ProblemKind {
            switch self {
            case .outside: .outsidePath
            case .missing: .missingFile
            case .tooLarge: .tooLarge
            case .unreadable: .unreadableFile
            case .repeated: .repeatedFile
            }
        }
    }

    /// The limit in bytes for all that is read again. An export names each file once. A small archive that names a large file often
    /// must not fill a disk.
    static let mostRepeated = 16 << 20

    private let files: any ArchiveFiles
    /// The folder of the XML.
    private let folder: String
    private static let leastCost = 4 << 10
    /// The number of bytes that were read of each opened file.
    private var lengths: [String: Length] = [:]
    /// The bytes that were read again.
    private var repeated = 0

    init(_ files: any ArchiveFiles, folder: String = "") {
        self.files = files
        self.folder = folder
    }

    /// The name of the file at a path relative to the folder of the XML.
    static func name(of path: String) -> String { path.split(separator: "/").joined(separator: "/") }

    /// Opens a file by its path relative to the folder of the XML, with a limit for its size.
    func file(at path: String, upTo limit: Int) throws(Failure) -> any ArchiveFile {
        guard !path.split(separator: "/").contains(".."), !path.contains("\0"), !path.contains("\\") else {
            throw .outside
        }
        let name = Self.name(of: path)
        guard !name.isEmpty else { throw .missing }
        if let length = lengths[name] {
            // The size in the archive may be wrong. Opening a file has a cost, too.
            let cost = max(length.count, Self.leastCost)
            guard repeated + cost <= Self.mostRepeated else { throw .repeated }
            repeated += cost
        }
        let file: (any ArchiveFile)?
        do {
            file = try files.open(folder + name)
        } catch {
            throw .unreadable
        }
        guard let file else { throw .missing }
        guard file.size <= limit else { throw .tooLarge }
        guard lengths[name] == nil else { return file }
        let length = Length()
        lengths[name] = length
        return MeasuredFile(file, length)
    }
}

/// A number of bytes.
private final class Length {
    var count = 0
}

/// A file that counts the bytes read from it.
private final class MeasuredFile: ArchiveFile {
    private let file: any ArchiveFile
    private let length: Length

    init(_ file: any ArchiveFile, _ length: Length) {
        self.file = file
        self.length = length
    }

    var size: Int { file.size }

    func read() throws -> [UInt8] {
        let piece = try file.read()
        length.count += piece.count
        return piece
    }
}

extension ExportReader {
    /// Opens a file beside the XML. If it is not available, skips its sample and returns nil.
    func file(at path: String?, upTo limit: Int, _ type: ImportedType) throws -> (any ArchiveFile)? {
        // An archive may reference a large file any number of times.
        try check()
        do throws(ReferredFiles.Failure) {
            return try files.file(at: path ?? "", upTo: limit)
        } catch {
            skip(type, error.problem)
            return nil
        }
    }

    /// Reads a file beside the XML. If it is not available, skips its sample and returns nil.
    func contents(of path: String?, upTo limit: Int, _ type: ImportedType) throws -> [UInt8]? {
        guard let file = try file(at: path, upTo: limit, type) else { return nil }
        do {
            if let contents = try file.contents(upTo: limit) { return contents }
            skip(type, .tooLarge)
        } catch {
            skip(type, .unreadableFile)
        }
        return nil
    }
}
