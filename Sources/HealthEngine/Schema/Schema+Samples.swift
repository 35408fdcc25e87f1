extension Schema {
    /// Samples and deletions.
    static let samples = """
        -- Texts that many samples share. Their numbers never change, and are never used for another text.
        CREATE TABLE objectType (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE unit (id INTEGER PRIMARY KEY, unitString TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE device (id INTEGER PRIMARY KEY, properties TEXT NOT NULL UNIQUE) STRICT;
        -- In the order of their first saves, by which apps are ranked (STAT-10).
        CREATE TABLE source (id INTEGER PRIMARY KEY, bundleIdentifier TEXT NOT NULL UNIQUE, name TEXT NOT NULL) STRICT;
        CREATE TABLE sourceRevision (
            id INTEGER PRIMARY KEY, source INTEGER NOT NULL, version TEXT, productType TEXT, operatingSystemVersion TEXT
        ) STRICT;

        -- Every sample, members of correlations included. References are not declared: SQLite would look each up
        -- at every save, and the numbers come from one place.
        CREATE TABLE sample (
            id INTEGER PRIMARY KEY,       -- the position in the store, by which anchors count
            uuid BLOB NOT NULL UNIQUE,
            type INTEGER NOT NULL,
            lengthClass INTEGER NOT NULL, -- hexadecimal digits of the duration in ms; 0 for an instant
            startDate INTEGER NOT NULL,   -- ms since 1970, as all dates
            endDate INTEGER NOT NULL,
            value REAL NOT NULL,          -- in the unit, or the value of a category
            unit INTEGER,
            count INTEGER NOT NULL,       -- of the quantities in a series, else 1
            sourceRevision INTEGER NOT NULL,
            device INTEGER,
            metadata BLOB,
            detail BLOB                   -- what only samples of its kind have
        ) STRICT;
        -- With the length, since a sample that lasts overlaps a day that it does not begin in.
        CREATE INDEX sampleByDate ON sample (type, lengthClass, startDate);

        -- How many samples there are of a type, source and unit, which tells how best to read them.
        CREATE TABLE sampleKind (
            type INTEGER NOT NULL,
            sourceRevision INTEGER NOT NULL,
            unit INTEGER NOT NULL,
            isSeries INTEGER NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (type, sourceRevision, unit, isSeries)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE seriesQuantity (
            sample INTEGER NOT NULL,
            position INTEGER NOT NULL,
            startDate INTEGER NOT NULL,
            endDate INTEGER NOT NULL,
            value REAL NOT NULL,
            PRIMARY KEY (sample, position)
        ) STRICT, WITHOUT ROWID;

        -- The heartbeats, locations and voltages of a sample in the order of time, a thousand in a chunk: words of
        -- 64 bits, the lowest byte first.
        CREATE TABLE seriesChunk (
            sample INTEGER NOT NULL, position INTEGER NOT NULL, elements BLOB NOT NULL, PRIMARY KEY (sample, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE correlationMember (
            correlation INTEGER NOT NULL,
            member INTEGER NOT NULL,
            PRIMARY KEY (correlation, member),
            UNIQUE (member, correlation)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE workoutSample (
            workout INTEGER NOT NULL, sample INTEGER NOT NULL, PRIMARY KEY (workout, sample), UNIQUE (sample, workout)
        ) STRICT, WITHOUT ROWID;

        -- The newest version of what an app keeps in step with elsewhere (SAVE-35, SAVE-37).
        CREATE TABLE syncIdentifier (
            source INTEGER NOT NULL,
            type INTEGER NOT NULL,
            identifier TEXT NOT NULL,
            version ANY NOT NULL, -- whole or real, as it was given
            sample INTEGER NOT NULL UNIQUE,
            PRIMARY KEY (source, type, identifier)
        ) STRICT, WITHOUT ROWID;

        -- A deletion has a position of its own; the rest is what was deleted, so that predicates can select
        -- deletions as well (ANCH-03).
        CREATE TABLE deletedObject (
            id INTEGER PRIMARY KEY,
            position INTEGER NOT NULL UNIQUE, -- that of the sample
            uuid BLOB NOT NULL,
            type INTEGER NOT NULL,
            startDate INTEGER NOT NULL,
            endDate INTEGER NOT NULL,
            value REAL NOT NULL,
            unit INTEGER,
            count INTEGER NOT NULL,
            sourceRevision INTEGER NOT NULL,
            device INTEGER,
            metadata BLOB,
            detail BLOB
        ) STRICT;

        -- Health → Data Sources: for one type, or where type is 0 for all without an order of their own.
        CREATE TABLE sourceOrder (
            type INTEGER NOT NULL,
            position INTEGER NOT NULL,
            bundleIdentifier TEXT NOT NULL,
            PRIMARY KEY (type, position)
        ) STRICT, WITHOUT ROWID;
        """
}
