import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file to which lines are appended. Each write is one system call, so lines of several processes do not mix.
final class AppendOnlyFile {
    /// The reason that the file cannot be used.
    enum Failure: String, Error {
        case full
        case readOnly
        case inaccessible

        init(errorNumber: Int32) {
            self =
                switch errorNumber {
                case ENOSPC, EDQUOT, EFBIG: .full
                case EACCES, EPERM, EROFS: .readOnly
                default: .inaccessible
                }
        }
    }

    /// The path of the file, as given.
    let path: String
    private let descriptor: Int32
    /// Whether the last line lacks its newline, because a full disk cut it short.
    private var endsWithinLine: Bool

    /// Opens the file. Creates it with mode 0600 if it is missing.
    init(path: String) throws(Failure) {
        self.path = path
        // Do not block: a pipe without a reader is an error, not a reason to wait.
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
        descriptor = unsafe open(path, flags, 0o600)
        endsWithinLine = descriptor >= 0 && Self.endsWithinLine(path)
        guard descriptor >= 0 else { throw Failure(errorNumber: errno) }
        guard isFile else { throw .inaccessible }
    }

    /// Whether the path names a regular file, not a pipe or a device. Foundation would also look up the owner of the file,
    /// which loads further system libraries.
    static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether this is a file, or a device such as `/dev/full`. Reading back from a pipe or a terminal would block forever.
    private var isFile: Bool {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return false }
        return [S_IFREG, S_IFCHR].contains(status.st_mode & S_IFMT) && isatty(descriptor) == 0
    }

    /// Whether the file still has a name. Lines written to a removed file would be lost.
    private var hasName: Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    deinit { _ = close(descriptor) }

    /// Appends whole lines in one write.
    func append(_ lines: [UInt8]) throws(Failure) {
        guard hasName else { throw .inaccessible }
        let newline = UInt8(ascii: "\n")
        let bytes = endsWithinLine ? [newline] + lines : lines
        let written = write(bytes)
        guard written == bytes.count else {
            if written > 0 {
                endsWithinLine = true
            }
            throw written < 0 ? Failure(errorNumber: errno) : .full
        }
        endsWithinLine = false
    }

    private func write(_ bytes: [UInt8]) -> Int {
        while true {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                #if canImport(Glibc)
                    return unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #else
                    return unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            guard count < 0, errno == EINTR else { return count }
        }
    }

    private static func endsWithinLine(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(), size > 0 else {
            return false
        }
        try? file.seek(toOffset: size - 1)
        return (try? file.read(upToCount: 1)) != Data([UInt8(ascii: "\n")])
    }
}
