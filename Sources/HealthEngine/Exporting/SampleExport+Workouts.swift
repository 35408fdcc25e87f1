package import Foundation
import GRDB
package import HealthModel

/// Data that belongs to workouts.
extension SampleExport {
    /// An effort score that is related to a workout or to one of its activities (WO-34).
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

    /// The positions of the samples that are associated with a workout.
    package func samples(ofWorkoutAt position: Int64) throws -> Set<Int64> {
        let statement = try db.cachedStatement(sql: "SELECT sample FROM workoutSample WHERE workout = ?")
        return try Int64.fetchSet(statement, arguments: [position])
    }

    /// The positions of the samples that an import would associate with the workout (EXP-28).
    package func measurements(_ workout: Workout, at position: Int64) throws -> Set<Int64> {
        var found: Set<Int64> = []
        let rule = MeasurementRule(workout.configuration, workout.statistics.map(\.type))
        try rule.forEach(ofWorkoutAt: position, db, registry) { rows in
            while try rows.step() { found.insert(rows.int64(1)) }
        }
        return found
    }

    /// All relationships with the positions of workout and score, in the order in which they last changed.
    package func efforts() throws -> [(effort: Effort, positions: (workout: Int64, sample: Int64))] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT whole.uuid AS workout, effort.activity, part.uuid AS sample, whole.id AS whole, part.id AS part
                FROM workoutEffort AS effort
                JOIN sample AS whole ON whole.id = effort.workout JOIN sample AS part ON part.id = effort.sample
                LEFT JOIN (
                    SELECT workout, activity, max(position) AS position FROM workoutEffortEvent
                    GROUP BY workout, activity
                ) AS change ON change.workout = effort.workout AND change.activity = effort.activity
                ORDER BY change.position, effort.workout, effort.activity, effort.sample
                """
        ).map { row in
            let effort = Effort(
                workout: try row.decode(forColumn: "workout"),
                activity: UUID(uuidString: try row.decode(forColumn: "activity")),
                sample: try row.decode(forColumn: "sample")
            )
            return (effort, (try row.decode(Int64.self, forColumn: "whole"), try row.decode(Int64.self, forColumn: "part")))
        }
    }
}
