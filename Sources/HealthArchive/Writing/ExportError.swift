import HealthModel

/// Why nothing was exported.
public enum ExportError: Error, Hashable, Sendable {
    /// There is something at the path already.
    case exists
    /// The file cannot be made.
    case unwritable
    /// The disk is full.
    case full
    /// Somebody has asked to end it.
    case cancelled

    /// What is wrong, as a sentence.
    public var message: String {
        switch self {
        case .exists:
            "There is something at the path already. Add --force to replace a file; a folder is never replaced."
        case .unwritable: "It cannot be written there."
        case .full: "The disk is full. Nothing was written."
        case .cancelled: "The export was cancelled. Nothing was exported."
        }
    }
}
