import GRDB
import HealthModel

/// Identifies the versions of an object that an app synchronizes (SAVE-35).
struct SyncIdentifier {
    static let identifierKey = "HKMetadataKeySyncIdentifier"
    static let versionKey = "HKMetadataKeySyncVersion"

    let identifier: String
    /// An integer stays an integer: a double cannot represent all large ones.
    let version: DatabaseValue

    private init(identifier: String, version: DatabaseValue) {
        self.identifier = identifier
        self.version = version
    }

    /// The sync identifier in metadata, if there is one. That a version goes with it was checked when the sample was
    /// made (SAVE-11).
    init?(_ metadata: Metadata) {
        guard !metadata.isEmpty, case .string(let identifier)? = metadata[Self.identifierKey] else { return nil }
        let version =
            switch metadata[Self.versionKey] {
            case .integer(let number): number.databaseValue
            case .real(let number): number.databaseValue
            case .bool(let flag): (flag ? 1 : 0).databaseValue
            default: 0.databaseValue
            }
        self.init(identifier: identifier, version: version)
    }

    /// What makes a sample that is saved at a position take the place of another: the sync identifier in its metadata, or, of
    /// a clinical record, which resource it is. Downloaded again it comes under another UUID (OTH-09).
    init?(_ sample: Sample, at position: Int64) {
        guard case .clinicalRecord(let record) = sample.content, let resource = record.fhirResource else {
            self.init(sample.metadata)
            return
        }
        let name = "\(resource.resourceType)/\(resource.identifier)"
        self.init(identifier: name, version: position.databaseValue)
    }
}
