extension Schema {
    /// The data of apps on the phone, and when background delivery last woke them.
    static let appData = """
        -- What an app keeps beside HealthKit, as in its user defaults.
        CREATE TABLE appData (
            bundleIdentifier TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (bundleIdentifier, key)
        ) STRICT, WITHOUT ROWID;

        -- When a type last woke an app, in ms since 1970, by which its frequency counts (BG-01). It outlives the subscription.
        CREATE TABLE backgroundWake (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            date INTEGER NOT NULL,
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """
}
