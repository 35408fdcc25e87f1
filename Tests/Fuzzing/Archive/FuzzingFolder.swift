import Foundation

/// A folder, initially empty and if possible in memory. It is removed after the input was tried.
final class FuzzingFolder {
    /// The content of a file outside the archive, which no import may read.
    static let secret = "outside of the archive"

    private let root: String
    /// The path of the archive, which is a folder or a file.
    let archive: String
    /// The folder for exports.
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

    /// Writes a file of the archive. An empty name writes the archive itself as a file.
    func write(_ bytes: [UInt8], as name: String) throws {
        let url = URL(filePath: name.isEmpty ? archive : archive + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Creates a link in the archive to a file outside.
    func link(_ name: String) throws {
        try FileManager.default.createSymbolicLink(atPath: archive + "/" + name, withDestinationPath: root + "/outside.json")
    }

    /// The contents of all files except the output, by path within the folder.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where !name.hasPrefix("out/") {
            contents[name] = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
        }
        return contents
    }
}
