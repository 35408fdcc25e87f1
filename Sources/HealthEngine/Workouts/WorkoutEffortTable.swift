import Foundation
import GRDB
import HealthModel

/// The rows that relate effort scores to workouts, within a transaction.
struct WorkoutEffortTable {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

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
            sql: "INSERT OR IGNORE INTO workoutEffort VALUES (?, ?, ?)",
            arguments: [workout, Self.key(activity), sample]
        )
        try note(workout, activity, at: position)
    }

    /// Ends a relationship. Returns false if there was none.
    func delete(_ sample: Int64, _ workout: Int64, _ activity: UUID?, at position: Int64) throws -> Bool {
        try db.execute(
            sql: "DELETE FROM workoutEffort WHERE workout = ? AND activity = ? AND sample = ?",
            arguments: [workout, Self.key(activity), sample]
        )
        guard db.changesCount > 0 else { return false }
        try note(workout, activity, at: position)
        return true
    }

    /// Ends the relationships of a deleted sample or workout.
    func forget(_ deleted: Int64, at position: Int64) throws {
        let statements = [
            """
            UPDATE workoutEffortChange SET position = ?2 FROM workoutEffort AS effort
            WHERE effort.sample = ?1 AND workoutEffortChange.workout = effort.workout
                AND workoutEffortChange.activity = effort.activity
            """,
            "DELETE FROM workoutEffort WHERE sample = ?1",
            "DELETE FROM workoutEffort WHERE workout = ?1",
            "DELETE FROM workoutEffortChange WHERE workout = ?1",
        ]
        for (index, sql) in statements.enumerated() {
            let statement = try RowStatement(db, sql)
            statement.bind(deleted, at: 1)
            if index == 0 {
                statement.bind(position, at: 2)
            }
            try statement.run()
        }
    }

    /// The relationships that changed after a position, in the order of the changes.
    func changes(after position: Int64) throws -> [(workout: Int64, activity: UUID?)] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT workout, activity FROM workoutEffortChange WHERE position > ? ORDER BY position",
            arguments: [position]
        )
        return try rows.map { row in
            let key: String = row["activity"]
            return (row["workout"], try Self.activity(key))
        }
    }

    private func note(_ workout: Int64, _ activity: UUID?, at position: Int64) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO workoutEffortChange VALUES (?, ?, ?)",
            arguments: [workout, Self.key(activity), position]
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
