extension Schema {
    /// Data that belongs to workouts.
    static let workouts = """
        -- The scores of a workout's effort (WO-34). The activity is a UUID, empty for the workout as a whole.
        CREATE TABLE workoutEffort (
            workout INTEGER NOT NULL,
            activity TEXT NOT NULL,
            sample INTEGER NOT NULL,
            PRIMARY KEY (workout, activity, sample),
            UNIQUE (sample, workout, activity)
        ) STRICT, WITHOUT ROWID;

        -- When that last changed: a position in the store, as those of samples and deletions (OTH-13).
        CREATE TABLE workoutEffortChange (
            workout INTEGER NOT NULL,
            activity TEXT NOT NULL,
            position INTEGER NOT NULL,
            PRIMARY KEY (workout, activity)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX workoutEffortChangeByPosition ON workoutEffortChange (position);
        """
}
