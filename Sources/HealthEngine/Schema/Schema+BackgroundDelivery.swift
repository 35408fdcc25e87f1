extension Schema {
    /// The types that wake an app while it is not on screen, and their frequencies.
    static let backgroundDelivery = """
        -- Outlives the process of the app (BG-07). The frequency is HKUpdateFrequency's raw value (BG-01).
        CREATE TABLE backgroundDelivery (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            frequency INTEGER NOT NULL CHECK (frequency BETWEEN 1 AND 4),
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """
}
