import GRDB
package import HealthModel

/// Data of another phone.
extension Phone {
    /// Imports what the body adds, in one transaction: all of it, or nothing if the body throws or the process ends. Other
    /// processes cannot write meanwhile.
    package func importSamples<Value>(_ body: (SampleImport) throws -> Value) throws(HealthFailure) -> Value {
        try database.write { db, registry in
            // The index of UUIDs and that of dates grow in several places at once.
            try db.execute(sql: "PRAGMA cache_size = -\(Self.cacheSize)")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            let samples = try SampleImport(db, registry)
            let value = try body(samples)
            try samples.finish()
            return value
        }
    }

    /// In KiB.
    private static let cacheSize = 32 << 10
}

/// Profile and goals.
extension SampleImport {
    /// Sets a characteristic of the profile: a raw value, or a date of birth as yyyymmdd.
    package func setCharacteristic(_ type: ObjectType, to value: Int) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO characteristic VALUES (?, ?)",
            arguments: [type.identifier, value]
        )
    }

    /// Sets a goal of the rings.
    package func setActivityGoal(_ ring: ActivityRing, to value: Double) throws {
        try db.execute(sql: "INSERT OR REPLACE INTO activityGoal VALUES (?, ?)", arguments: [ring.rawValue, value])
    }
}
