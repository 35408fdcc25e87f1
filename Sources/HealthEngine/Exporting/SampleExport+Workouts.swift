package import Foundation
import GRDB
package import HealthModel

/// What belongs to workouts.
extension SampleExport {
    /// An effort score that was related to a workout, or to an activity of it (WO-34).
    package struct Effort: Codable {
        /// The workout.
        package let workout: UUID
        /// Nil for the workout as a whole.
        package let activity: UUID?
        /// The score.
        package let sample: UUID

        /// A relationship.
        package init(workout: UUID, activity: UUID?, sample: UUID) {
            self.workout = workout
            self.activity = activity
            self.sample = sample
        }
    }

    /// Where the samples are that are associated with a workout.
    package func samples(ofWorkoutAt position: Int64) throws -> Set<Int64> {
        let statement = try db.cachedStatement(sql: "SELECT sample FROM workoutSample WHERE workout = ?")
        return try Int64.fetchSet(statement, arguments: [position])
    }

    /// Where the samples are that an import would associate with a workout by itself (EXP-28).
    package func measurements(_ workout: Workout, at position: Int64) throws -> Set<Int64> {
        var found: Set<Int64> = []
        let rule = MeasurementRule(workout.configuration, workout.statistics.map(\.type))
        try rule.forEach(ofWorkoutAt: position, db, registry) { rows in
            while try rows.step() { found.insert(rows.int64(1)) }
        }
        return found
    }

    /// All that were related, with where workout and score are, in the order in which that changed.
    package func efforts() throws -> [(effort: Effort, positions: (workout: Int64, sample: Int64))] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT whole.uuid AS workout, effort.activity, part.uuid AS sample, whole.id AS whole, part.id AS part
                FROM workoutEffort AS effort
                JOIN sample AS whole ON whole.id = effort.workout JOIN sample AS part ON part.id = effort.sample
                LEFT JOIN workoutEffortChange AS change
                    ON change.workout = effort.workout AND change.activity = effort.activity
                ORDER BY change.position, effort.workout, effort.activity, effort.sample
                """
        ).map { row in
            let activity = UUID(uuidString: row["activity"])
            return (
                Effort(workout: row["workout"], activity: activity, sample: row["sample"]), (row["whole"], row["part"])
            )
        }
    }
}
