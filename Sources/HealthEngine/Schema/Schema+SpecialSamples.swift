import GRDB

extension Schema {
    /// What samples of kinds with a class of their own need.
    static func specialSamples(_ db: Database) throws {
        try seriesChunks(db)
        try perObjectConsent(db)
    }

    private static func seriesChunks(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The heartbeats, locations and voltages of a sample in the order of time, a thousand in a chunk: words of
                -- 64 bits, the lowest byte first.
                CREATE TABLE seriesChunk (
                    sample INTEGER NOT NULL,
                    position INTEGER NOT NULL,
                    elements BLOB NOT NULL,
                    PRIMARY KEY (sample, position)
                ) STRICT, WITHOUT ROWID;
                """
        )
    }

    private static func perObjectConsent(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The user's decisions on single objects (AUTH-46, AUTH-51): a UUID in upper case, or the identifier of a
                -- medication. No row, no decision.
                CREATE TABLE objectAuthorization (
                    bundleIdentifier TEXT NOT NULL,
                    object TEXT NOT NULL,
                    isAllowed INTEGER NOT NULL CHECK (isAllowed IN (0, 1)),
                    PRIMARY KEY (bundleIdentifier, object)
                ) STRICT, WITHOUT ROWID;

                -- Up to which position of the store a decision on reading a clinical type was made (AUTH-37).
                CREATE TABLE clinicalDecision (
                    bundleIdentifier TEXT NOT NULL,
                    type TEXT NOT NULL,
                    position INTEGER NOT NULL,
                    PRIMARY KEY (bundleIdentifier, type)
                ) STRICT, WITHOUT ROWID;

                -- The medications that the user keeps in the Health app, in their order (OTH-11).
                CREATE TABLE medication (
                    position INTEGER PRIMARY KEY,
                    identifier TEXT NOT NULL UNIQUE,
                    content BLOB NOT NULL
                ) STRICT;

                -- The goals of the rings, by HealthKit's name of the property (OTH-04).
                CREATE TABLE activityGoal (name TEXT PRIMARY KEY NOT NULL, value REAL NOT NULL) STRICT, WITHOUT ROWID;
                """
        )
    }
}
