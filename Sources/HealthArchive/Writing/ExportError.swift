import HealthModel

/// The reason why an export failed. Nothing is then written.
public enum ExportError: Error, Hashable, Sendable {
    /// A file or folder exists at the path.
    case exists
    /// The file cannot be created or written.
    case unwritable
    /// The disk is full.
    case full
    /// The caller has cancelled the export.
    case cancelled

    /// The reason as a sentence.
    public var message: String {
        switch self {
        case .exists:
            "The path already exists. Add --force to replace a file; a folder is never replaced."
        case .unwritable: "The output cannot be written to this path."
        case .full: "The disk is full. Nothing was written."
        case .cancelled: "The export was cancelled. Nothing was exported."
        }
    }
}
