import Foundation

/// A temporary folder that is removed after the test.
final class TemporaryFolder {
    private static let prefix = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-").path

    let path: String

    /// Whether a path is inside such a folder.
    static func holds(_ path: String) -> Bool { path.hasPrefix(prefix) }

    init() throws {
        let url = URL(filePath: Self.prefix + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        path = url.path
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file.
    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    /// Writes a file that only its owner can read, like a key. Creates its folder if necessary.
    func write(_ bytes: Data, to name: String) throws -> String {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(name))
        return file(name)
    }
}

/// The contents of a file.
func contents(of path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

/// The permission bits of a file.
func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

/// Changes the permission bits of a file.
func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}
