extension Schema {
    /// Records of users' consent.
    static let consent = """
        -- What an app has noted, in order. Nothing is changed: a withdrawal is a record of its own, without version.
        CREATE TABLE consent (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL,
            bundleIdentifier TEXT NOT NULL,
            types TEXT NOT NULL, -- identifiers, sorted, with spaces between them
            version TEXT,
            date INTEGER NOT NULL, -- ms since 1970
            expirationDate INTEGER
        ) STRICT;
        """
}
