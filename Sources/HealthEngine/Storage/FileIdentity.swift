import Foundation

/// A file as the system knows it, whichever path or link names it. A file that does not exist yet is a name in a folder.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    /// The name of a file that does not exist, in the folder with this device and number; empty for an existing file.
    private let name: String

    /// The file that a path names, through all links. Nil for a pipe or a device, and if the folder is missing.
    package init?(_ path: String) {
        guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
        if let status = Self.status(path) {
            guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
            self.init(status, name: "")
        } else {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let folder = parts.dropLast().joined(separator: "/")
            let parent = parts.count == 1 ? "." : folder.isEmpty ? "/" : folder
            guard let last = parts.last, !last.isEmpty, let status = Self.status(parent) else { return nil }
            self.init(status, name: String(last))
        }
    }

    /// The file that an open descriptor belongs to.
    package init?(descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status, name: "")
    }

    private init(_ status: stat, name: String) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        self.name = name
    }

    private static func status(_ path: String) -> stat? {
        // Foundation would also look up the owner of the file in system libraries, which may be missing.
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status : nil
    }

    /// The files of a store: SQLite keeps a log and an index beside it.
    package static func pathsOfStore(_ path: String) -> [String] {
        ["", "-wal", "-shm", "-journal"].map { path + $0 }
    }
}
