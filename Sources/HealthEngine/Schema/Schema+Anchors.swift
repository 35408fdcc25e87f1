extension Schema {
    /// The tables and indexes that find the change of an anchor.
    static let anchors = """
        -- The restores of the store, and the newest position after each.
        CREATE TABLE restore (number INTEGER PRIMARY KEY, position INTEGER NOT NULL) STRICT;

        CREATE INDEX deletedObjectByUUID ON deletedObject (uuid);
        """
}
