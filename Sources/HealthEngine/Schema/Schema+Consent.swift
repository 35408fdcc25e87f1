import GRDB

extension Schema {
    /// What users have consented to.
    static func consent(_ db: Database) throws {
        try db.execute(
            sql: """
                -- What an app has noted, in order. Nothing is changed: a withdrawal is a record of its own, without version.
                CREATE TABLE consent (
                    id INTEGER PRIMARY KEY,
                    uuid BLOB NOT NULL UNIQUE,
                    bundleIdentifier TEXT NOT NULL,
                    version TEXT,
                    date INTEGER NOT NULL, -- ms since 1970
                    expirationDate INTEGER
                ) STRICT;
                CREATE INDEX consentByApp ON consent (bundleIdentifier);

                -- The key in the order of the columns: the quick_check of SQLite 3.40 takes any other for damage.
                CREATE TABLE consentType (
                    consent INTEGER NOT NULL,
                    type TEXT NOT NULL,
                    PRIMARY KEY (consent, type)
                ) STRICT, WITHOUT ROWID;
                """
        )
    }
}
