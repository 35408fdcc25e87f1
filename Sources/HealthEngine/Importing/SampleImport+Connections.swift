import GRDB
package import HealthModel

/// Connects related samples.
extension SampleImport {
    /// Connects a correlation with its members.
    package func connect(correlation: Int64, with members: [Int64]) throws {
        try link("correlationMember", correlation, members)
    }

    /// Connects a workout with its route or with samples that the archive nests in it.
    package func connect(workout: Int64, with samples: [Int64]) throws {
        try link("workoutSample", workout, samples)
    }

    /// Connects an electrocardiogram with its symptoms.
    package func connect(electrocardiogram: Int64, with symptoms: [Int64]) throws {
        try link("electrocardiogramSymptom", electrocardiogram, symptoms)
    }

    private func link(_ table: String, _ whole: Int64, _ parts: [Int64]) throws {
        let statement = try RowStatement(db, "INSERT OR IGNORE INTO \(table) VALUES (?, ?)")
        for part in parts {
            statement.bind(whole, at: 1)
            statement.bind(part, at: 2)
            try statement.run()
        }
    }

    /// Connects a workout with the quantities that its source measured for it (EXP-28). Archives do not list them.
    /// Their types are those that a live builder collects and those of the workout's statistics.
    package func connectMeasurements(
        withWorkoutAt position: Int64, _ configuration: WorkoutConfiguration, _ statistics: [ObjectType]
    ) throws {
        let rule = MeasurementRule(configuration, statistics)
        try rule.forEach("INSERT OR IGNORE INTO workoutSample", ofWorkoutAt: position, db, registry) { try $0.run() }
    }
}
