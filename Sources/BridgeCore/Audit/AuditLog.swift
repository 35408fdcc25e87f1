import HealthModel
package import JSON

/// The audit log: one line of JSON for each action on health data, in an append-only file.
package final class AuditLog {
    private let file: AppendOnlyFile
    /// Lines of changes that could not be written. They are written before anything else.
    private var queued: [UInt8] = []

    /// Opens the log. Creates it if it is missing.
    ///
    /// Throws for any other kind of file: a line appended to a store, a key file or another program's file would destroy it, and
    /// `control/auditLog` would return its lines.
    init(path: String) throws(AppendOnlyFile.Failure) {
        file = try AppendOnlyFile(path: path, isRecognized: Self.isStartOfLog)
    }

    /// Whether a file that begins so is an audit log: its first line is an entry. A full disk may have cut lines before it, or the only
    /// line.
    private static func isStartOfLog(_ bytes: [UInt8]) -> Bool {
        let beginning = Array(#"{"time":""#.utf8)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if case .object(let members)? = try? JSONValue(parsing: line) { return AuditEntry.isEntry(members) }
            guard !line.isEmpty, line.starts(with: beginning) || beginning.starts(with: line) else { return false }
        }
        return bytes.count < AppendOnlyFile.longestStart
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

    /// The entries of all hosts that write to the log. Lines that were cut short are skipped.
    package func entries() throws -> [JSONObject] {
        try file.contents().split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard case .object(let entry)? = try? JSONValue(parsing: line), AuditEntry.isEntry(entry)
            else { return nil }
            return entry
        }
    }

    /// The entries of the log at a path.
    package static func entries(at path: String) throws -> [JSONObject] { try AuditLog(path: path).entries() }

    private static func lines(_ entries: [AuditEntry]) -> [UInt8] {
        entries.flatMap { $0.jsonBytes + [UInt8(ascii: "\n")] }
    }
}

extension AuditEntry {
    fileprivate var isAboutChange: Bool { action != .read && (errorCode == nil || count > 0) }
}
