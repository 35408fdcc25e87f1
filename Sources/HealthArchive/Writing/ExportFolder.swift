import Files
import Foundation

/// The destination of an export's files, which are written one after another: a zip archive or a folder.
protocol ExportFiles: Output {
    /// Begins a file. Its name may contain folders.
    func begin(_ name: String) throws
    /// Appends bytes to the current file.
    func write(_ bytes: [UInt8]) throws
    /// Ends the current file.
    func end() throws
}

/// A folder that gets its name when it is complete.
final class ExportFolder: ExportFiles {
    private let place: OutputPlace
    private var file: OutputFile?

    /// Throws an ``OutputError``.
    init(path: String) throws {
        var path = path
        // Shells complete the names of folders with a slash.
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard try !OutputPlace.isStream(path, replacing: false) else { throw OutputError.unwritable }
        place = try OutputPlace.folder(path)
    }

    func begin(_ name: String) throws {
        let parts = name.split(separator: "/")
        var folder = place.partialPath
        for part in parts.dropLast() {
            folder += "/" + part
            if !FileManager.default.fileExists(atPath: folder) { try makeFolder(folder) }
        }
        file = try OutputFile(inFolder: place.partialPath + "/" + name)
    }

    func write(_ bytes: [UInt8]) throws { try file?.write(bytes) }

    func end() throws {
        try file?.finish()
        file = nil
    }

    func finish() throws { try place.finish() }

    func discard() {
        file?.discard()
        place.discard()
    }

    private func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw OutputError.unwritable
        }
    }
}
