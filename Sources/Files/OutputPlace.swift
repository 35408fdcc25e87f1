import Foundation
import Platform

/// The path of an output. Until the output is complete, it has a new unique name: `NAME.partial-` and six random characters. So two
/// outputs with the same path do not conflict, and only files of this output are ever removed.
package struct OutputPlace {
    private let path: String
    private let replaces: Bool
    /// The path of the output until it is complete.
    package let partialPath: String

    /// Creates an empty file that only its owner can access, and opens it for writing.
    package static func file(_ path: String, replacing: Bool) throws -> (place: OutputPlace, descriptor: Int32) {
        var name = template(of: path)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw OutputError(number: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (OutputPlace(path, name, replaces: replacing), descriptor)
    }

    /// Creates an empty folder that only its owner can access.
    package static func folder(_ path: String) throws -> OutputPlace {
        var name = template(of: path)
        guard unsafe mkdtemp(&name) != nil else { throw OutputError(number: errno) }
        return OutputPlace(path, name, replaces: false)
    }

    private init(_ path: String, _ name: [CChar], replaces: Bool) {
        self.path = path
        self.replaces = replaces
        partialPath = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func template(of path: String) -> [CChar] { Array((path + ".partial-XXXXXX").utf8CString) }

    /// Whether the path is a pipe or a device, to which outputs are written directly. Throws if another file exists that may not
    /// be replaced. Folders are never replaced.
    package static func isStream(_ path: String, replacing: Bool) throws -> Bool {
        var (own, target) = (stat(), stat())
        // A link without a target exists too.
        guard unsafe lstat(path, &own) == 0 else { return false }
        let hasTarget = unsafe stat(path, &target) == 0
        let kind = (hasTarget ? target : own).st_mode & S_IFMT
        guard [S_IFREG, S_IFDIR, S_IFLNK].contains(kind) else { return true }
        guard replacing, kind != S_IFDIR else { throw OutputError.exists }
        return false
    }

    /// Gives the output its name. Without `replaces`, a file that was created meanwhile is not replaced.
    package func finish() throws {
        if !replaces {
            // Unlike renaming, a hard link never replaces a file. Folders and some file systems do not support hard links.
            if unsafe link(partialPath, path) == 0 { return discard() }
            guard errno != EEXIST else { throw OutputError.exists }
        }
        let status = unsafe Platform.rename(partialPath, path)
        guard status == 0 else { throw OutputError(number: errno) }
    }

    /// Removes the partial output with its contents.
    package func discard() { try? FileManager.default.removeItem(atPath: partialPath) }
}
