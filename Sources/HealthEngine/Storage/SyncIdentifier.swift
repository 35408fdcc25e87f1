import GRDB
import HealthModel

/// What ties the versions of an object together that an app keeps elsewhere as well (SAVE-35).
struct SyncIdentifier {
    static let identifierKey = "HKMetadataKeySyncIdentifier"
    static let versionKey = "HKMetadataKeySyncVersion"

    let identifier: String
    /// Whole numbers stay whole: a double does not tell large ones apart.
    let version: DatabaseValue

    /// The sync identifier in metadata, if there is one. That a version goes with it was checked when the sample was
    /// made (SAVE-11).
    init?(_ metadata: Metadata) {
        guard !metadata.isEmpty, case .string(let identifier)? = metadata[Self.identifierKey] else { return nil }
        self.identifier = identifier
        switch metadata[Self.versionKey] {
        case .integer(let number): version = number.databaseValue
        case .real(let number): version = number.databaseValue
        case .bool(let flag): version = (flag ? 1 : 0).databaseValue
        default: version = 0.databaseValue
        }
    }
}
