import Foundation
import GRDB
import HealthModel

/// Versions of an object that an app synchronizes (SAVE-35 to SAVE-38).
extension SampleInsertion {
    /// Finds the stored version that a version replaces, and sets `replaced` to its position. Returns false if the
    /// stored version is at least as new (SAVE-35, SAVE-37).
    func replacedPosition(by sync: SyncIdentifier, of type: ObjectType, _ replaced: inout Int64?) throws -> Bool {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT sample, version < ? AS isOlder FROM syncIdentifier
                    WHERE source = ? AND type = ? AND identifier = CAST(? AS TEXT)
                    """
            ),
            arguments: [sync.version, source, try typeID(type), sync.bytes]
        )
        guard let row else { return true }
        replaced = try row.decode(forColumn: "sample")
        return try row.decode(forColumn: "isOlder")
    }

    /// Whether the store has the same or a later download of a clinical record's resource. Archives contain downloads
    /// in any order, and repeatedly (OTH-09).
    func hasResource(of sample: Sample) throws -> Bool {
        guard case .clinicalRecord(let record) = sample.content, record.fhirResource != nil,
            let sync = SyncIdentifier(sample, at: 0)
        else { return false }
        let newest = try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT startDate FROM syncIdentifier JOIN sample ON sample.id = syncIdentifier.sample
                    WHERE source = ? AND syncIdentifier.type = ? AND identifier = CAST(? AS TEXT)
                    """
            ),
            arguments: [source, try typeID(sample.type), sync.bytes]
        )
        return newest.map { $0 >= sample.startDate.milliseconds } ?? false
    }

    /// Records the newest version.
    func record(_ sync: SyncIdentifier, of type: ObjectType, at position: Int64) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO syncIdentifier VALUES (?, ?, CAST(? AS TEXT), ?, ?)")
            .execute(arguments: [source, try typeID(type), sync.bytes, sync.version, position])
    }

    /// Deletes an older version. The newer one replaces it in workouts and correlations (SAVE-35, SAVE-38). Members of
    /// only the older version are deleted too.
    func replace(_ old: Int64, by new: Int64) throws {
        let places = [
            ("correlationMember", "member"), ("workoutSample", "workout"), ("workoutSample", "sample"),
            ("workoutEffort", "workout"), ("workoutEffort", "sample"), ("workoutEffortEvent", "workout"),
            ("electrocardiogramSymptom", "electrocardiogram"), ("electrocardiogramSymptom", "sample"),
        ]
        for (table, column) in places {
            try db.execute(sql: "UPDATE OR IGNORE \(table) SET \(column) = ? WHERE \(column) = ?", arguments: [new, old])
        }
        let orphans = try Int64.fetchAll(
            db,
            sql: """
                SELECT member FROM correlationMember WHERE correlation = ?
                EXCEPT SELECT member FROM correlationMember WHERE correlation = ?
                """,
            arguments: [old, new]
        )
        try finish()
        for object in [old] + orphans {
            if let type = try type(at: object) { removed.append((object, type)) }
        }
        try SampleDeletion(db: db).delete(([old] + orphans).map { ($0, takePosition()) })
    }

    func newestPosition(of sample: Sample) throws -> Int64? {
        guard let sync = SyncIdentifier(sample.metadata) else { return nil }
        return try Int64.fetchOne(
            db.cachedStatement(
                sql: "SELECT sample FROM syncIdentifier WHERE source = ? AND type = ? AND identifier = CAST(? AS TEXT)"
            ),
            arguments: [source, try typeID(sample.type), sync.bytes]
        )
    }
}
