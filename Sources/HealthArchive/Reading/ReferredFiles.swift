/// The files to which the XML refers: `/workout-routes/route_2024-01-01_8.00am.gpx` (EXP-18, EXP-21).
final class ReferredFiles {
    /// Why a file is not to be had.
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

    /// The file of a path that begins in the folder of the XML, if it is not longer than it may be.
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
    /// A file beside the XML; nil, and its sample is passed over, if it is not to be had.
    func file(at path: String?, upTo limit: Int, _ type: ImportedType) throws -> (any ArchiveFile)? {
        // One archive may refer to a large file any number of times.
        try check()
        do throws(ReferredFiles.Failure) {
            return try files.file(at: path ?? "", upTo: limit)
        } catch {
            skip(type, error.problem)
            return nil
        }
    }

    /// What a file beside the XML holds; nil, and its sample is passed over, if it is not to be had.
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
