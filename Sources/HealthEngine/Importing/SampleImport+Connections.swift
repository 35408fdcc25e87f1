import GRDB
package import HealthModel

/// What belongs together.
extension SampleImport {
    /// Connects a correlation with its members.
    package func connect(correlation: Int64, with members: [Int64]) throws {
        try link("correlationMember", correlation, members)
    }

    /// Connects a workout with its route, or with what stands within it.
    package func connect(workout: Int64, with samples: [Int64]) throws {
        try link("workoutSample", workout, samples)
    }

    private func link(_ table: String, _ whole: Int64, _ parts: [Int64]) throws {
        let statement = try RowStatement(db, "INSERT OR IGNORE INTO \(table) VALUES (?, ?)")
        for part in parts {
            statement.bind(whole, at: 1)
            statement.bind(part, at: 2)
            try statement.run()
        }
    }

    /// Connects a workout with the quantities that its source measured meanwhile, as archives do not tell which they are
    /// (EXP-28): of the types that a live builder collects, and of those of which it has statistics.
    package func connectMeasurements(
        withWorkoutAt position: Int64,
        _ configuration: WorkoutConfiguration,
        _ statistics: [ObjectType]
    ) throws {
        let types = LiveWorkoutDataSource(configuration).typesToCollect.union(statistics)
        for type in types.sorted(by: { $0.identifier < $1.identifier }) {
            guard let number = try registry.existingID(of: type, db) else { continue }
            let statement = try RowStatement(
                db,
                """
                INSERT OR IGNORE INTO workoutSample
                SELECT whole.id, part.id FROM sample AS whole
                JOIN sourceRevision AS wholeRevision ON wholeRevision.id = whole.sourceRevision
                JOIN sample AS part INDEXED BY sampleByDate ON part.type = ?2 AND part.lengthClass = ?3
                    AND part.startDate BETWEEN whole.startDate AND whole.endDate AND part.endDate <= whole.endDate
                JOIN sourceRevision AS partRevision
                    ON partRevision.id = part.sourceRevision AND partRevision.source = wholeRevision.source
                WHERE whole.id = ?1
                """
            )
            for length in 0...Self.longestMeasurement.rawValue {
                statement.bind(position, at: 1)
                statement.bind(number, at: 2)
                statement.bind(length, at: 3)
                try statement.run()
            }
        }
    }

    /// Of an hour: what lasts longer was not measured for a workout.
    private static var longestMeasurement: LengthClass { LengthClass(start: 0, end: 3_600_000) }
}
