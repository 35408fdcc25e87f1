import Foundation

/// Where the files of an export go, one after the other: a zip or a folder.
protocol ExportFiles: Output {
    /// Begins a file, whose name may have folders before it.
    func begin(_ name: String) throws
    /// Appends to the file that was begun last.
    func write(_ bytes: [UInt8]) throws
    /// Ends the file that was begun last.
    func end() throws
}

/// A folder, that has its name only when it is whole.
final class ExportFolder: ExportFiles {
    private let place: OutputPlace
    private var file: OutputFile?

    /// Throws an ``ExportError``.
    init(path: String) throws {
        var path = path
        // Shells end the names of folders so.
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard try !OutputPlace.isStream(path, replacing: false) else { throw ExportError.unwritable }
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
                atPath: path,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw ExportError.unwritable
        }
    }
}
