import Foundation
import GRDB
import HealthModel

/// Identifies the versions of an object that an app synchronizes (SAVE-35).
struct SyncIdentifier {
    static let versionKey = "HKMetadataKeySyncVersion"

    /// The identifier in UTF-8. GRDB would end a text at U+0000.
    let bytes: Data
    /// Integers remain integers, because a double cannot represent all large ones.
    let version: DatabaseValue

    private init(identifier: String, version: DatabaseValue) {
        bytes = Data(identifier.utf8)
        self.version = version
    }

    /// The sync identifier in metadata, if there is one. The metadata was validated, so a version is present (SAVE-11).
    init?(_ metadata: Metadata) {
        guard !metadata.isEmpty, case .string(let identifier)? = metadata[Metadata.syncIdentifierKey] else { return nil }
        let version =
            switch metadata[Self.versionKey] {
            case .integer(let number): number.databaseValue
            case .real(let number): number.databaseValue
            case .bool(let flag): (flag ? 1 : 0).databaseValue
            default: 0.databaseValue
            }
        self.init(identifier: identifier, version: version)
    }

    /// The identifier by which a sample at a position replaces another. It is the sync identifier in the metadata, or
    /// the resource of a clinical record, which gets a new UUID with each download (OTH-09).
    init?(_ sample: Sample, at position: Int64) {
        guard case .clinicalRecord(let record) = sample.content, let resource = record.fhirResource else {
            self.init(sample.metadata)
            return
        }
        let name = "\(resource.resourceType)/\(resource.identifier)"
        self.init(identifier: name, version: position.databaseValue)
    }
}
