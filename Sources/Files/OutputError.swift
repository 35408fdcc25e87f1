import Platform

/// The reason why an output was not written. Nothing of it is left.
public enum OutputError: Error, Hashable, Sendable {
    /// A file or folder exists at the path.
    case exists
    /// The file cannot be created or written.
    case unwritable
    /// The disk is full.
    case full
    /// The output is a pipe that nobody reads any more.
    case closed
    /// The caller has cancelled the export.
    case cancelled

    /// The reason as a sentence.
    public var message: String {
        switch self {
        case .exists:
            "The path already exists. Add --force to replace a file; a folder is never replaced."
        case .unwritable: "The output cannot be written to this path."
        case .full: "The disk is full. Nothing was written."
        case .closed: "The output was closed."
        case .cancelled: "The export was cancelled. Nothing was exported."
        }
    }

    /// The error for the `errno` of a failed call.
    package init(number: Int32) {
        self = number == EPIPE ? .closed : [ENOSPC, EDQUOT, EFBIG].contains(number) ? .full : .unwritable
    }
}
