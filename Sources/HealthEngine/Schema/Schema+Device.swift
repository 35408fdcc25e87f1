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
                """
        )
    }
}
