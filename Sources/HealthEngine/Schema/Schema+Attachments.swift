extension Schema {
    /// Files that are attached to samples.
    static let attachments = """
        CREATE TABLE attachment (
            id INTEGER PRIMARY KEY,
            identifier BLOB NOT NULL UNIQUE,
            sample INTEGER NOT NULL,
            name TEXT NOT NULL,
            contentType TEXT NOT NULL,
            creationDate INTEGER NOT NULL, -- ms since 1970
            metadata BLOB,
            data BLOB NOT NULL
        ) STRICT;
        CREATE INDEX attachmentBySample ON attachment (sample);
        """
}
