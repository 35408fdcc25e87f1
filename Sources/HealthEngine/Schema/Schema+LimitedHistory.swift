extension Schema {
    /// Limits on the history that apps may read.
    static let limitedHistory = """
        -- The start of the period that an app may read of a type: no row, no limit (AUTH-58).
        CREATE TABLE authorizedPeriod (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            startDate INTEGER NOT NULL,
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """
}
