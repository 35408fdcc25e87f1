import GRDB

extension Schema {
    /// What belongs to workouts.
    static func workouts(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The scores of a workout's effort (WO-34). The activity is a UUID, empty for the workout as a whole.
                CREATE TABLE workoutEffort (
                    workout INTEGER NOT NULL,
                    activity TEXT NOT NULL,
                    sample INTEGER NOT NULL,
                    PRIMARY KEY (workout, activity, sample)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX workoutEffortOfSample ON workoutEffort (sample);

                -- When that last changed: a position in the store, as those of samples and deletions (OTH-13).
                CREATE TABLE workoutEffortChange (
                    workout INTEGER NOT NULL,
                    activity TEXT NOT NULL,
                    position INTEGER NOT NULL,
                    PRIMARY KEY (workout, activity)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX workoutEffortChangeByPosition ON workoutEffortChange (position);
                """
        )
    }
}
