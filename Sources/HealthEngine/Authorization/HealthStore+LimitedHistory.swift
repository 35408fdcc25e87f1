public import Foundation
import GRDB
public import HealthModel

/// Limited history: from iOS 27 the user may grant a recent period of a type only (AUTH-58).
extension HealthStore {
    /// `earliestAuthorizedSampleDate(for:)`: the start of the period that the app may read, for each type with a limit. A
    /// full grant, a denial and an undecided type have none, so they look alike.
    public func earliestAuthorizedSampleDates(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: Date] {
        let table = authorizations
        return try database.read { db in
            var dates: [ObjectType: Date] = [:]
            for type in types { dates[type] = try table.startOfPeriod(of: type, db) }
            return dates
        }
    }
}

extension HealthStore {
    /// Selects the samples that a limited history leaves readable. Nil without a limit.
    ///
    /// They start within the period. The app's own samples stay readable, as after a denial (project decision). A
    /// correlation type has no period, but its members have: see ``HiddenMembers``.
    func authorizedPeriod(of type: ObjectType, _ db: Database) throws -> SamplePredicate? {
        guard !process.isHealthApp, let start = try authorizations.startOfPeriod(of: type, db) else { return nil }
        return .or([.sources([Name(bundleIdentifier)]), .samples(start: start, end: nil, options: .strictStartDate)])
    }
}

extension AuthorizationTable {
    /// The start of the period that the app may read. Nil without a limit.
    func startOfPeriod(of type: ObjectType, _ db: Database) throws -> Date? {
        let start = try database.number(of: .startOfPeriod(Name(bundleIdentifier), type)) {
            let rows = try RowStatement(db, "SELECT startDate FROM authorizedPeriod WHERE bundleIdentifier = ?1 AND type = ?2")
            rows.bind(bundleIdentifier, at: 1)
            rows.bind(type.identifier, at: 2)
            return try rows.step() ? rows.int64(0) : nil
        }
        return start.map(Date.init(milliseconds:))
    }

    /// Limits the history of a type. Nil removes the limit.
    func limit(_ type: ObjectType, from start: Date?, _ db: Database) throws {
        // A sheet decides on many types.
        try db.cachedStatement(sql: "DELETE FROM authorizedPeriod WHERE bundleIdentifier = ? AND type = ?")
            .execute(arguments: [bundleIdentifier, type.identifier])
        guard let start else { return }
        try db.execute(
            sql: "INSERT INTO authorizedPeriod VALUES (?, ?, ?)",
            arguments: [bundleIdentifier, type.identifier, start.milliseconds]
        )
    }
}
