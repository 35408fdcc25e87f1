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

        -- Every change of these relationships. The rows remain after the deletion of their objects, so that anchors can name
        -- the changes (OTH-13).
        CREATE TABLE workoutEffortEvent (
            position INTEGER NOT NULL, -- in the store, as those of samples and deletions
            workout INTEGER NOT NULL,
            activity TEXT NOT NULL,
            workoutUUID BLOB NOT NULL,
            sampleUUID BLOB NOT NULL,
            sampleType INTEGER NOT NULL,
            sampleSource INTEGER NOT NULL,
            sampleStart INTEGER NOT NULL,
            PRIMARY KEY (position, workout, activity, sampleUUID)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX workoutEffortEventByUUID ON workoutEffortEvent (sampleUUID, workoutUUID);
        CREATE INDEX workoutEffortEventByWorkout ON workoutEffortEvent (workout);
        """
}
