import Foundation
import HealthModel
package import JSON

/// The audit log: one line of JSON for each action on health data, in an append-only file.
package final class AuditLog {
    private let file: AppendOnlyFile
    /// Lines of changes that could not be written. They are written before anything else.
    private var queued: [UInt8] = []

    /// Opens the log. Creates it if it is missing.
    ///
    /// Throws for any other kind of file: a line appended to a store or a key file would destroy it.
    init(path: String) throws(AppendOnlyFile.Failure) {
        guard Self.mayBeLog(path) else { throw .inaccessible }
        file = try AppendOnlyFile(path: path)
    }

    /// Whether a file begins as a log does, or is empty.
    private static func mayBeLog(_ path: String) -> Bool {
        // Check the kind of file first: opening a pipe would block.
        guard AppendOnlyFile.isRegularFile(path), let file = FileHandle(forReadingAtPath: path)
        else { return true }
        let start = try? file.read(upToCount: 1)
        return start == nil || start == Data() || start == Data([UInt8(ascii: "{")])
    }

    /// The path of the log, as given.
    package var path: String { file.path }

    /// Writes the queued lines, if any.
    func writeQueuedLines() throws(AppendOnlyFile.Failure) {
        guard !queued.isEmpty else { return }
        try file.append(queued)
        queued = []
    }

    /// Writes entries in one piece. If that fails, the entries about changes are queued.
    func append(_ entries: [AuditEntry]) throws(AppendOnlyFile.Failure) {
        do {
            try writeQueuedLines()
            try file.append(Self.lines(entries))
        } catch {
            queued += Self.lines(entries.filter(\.isAboutChange))
            throw error
        }
    }

    /// The entries of a file, from all hosts. Lines that were cut short are skipped.
    package static func entries(at path: String) throws -> [JSONObject] {
        try Data(contentsOf: URL(filePath: path.literalPath)).split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard case .object(let entry)? = try? JSONValue(parsing: Array(line)) else { return nil }
            return entry
        }
    }

    private static func lines(_ entries: [AuditEntry]) -> [UInt8] {
        entries.flatMap { entry in
            var writer = JSONWriter()
            writer.write(entry)
            return writer.bytes + [UInt8(ascii: "\n")]
        }
    }
}

extension AuditEntry {
    fileprivate var isAboutChange: Bool { action != .read && (errorCode == nil || count > 0) }
}
