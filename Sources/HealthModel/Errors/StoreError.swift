/// An error of the store file. Each message is a sentence for the user who gave the file's path.
public enum StoreError: Error, Hashable, Sendable {
    /// The file is not a SQLite database, or another program created it.
    case foreign
    /// A newer version of this program created the file.
    case newer
    /// The file is encrypted, and no key was given.
    case encrypted
    /// The file is encrypted with another key.
    case wrongKey
    /// The file is not encrypted, and a key was given.
    case unencrypted
    /// The file is damaged.
    case corrupt
    /// The file or its folder is read-only.
    case readOnly
    /// The disk is full. The write did not happen.
    case full
    /// Another process held the store for too long. The operation did not happen.
    case busy
    /// The file was removed, renamed or replaced while it was open. The write did not happen.
    case removed
    /// The file cannot be opened, read or written for another reason.
    case inaccessible
    /// A bug: the database refused an operation, or code failed within it. The log has the cause.
    case unexpected

    /// The name on the wire.
    public var name: String { "\(self)" }

    /// The error as a sentence.
    public var message: String {
        switch self {
        case .foreign: "The store is not a healthkit-bridge store; it was left untouched."
        case .newer: "The store was made by a newer version of healthkit-bridge; it was left untouched."
        case .encrypted: "The store is encrypted, and no key was given; it was left untouched."
        case .wrongKey: "The key does not match the store; it was left untouched."
        case .unencrypted: "The store is not encrypted, but a key was given; it was left untouched."
        case .corrupt: "The store is damaged."
        case .readOnly: "The store cannot be written: the file or its folder is read-only."
        case .full: "The store cannot be written: the disk is full. Nothing was changed."
        case .busy: "The store is locked by another process. Nothing was changed."
        case .removed: "The store file was removed or replaced while it was open. Nothing was changed."
        case .inaccessible: "The store cannot be opened, read or written."
        case .unexpected: "The store failed in an unexpected way; the log has the cause."
        }
    }
}
