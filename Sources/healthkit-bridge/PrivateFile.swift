import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file with health data: for its owner alone, and there only when it is whole.
struct PrivateFile {
    private let path: String

    init(path: String) {
        self.path = path
    }

    /// Writes the file under another name and gives it its own when all is on the disk. False if that was not possible; what
    /// the file was before it is still then.
    func write(_ bytes: [UInt8]) -> Bool {
        let partial = path + ".partial"
        unsafe unlink(partial)
        let descriptor = unsafe open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let isWritten = StandardStreams.write(bytes, to: descriptor) && fsync(descriptor) == 0
        close(descriptor)
        guard isWritten, unsafe rename(partial, path) == 0 else {
            unsafe unlink(partial)
            return false
        }
        return true
    }
}
