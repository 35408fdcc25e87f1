import GRDB
import HealthModel

/// What each query and each save reads, and only other writes change.
enum Setting: Hashable {
    /// A decision of the user for an app: 1 or 0, nil if it is undecided.
    case decision(Name, AccessPair)
    /// The start of the period that an app may read, in milliseconds since 1970.
    case startOfPeriod(Name, ObjectType)
    /// Whether the phone is locked.
    case isLocked
    /// The number of the latest restore.
    case latestRestore
}

extension HealthDatabase {
    /// A client can ask for many apps and types.
    private static let mostSettings = 1000

    /// The number of a setting, which is read if it is not known. Call it within the transaction.
    func number(of setting: Setting, _ read: () throws -> Int64?) rethrows -> Int64? {
        if let known = settings?[setting] { return known }
        let number = try read()
        if let settings, settings.count >= Self.mostSettings { self.settings = [:] }
        settings?.updateValue(number, forKey: setting)
        return number
    }

    /// The newest position, and that of a deletion: see ``SampleDeletion/latestPositions(_:)``. Call it within a read.
    func latestPositions(_ db: Database) throws -> (ofAll: Int64, ofDeletions: Int64) {
        if let knownPositions { return knownPositions }
        let positions = try SampleDeletion.latestPositions(db)
        knownPositions = positions
        return positions
    }

    /// The number of the latest restore. 0 for none.
    func latestRestore(_ db: Database) throws -> Int64 { try number(of: .latestRestore) { try Restore.latestNumber(db) } ?? 0 }
}
