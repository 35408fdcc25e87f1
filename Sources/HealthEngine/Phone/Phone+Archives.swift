package import Foundation
import GRDB
package import HealthModel

/// Imports data of another phone.
extension Phone {
    /// Imports the samples that the body adds, in one transaction. If the body throws or the process ends, nothing is
    /// imported. Other processes cannot write in the meantime.
    package func importSamples<Value>(_ body: (SampleImport) throws -> Value) throws(HealthFailure) -> Value {
        try database.write { db, registry in
            // The indexes of UUIDs and dates grow in several places at once.
            try db.execute(sql: "PRAGMA cache_size = -\(Self.cacheSize)")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            let samples = try SampleImport(db, registry, makeSecret: environment.makeSecret, timeZone: environment.timeZone)
            let value = try body(samples)
            try samples.finish()
            return value
        }
    }

    /// The size of SQLite's page cache, in KiB.
    private static let cacheSize = 32 << 10
}

/// Profile and goals.
extension SampleImport {
    /// Sets a characteristic of the profile: a raw value, or a date of birth as yyyymmdd, which gets the time zone of the phone.
    package func setCharacteristic(_ type: ObjectType, to value: Int) throws {
        try EnteredCharacteristic(type, value, timeZone: timeZone).save(db)
    }

    /// Sets a goal for an activity ring. Returns whether that changed it.
    @discardableResult
    package func setActivityGoal(_ ring: ActivityRing, to value: Double) throws -> Bool {
        try db.execute(
            sql: """
                INSERT INTO activityGoal VALUES (?, ?)
                ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value
                """,
            arguments: [ring.rawValue, value]
        )
        return db.changesCount > 0
    }
}

/// All data of a phone, for the device owner.
extension Phone {
    /// Gives the body a consistent view of the store, independent of permissions and of writes by other processes.
    ///
    /// Activity summaries use the days of the given time zone.
    package func exportSamples<Value>(
        in timeZone: TimeZone, _ body: (SampleExport) throws -> Value
    ) throws(HealthFailure) -> Value {
        try database.read { db, registry in
            let chosen = try Self.chosenUnits(db)
            let export = try SampleExport(
                db,
                registry,
                unit: { chosen[$0] ?? self.usualUnit(of: $0) },
                summaries: { try self.summariesByYear(in: timeZone, db, registry) }
            )
            return try body(export)
        }
    }
}
