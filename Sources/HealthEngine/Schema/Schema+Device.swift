import GRDB

extension Schema {
    /// The state of the phone.
    static func device(_ db: Database) throws {
        try db.execute(
            sql: """
                -- One row, once the passcode has locked the phone: all apps on it see the same lock (AUTH-59).
                CREATE TABLE passcodeLock (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    isLocked INTEGER NOT NULL CHECK (isLocked IN (0, 1))
                ) STRICT;

                -- One row: a number for the time since the store was last taken back to what it held before.
                CREATE TABLE era (id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL) STRICT;
                INSERT INTO era VALUES (1, random());
                -- No sample ever changes within an era.
                CREATE TRIGGER sampleChange AFTER UPDATE ON sample BEGIN UPDATE era SET number = random(); END;
                """
        )
    }
}
