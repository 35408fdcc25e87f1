extension Schema {
    /// The zones of workouts that the user set in Settings.
    static let workoutZones = """
        -- The upper ends of all zones of a type but the last: beats per minute, or watts. No row: the zones of the system (ZONE-03).
        CREATE TABLE workoutZone (
            type TEXT NOT NULL, position INTEGER NOT NULL, maximum REAL NOT NULL, PRIMARY KEY (type, position)
        ) STRICT, WITHOUT ROWID;
        """
}
