import Foundation
import HealthModel

/// Where the files of an export go, one after the other: a zip or a folder.
protocol ExportFiles: AnyObject {
    /// Begins a file, whose name may have folders before it.
    func begin(_ name: String) throws
    /// Appends to the file that was begun last.
    func write(_ bytes: [UInt8]) throws
    /// Ends the file that was begun last.
    func end() throws
    /// Gives the whole its name.
    func finish() throws
    /// Takes away what was written.
    func discard()
}

/// A folder, that has its name only when it is whole.
final class ExportFolder: ExportFiles {
    private let path: String
    private let partialPath: String
    private var file: OutputFile?

    /// Throws an ``ExportError``.
    init(path: String) throws {
        self.path = path
        guard let partialPath = try OutputFile.partialPath(of: path, replacing: false) else {
            throw ExportError.unwritable
        }
        self.partialPath = partialPath
        // That of an export that was killed.
        try? FileManager.default.removeItem(atPath: partialPath)
        try makeFolder(partialPath)
    }

    func begin(_ name: String) throws {
        let file = URL(filePath: partialPath.literalPath).appending(path: name)
        let folder = file.deletingLastPathComponent().path
        if !FileManager.default.fileExists(atPath: folder) { try makeFolder(folder) }
        self.file = try OutputFile(inFolder: file.path)
    }

    func write(_ bytes: [UInt8]) throws { try file?.write(bytes) }

    func end() throws {
        try file?.finish()
        file = nil
    }

    func finish() throws { try OutputFile.rename(partialPath, to: path) }

    func discard() {
        file?.discard()
        try? FileManager.default.removeItem(atPath: partialPath)
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
