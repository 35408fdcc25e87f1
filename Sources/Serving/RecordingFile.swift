import Files
import Foundation

/// The file of a recording. It is a whole vector file after each write, in case the program is killed or the disk is full.
final class RecordingFile {
    /// The reason that the file cannot be created.
    enum Failure: Error {
        case exists
        case unwritable
    }

    /// The text about a recording that is complete, and an equally long one, which replaces it if the disk is full.
    private static let complete = "A recorded session."
    private static let incomplete = "A session, cut off."
    /// The start of the file, up to the text about the recording.
    private static let start = "{\n  \"about\": \""

    private let path: String
    private let descriptor: Int32
    /// The length of the file without its end.
    private var length = 0
    /// The bytes that complete the file. The next step overwrites them.
    private var end: [UInt8] = []
    private var isUsed = false
    /// Whether all writes have succeeded.
    private(set) var isComplete = true

    /// Creates the file for its owner only. An existing file is never opened: it may hold anything, such as a store or its
    /// key, or a recording that its user has edited.
    init(path: String, header: String, end: [UInt8]) throws(Failure) {
        let created = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        // From here on, the file is this one's, and `deinit` may remove it.
        guard created >= 0 else { throw errno == EEXIST ? .exists : .unwritable }
        self.path = path
        descriptor = created
        write(Array("\(Self.start)\(Self.complete)\",\n\(header)".utf8), end: end)
        isUsed = false
        guard isComplete else { throw .unwritable }
    }

    /// Removes the file if nothing was recorded, because no phone could be started.
    deinit {
        if !isUsed { _ = unsafe unlink(path) }
        close(descriptor)
    }

    /// Appends bytes before the end, and replaces the end. If the disk is full, the file stays as it was, except for the text
    /// about it, and nothing more is written.
    func write(_ bytes: [UInt8], end: [UInt8]) {
        guard isComplete else { return }
        isUsed = true
        if put(bytes + end, at: length) {
            length += bytes.count
            self.end = end
        } else {
            isComplete = false
            _ = put(self.end, at: length)
            _ = put(Array(Self.incomplete.utf8), at: Self.start.utf8.count)
        }
        _ = ftruncate(descriptor, off_t(length + self.end.count))
    }

    /// Writes all bytes at a position. Returns false if that fails.
    private func put(_ bytes: [UInt8], at position: Int) -> Bool {
        Descriptor.write(bytes, to: descriptor, at: position) == bytes.count
    }
}
