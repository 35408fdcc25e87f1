extension Schema {
    /// The state of the phone.
    static let device = """
        -- One row, or none as long as the phone has never been locked and the store never taken back.
        CREATE TABLE phone (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            -- By the passcode: all apps see the same lock (AUTH-59).
            isLocked INTEGER NOT NULL DEFAULT 0 CHECK (isLocked IN (0, 1)),
            -- A number for the time since the store was last taken back to what it held before.
            era INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        """
}
