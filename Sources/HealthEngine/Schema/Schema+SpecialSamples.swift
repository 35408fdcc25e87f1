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
    }
}
