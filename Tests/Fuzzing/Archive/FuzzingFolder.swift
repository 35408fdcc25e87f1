import Foundation

/// A folder in memory where that is possible, empty at first; it goes when the input was tried.
final class FuzzingFolder {
    /// What a file beside the archive holds, which no import may read.
    static let secret = "outside of the archive"

    private let root: String
    /// Where the archive is; a folder or a file.
    let archive: String
    /// For what is exported.
    let output: String

    init() throws {
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
        root = parent + "/healthkit-bridge-fuzzing-\(ProcessInfo.processInfo.processIdentifier)"
        archive = root + "/archive"
        output = root + "/out"
        try? FileManager.default.removeItem(atPath: root)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        try Data(#"{"resourceType":"\#(Self.secret)"}"#.utf8).write(to: URL(filePath: root + "/outside.json"))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    /// Writes a file of the archive; the archive itself with an empty name.
    func write(_ bytes: [UInt8], as name: String) throws {
        let url = URL(filePath: name.isEmpty ? archive : archive + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Makes a link within the archive that leads out of it.
    func link(_ name: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: archive + "/" + name,
            withDestinationPath: root + "/outside.json"
        )
    }

    /// All files but the output, by their names below the folder.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where !name.hasPrefix("out/") {
            contents[name] = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
        }
        return contents
    }
}
