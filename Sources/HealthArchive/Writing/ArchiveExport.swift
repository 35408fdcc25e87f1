import Files
public import HealthEngine
import HealthModel

/// Writes the store of a phone as an export of the Health app: a zip file if the path ends in `.zip`, otherwise a folder (EXP-01).
///
/// ```swift
/// let report = try ArchiveExport(phone, ExportOptions(timeZone: .gmt, date: .now)).write(to: "export.zip")
/// print(report.total.written)
/// ```
public struct ArchiveExport {
    private let phone: Phone
    private let options: ExportOptions

    /// An export of a phone.
    public init(_ phone: Phone, _ options: ExportOptions) {
        self.phone = phone
        self.options = options
    }

    /// Writes the export. Replaces an existing file only with `replacing`, and never a folder.
    ///
    /// Throws an ``OutputError`` or a `HealthFailure`. Then no part of the export remains.
    public func write(
        to path: String, replacing: Bool = false, shouldContinue: (ExportProgress) -> Bool = { _ in true }
    ) throws -> ExportReport {
        let files: any ExportFiles =
            path.lowercased().hasSuffix(".zip")
            ? try ExportZip(path: path, replacing: replacing, options) : try ExportFolder(path: path)
        return try files.filled {
            try ExportRun.reading(phone, options, shouldContinue) { run in try ArchiveWriter(run, files).write() }
        }
    }
}
