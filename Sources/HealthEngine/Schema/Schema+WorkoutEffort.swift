extension Schema {
    /// Every change of the relationships between workouts and effort scores, in place of the last one only.
    static let workoutEffortChanges = """
        -- The rows remain after the deletion of their objects, so that anchors can name the changes (OTH-13).
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
        INSERT INTO workoutEffortEvent
            SELECT change.position, whole.id, effort.activity, whole.uuid, part.uuid, part.type, revision.source,
                part.startDate
            FROM workoutEffort AS effort
            JOIN workoutEffortChange AS change USING (workout, activity)
            JOIN sample AS whole ON whole.id = effort.workout
            JOIN sample AS part ON part.id = effort.sample
            JOIN sourceRevision AS revision ON revision.id = part.sourceRevision;
        DROP TABLE workoutEffortChange;
        """
}
