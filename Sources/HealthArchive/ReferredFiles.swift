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

    private let files: (any ArchiveFiles)?
    /// The folder of the XML.
    private let folder: String

    /// Without files every file is missing.
    init(_ files: (any ArchiveFiles)?, folder: String = "") {
        self.files = files
        self.folder = folder
    }

    /// What a file holds, of a path that begins in the folder of the XML.
    func contents(of path: String, upTo limit: Int) -> Result<[UInt8], Failure> {
        let parts = path.split(separator: "/")
        guard !parts.contains(".."), !path.contains("\0"), !path.contains("\\") else { return .failure(.outside) }
        guard let files, !parts.isEmpty else { return .failure(.missing) }
        do {
            guard let file = try files.open(folder + parts.joined(separator: "/")) else { return .failure(.missing) }
            return try file.contents(upTo: limit).map(Result.success) ?? .failure(.tooLarge)
        } catch {
            return .failure(.unreadable)
        }
    }
}
