public import HealthEngine
import HealthModel

/// Writes a store as an export of the Health app: a zip where the path ends so, else a folder (EXP-01).
///
/// ```swift
/// let report = try ArchiveExport(store, ExportOptions(timeZone: .gmt, date: .now)).write(to: "export.zip")
/// print(report.total.written)
/// ```
public struct ArchiveExport {
    private let store: HealthStore
    private let options: ExportOptions

    /// Of a store.
    public init(_ store: HealthStore, _ options: ExportOptions) {
        self.store = store
        self.options = options
    }

    /// Writes everything. What is there already is only replaced if it is a file, and that is wanted.
    ///
    /// Throws an ``ExportError`` or a `HealthFailure`; then nothing of the export is there.
    public func write(
        to path: String,
        replacing: Bool = false,
        goesOn: (ExportProgress) -> Bool = { _ in true }
    ) throws -> ExportReport {
        let files: any ExportFiles =
            path.lowercased().hasSuffix(".zip")
            ? try ExportZip(path: path, replacing: replacing, options) : try ExportFolder(path: path)
        return try files.filled {
            try ExportRun.reading(store, options, goesOn) { run in try ArchiveWriter(run, files).write() }
        }
    }
}
