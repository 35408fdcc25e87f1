/// The files that the XML references: `/workout-routes/route_2024-01-01_8.00am.gpx` (EXP-18, EXP-21).
final class ReferredFiles {
    /// The reason why a file is not available.
    enum Failure: Error {
        case outside, missing, tooLarge, unreadable

        var problem: ProblemKind {
            switch self {
            case .outside: .outsidePath
            case .missing: .missingFile
            case .tooLarge: .tooLarge
            case .unreadable: .unreadableFile
            }
        }
    }

    private let files: any ArchiveFiles
    /// The folder of the XML.
    private let folder: String

    init(_ files: any ArchiveFiles, folder: String = "") {
        self.files = files
        self.folder = folder
    }

    /// Opens a file by its path relative to the folder of the XML, with a limit for its size.
    func file(at path: String, upTo limit: Int) throws(Failure) -> any ArchiveFile {
        let parts = path.split(separator: "/")
        guard !parts.contains(".."), !path.contains("\0"), !path.contains("\\") else { throw .outside }
        guard !parts.isEmpty else { throw .missing }
        let file: (any ArchiveFile)?
        do {
            file = try files.open(folder + parts.joined(separator: "/"))
        } catch {
            throw .unreadable
        }
        guard let file else { throw .missing }
        guard file.size <= limit else { throw .tooLarge }
        return file
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
