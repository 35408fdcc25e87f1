import Files
import Platform

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
    private var endsWithinLine = false

    /// Creates the file with mode 0600 if it is missing, or opens an existing one whose start is recognized. An empty file
    /// has no start, and is accepted. `isRecognized` gets the start, up to ``longestStart``.
    init(path: String, isRecognized: (_ start: [UInt8]) -> Bool) throws(Failure) {
        self.path = path
        // Reading needs no second descriptor, whose closing would drop the locks of a store in this process.
        let flags = O_RDWR | O_APPEND | O_CLOEXEC
        var opened = unsafe open(path, flags | O_CREAT | O_EXCL, 0o600)
        let isNew = opened >= 0
        // Do not block: a pipe without a reader is an error, not a reason to wait.
        if !isNew, errno == EEXIST { opened = unsafe open(path, flags | O_NONBLOCK) }
        guard opened >= 0 else { throw Failure(errorNumber: errno) }
        descriptor = opened
        guard !isNew else { return }
        guard let size = sizeOfFile else { throw .inaccessible }
        guard size == 0 || isRecognized(read(at: 0, upTo: Self.longestStart)) else { throw .inaccessible }
        endsWithinLine = size > 0 && read(at: size - 1, upTo: 1) != [UInt8(ascii: "\n")]
    }

    /// The most bytes by which a file is recognized.
    static let longestStart = 1 << 20

    /// The size of the file; 0 for a device such as `/dev/full`. Nil for anything else: a pipe or a terminal cannot be read
    /// back without blocking.
    private var sizeOfFile: Int? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Int(status.st_size)
        case S_IFCHR where isatty(descriptor) == 0: return 0
        default: return nil
        }
    }

    /// The bytes of the file from a position on. They are fewer at its end, and if it cannot be read.
    private func read(at position: Int, upTo count: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            unsafe length = max(0, pread(descriptor, buffer.baseAddress, count, off_t(position)))
        }
    }

    /// All bytes of the file, also if its path names another file by now.
    func contents() throws(Failure) -> [UInt8] {
        guard let size = sizeOfFile else { throw .inaccessible }
        var bytes: [UInt8] = []
        while bytes.count < size {
            let piece = read(at: bytes.count, upTo: size - bytes.count)
            guard !piece.isEmpty else { throw .inaccessible }
            bytes += piece
        }
        return bytes
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
        let written = Descriptor.write(bytes, to: descriptor)
        guard written == bytes.count else {
            let reason = Failure(errorNumber: errno)
            if written > 0 { endsWithinLine = true }
            throw reason
        }
        endsWithinLine = false
    }
}
