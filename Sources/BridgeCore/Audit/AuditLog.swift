import Foundation
import HealthModel
package import JSON

/// The audit log: a line of JSON for each thing done with health data, in a file that is only ever appended to.
package final class AuditLog {
    private let file: AppendOnlyFile
    /// The lines of changes that were made and could not be noted: they come before anything else.
    private var owed: [UInt8] = []

    /// Opens the log, and makes it if it is missing.
    ///
    /// Another file is not taken: a line at the end of a store or of a key would destroy it.
    init(path: String) throws(AppendOnlyFile.Failure) {
        guard Self.mayBeLog(path) else { throw .inaccessible }
        file = try AppendOnlyFile(path: path)
    }

    /// Whether a file begins as a log does, or holds nothing yet.
    private static func mayBeLog(_ path: String) -> Bool {
        // In this order: to open a pipe is to wait for somebody.
        guard AppendOnlyFile.isRegularFile(path), let file = FileHandle(forReadingAtPath: path)
        else { return true }
        let start = try? file.read(upToCount: 1)
        return start == nil || start == Data() || start == Data([UInt8(ascii: "{")])
    }

    /// Where the log is, as it was given.
    package var path: String { file.path }

    /// Writes what is owed, if anything.
    func settle() throws(AppendOnlyFile.Failure) {
        guard !owed.isEmpty else { return }
        try file.append(owed)
        owed = []
    }

    /// Writes entries, in one piece. Where that fails, those that tell of a change are owed from then on.
    func append(_ entries: [AuditEntry]) throws(AppendOnlyFile.Failure) {
        do {
            try settle()
            try file.append(Self.lines(entries))
        } catch {
            owed += Self.lines(entries.filter(\.tellsOfChange))
            throw error
        }
    }

    /// The entries of a file, of whichever host. What is no entry, since it was cut short, is passed over.
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
    fileprivate var tellsOfChange: Bool { action != .read && (errorCode == nil || count > 0) }
}
