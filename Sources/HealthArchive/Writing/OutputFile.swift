import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file for its owner alone, that has its name only when it is whole: until then it is `NAME.partial`.
package final class OutputFile {
    private let path: String
    /// Nil for a pipe or a device, which cannot be renamed.
    private let partialPath: String?
    private let descriptor: Int32
    private var isOpen = true

    /// Opens a file at a path, or writes to a pipe or device that is there. Throws an ``ExportError``.
    package init(path: String, replacing: Bool) throws {
        self.path = path
        partialPath = try Self.partialPath(of: path, replacing: replacing)
        descriptor =
            if let partialPath { Self.openNew(partialPath) } else { unsafe open(path, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Self.error(errno) }
    }

    /// Opens a file that was not there. What an earlier run has left there may be readable to others, or a link.
    private static func openNew(_ path: String) -> Int32 {
        _ = unsafe unlink(path)
        return unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }

    /// Opens a new file of a folder that is itself not whole yet.
    init(inFolder path: String) throws {
        self.path = path
        partialPath = nil
        descriptor = Self.openNew(path)
        guard descriptor >= 0 else { throw Self.error(errno) }
    }

    /// Writes to a descriptor that is open, and stays so.
    package init(descriptor: Int32) throws {
        path = ""
        partialPath = nil
        self.descriptor = dup(descriptor)
        guard self.descriptor >= 0 else { throw Self.error(errno) }
    }

    /// What a file is called before it is whole; nil for what is no file. Throws if there is one already.
    static func partialPath(of path: String, replacing: Bool) throws -> String? {
        var status = stat()
        if unsafe stat(path, &status) == 0 {
            let kind = status.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFDIR else { return nil }
            guard replacing, kind == S_IFREG else { throw ExportError.exists }
        }
        return path + ".partial"
    }

    /// Appends bytes. Throws an ``ExportError``.
    package func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
                #if canImport(Glibc)
                    return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                #else
                    return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if count > 0 {
                written += count
            } else if errno != EINTR, errno != EAGAIN {
                throw Self.error(errno)
            }
        }
    }

    /// Gives the file its name.
    package func finish() throws {
        guard let partialPath else { return close() }
        guard fsync(descriptor) == 0 else { throw Self.error(errno) }
        close()
        try Self.rename(partialPath, to: path)
    }

    /// Takes away what was written.
    package func discard() {
        close()
        if let partialPath { _ = unsafe unlink(partialPath) }
    }

    deinit { close() }

    private func close() {
        guard isOpen else { return }
        isOpen = false
        Self.closeDescriptor(descriptor)
    }

    private static func closeDescriptor(_ descriptor: Int32) {
        #if canImport(Glibc)
            _ = Glibc.close(descriptor)
        #else
            _ = Darwin.close(descriptor)
        #endif
    }

    /// Makes an empty file for its owner alone, that others write.
    static func make(_ path: String) throws {
        let descriptor = openNew(path)
        guard descriptor >= 0 else { throw error(errno) }
        closeDescriptor(descriptor)
    }

    /// Waits until what others have written to a file is on the disk.
    static func synchronize(_ path: String) throws {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(errno) }
        defer { closeDescriptor(descriptor) }
        guard fsync(descriptor) == 0 else { throw error(errno) }
    }

    /// Gives a file the name of what was there.
    static func rename(_ partialPath: String, to path: String) throws {
        #if canImport(Glibc)
            let status = unsafe Glibc.rename(partialPath, path)
        #else
            let status = unsafe Darwin.rename(partialPath, path)
        #endif
        guard status == 0 else { throw error(errno) }
    }

    private static func error(_ number: Int32) -> ExportError {
        [ENOSPC, EDQUOT, EFBIG].contains(number) ? .full : .unwritable
    }
}
