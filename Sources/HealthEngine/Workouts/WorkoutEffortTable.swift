import Foundation
import GRDB
import HealthModel

/// A change of a relationship: a score was related to a workout or to one of its activities, or no longer is.
struct WorkoutEffortChange {
    let position: Int64
    /// The position of the workout.
    let workout: Int64
    let activity: UUID?
    let workoutUUID: UUID
    let score: UUID
    let scoreType: Int64
    let scoreSource: Int64
    let scoreStart: Date
}

/// The rows that relate effort scores to workouts, within a transaction.
struct WorkoutEffortTable {
    let db: Database

    /// Whether a relationship exists.
    func contains(_ sample: Int64, _ workout: Int64, _ activity: UUID?) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT * FROM workoutEffort WHERE workout = ? AND activity = ? AND sample = ?)",
            arguments: [workout, Self.key(activity), sample]
        ) ?? false
    }

    /// Inserts a relationship. The change takes the given position.
    func insert(_ sample: Int64, _ workout: Int64, _ activity: UUID?, at position: Int64) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO workoutEffort VALUES (?, ?, ?)", arguments: [workout, Self.key(activity), sample]
        )
        try note(sample, workout, activity, at: position)
    }

    /// Ends a relationship. Returns false if there was none.
    func delete(_ sample: Int64, _ workout: Int64, _ activity: UUID?, at position: Int64) throws -> Bool {
        try db.execute(
            sql: "DELETE FROM workoutEffort WHERE workout = ? AND activity = ? AND sample = ?",
            arguments: [workout, Self.key(activity), sample]
        )
        guard db.changesCount > 0 else { return false }
        try note(sample, workout, activity, at: position)
        return true
    }

    /// Ends the relationships of a deleted sample or workout.
    func forget(_ deleted: Int64, at position: Int64) throws {
        let statements = [
            """
            INSERT INTO workoutEffortEvent
                SELECT ?2, whole.id, effort.activity, whole.uuid, part.uuid, part.type, revision.source,
                    part.startDate
                FROM workoutEffort AS effort
                JOIN sample AS whole ON whole.id = effort.workout
                JOIN deletedObject AS part ON part.position = effort.sample
                JOIN sourceRevision AS revision ON revision.id = part.sourceRevision
                WHERE effort.sample = ?1
            """,
            "DELETE FROM workoutEffort WHERE sample = ?1",
            "DELETE FROM workoutEffort WHERE workout = ?1",
        ]
        for (index, sql) in statements.enumerated() {
            let statement = try RowStatement(db, sql)
            statement.bind(deleted, at: 1)
            if index == 0 { statement.bind(position, at: 2) }
            try statement.run()
        }
    }

    /// The changes after a position, in order.
    func changes(after position: Int64) throws -> [WorkoutEffortChange] {
        let rows = try RowStatement(
            db,
            """
            SELECT position, workout, activity, workoutUUID, sampleUUID, sampleType, sampleSource, sampleStart
            FROM workoutEffortEvent WHERE position > ?1 ORDER BY position, workout, activity, sampleUUID
            """
        )
        rows.bind(position, at: 1)
        var changes: [WorkoutEffortChange] = []
        while try rows.step() {
            changes.append(
                WorkoutEffortChange(
                    position: rows.int64(0),
                    workout: rows.int64(1),
                    activity: try Self.activity(String(decoding: rows.data(2) ?? Data(), as: UTF8.self)),
                    workoutUUID: try rows.uuid(3),
                    score: try rows.uuid(4),
                    scoreType: rows.int64(5),
                    scoreSource: rows.int64(6),
                    scoreStart: Date(milliseconds: rows.int64(7))
                )
            )
        }
        return changes
    }

    /// The number of changes between a score and a workout up to a position. One position counts once.
    func countOfChanges(of score: UUID, _ workout: UUID, upTo position: Int64) throws -> Int64 {
        let rows = try RowStatement(
            db,
            """
            SELECT count(DISTINCT position) FROM workoutEffortEvent
            WHERE sampleUUID = ?1 AND workoutUUID = ?2 AND position <= ?3
            """
        )
        rows.bind(score, at: 1)
        rows.bind(workout, at: 2)
        rows.bind(position, at: 3)
        return try rows.step() ? rows.int64(0) : 0
    }

    /// The position of a change between a score and a workout, by its number from 1. Nil if there are fewer changes.
    func position(ofChange number: Int64, of score: UUID, _ workout: UUID) throws -> Int64? {
        let rows = try RowStatement(
            db,
            """
            SELECT DISTINCT position FROM workoutEffortEvent
            WHERE sampleUUID = ?1 AND workoutUUID = ?2 ORDER BY position LIMIT 1 OFFSET ?3
            """
        )
        rows.bind(score, at: 1)
        rows.bind(workout, at: 2)
        rows.bind(number - 1, at: 3)
        return try rows.step() ? rows.int64(0) : nil
    }

    private func note(_ sample: Int64, _ workout: Int64, _ activity: UUID?, at position: Int64) throws {
        try db.execute(
            sql: """
                INSERT INTO workoutEffortEvent
                    SELECT ?, whole.id, ?, whole.uuid, part.uuid, part.type, revision.source, part.startDate
                    FROM sample AS whole, sample AS part
                    JOIN sourceRevision AS revision ON revision.id = part.sourceRevision
                    WHERE whole.id = ? AND part.id = ?
                """,
            arguments: [position, Self.key(activity), workout, sample]
        )
    }

    /// The stored form of an activity. Empty for the workout as a whole.
    static func key(_ activity: UUID?) -> String { activity?.uuidString ?? "" }

    private static func activity(_ key: String) throws -> UUID? {
        guard !key.isEmpty else { return nil }
        guard let activity = UUID(uuidString: key) else { throw HealthFailure.store(.corrupt) }
        return activity
    }
}
