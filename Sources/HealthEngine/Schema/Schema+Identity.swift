extension Schema {
    /// The keys of the identities of imported samples.
    static let identityKeys = """
        -- The secrets that UUIDs of imported samples depend on, 16 bytes each, the oldest first. An empty key stands for
        -- UUIDs without a secret.
        CREATE TABLE identityKey (
            id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE CHECK (length(key) IN (0, 16))
        ) STRICT;
        """
}
