/// The SQL of the migrations, in their order. Never edit a released one.
extension Schema {
    // MARK: 1 first release

    /// The user's decisions and profile.
    static let authorization = """
        -- The user's decisions: no row, no decision (AUTH-16).
        CREATE TABLE authorization (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            direction TEXT NOT NULL CHECK (direction IN ('share', 'read')),
            isAllowed INTEGER NOT NULL CHECK (isAllowed IN (0, 1)),
            -- Of a clinical type: the newest position in the store at the time, as newer records are asked about
            -- again (AUTH-37).
            position INTEGER,
            PRIMARY KEY (bundleIdentifier, type, direction)
        ) STRICT, WITHOUT ROWID;

        -- The user's decisions on single objects (AUTH-46, AUTH-51): a UUID in upper case, or the identifier of a
        -- medication. No row, no decision.
        CREATE TABLE objectAuthorization (
            bundleIdentifier TEXT NOT NULL,
            object TEXT NOT NULL,
            isAllowed INTEGER NOT NULL CHECK (isAllowed IN (0, 1)),
            PRIMARY KEY (bundleIdentifier, object)
        ) STRICT, WITHOUT ROWID;

        -- The start of the period that an app may read of a type: no row, no limit (AUTH-58).
        CREATE TABLE authorizedPeriod (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            startDate INTEGER NOT NULL,
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;

        -- The user's profile, shared by all apps: a raw value, or a date of birth as yyyymmdd (CHAR-01).
        CREATE TABLE characteristic (type TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;

        -- The goals of the rings, by HealthKit's name of the property (OTH-04).
        CREATE TABLE activityGoal (name TEXT PRIMARY KEY NOT NULL, value REAL NOT NULL) STRICT, WITHOUT ROWID;

        -- The medications that the user keeps in the Health app, in their order (OTH-11).
        CREATE TABLE medication (
            identifier TEXT PRIMARY KEY NOT NULL, position INTEGER NOT NULL, content BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

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

    /// The tables and indexes that find the change of an anchor.
    static let anchors = """
        -- The restores of the store, and the newest position after each.
        CREATE TABLE restore (number INTEGER PRIMARY KEY, position INTEGER NOT NULL) STRICT;

        CREATE INDEX deletedObjectByUUID ON deletedObject (uuid);
        """

    /// An index to find source revisions, because an archive may have a hundred thousand of them.
    static let sources = """
        CREATE INDEX sourceRevisionBySource
            ON sourceRevision (source, version, productType, operatingSystemVersion);
        """

    /// Data that belongs to workouts.
    static let workouts = """
        -- The scores of a workout's effort (WO-34). The activity is a UUID, empty for the workout as a whole.
        CREATE TABLE workoutEffort (
            workout INTEGER NOT NULL,
            activity TEXT NOT NULL,
            sample INTEGER NOT NULL,
            PRIMARY KEY (workout, activity, sample),
            UNIQUE (sample, workout, activity)
        ) STRICT, WITHOUT ROWID;

        -- Every change of these relationships. The rows remain after the deletion of their objects, so that anchors can name
        -- the changes (OTH-13).
        CREATE TABLE workoutEffortEvent (
            position INTEGER NOT NULL, -- in the store, as those of samples and deletions
            workout INTEGER NOT NULL,
            activity TEXT NOT NULL,
            workoutUUID BLOB NOT NULL,
            sampleUUID BLOB NOT NULL,
            sampleType INTEGER NOT NULL,
            sampleSource INTEGER NOT NULL,
            sampleStart INTEGER NOT NULL,
            PRIMARY KEY (position, workout, activity, sampleUUID)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX workoutEffortEventByUUID ON workoutEffortEvent (sampleUUID, workoutUUID);
        CREATE INDEX workoutEffortEventByWorkout ON workoutEffortEvent (workout);
        """

    /// Data that belongs to electrocardiograms.
    static let electrocardiograms = """
        -- The symptoms that the user logged for an electrocardiogram (PRED-14).
        CREATE TABLE electrocardiogramSymptom (
            electrocardiogram INTEGER NOT NULL,
            sample INTEGER NOT NULL,
            PRIMARY KEY (electrocardiogram, sample),
            UNIQUE (sample, electrocardiogram)
        ) STRICT, WITHOUT ROWID;
        """

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

    /// The keys of the identities of imported samples.
    static let identityKeys = """
        -- The secrets that UUIDs of imported samples depend on, 16 bytes each, the oldest first. An empty key stands for
        -- UUIDs without a secret.
        CREATE TABLE identityKey (
            id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE CHECK (length(key) IN (0, 16))
        ) STRICT;
        """

    /// The units that the user chose in the Health app.
    static let preferredUnits = """
        -- By the type's identifier, as HealthKit prints a unit. No row: the unit of the measurement system (OTH-12).
        CREATE TABLE preferredUnit (type TEXT PRIMARY KEY NOT NULL, unit TEXT NOT NULL) STRICT, WITHOUT ROWID;
        """

    /// The types that wake an app while it is not on screen, and their frequencies.
    static let backgroundDelivery = """
        -- Outlives the process of the app (BG-07). The frequency is HKUpdateFrequency's raw value (BG-01).
        CREATE TABLE backgroundDelivery (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            frequency INTEGER NOT NULL CHECK (frequency BETWEEN 1 AND 4),
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """

    /// The data of apps on the phone, and when background delivery last woke them.
    static let appData = """
        -- What an app keeps beside HealthKit, as in its user defaults.
        CREATE TABLE appData (
            bundleIdentifier TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (bundleIdentifier, key)
        ) STRICT, WITHOUT ROWID;

        -- When a type last woke an app, in ms since 1970, by which its frequency counts (BG-01). It outlives the subscription.
        CREATE TABLE backgroundWake (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            date INTEGER NOT NULL,
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """

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

    // MARK: 2 members of deleted correlations

    /// What decides who may know of the deletion of a correlation.
    static let deletedMembers = """
        -- The types of the members that a deleted correlation had. An app that may not read one of them could not read the
        -- correlation, and does not learn of its deletion (AUTH-38).
        CREATE TABLE deletedMember (
            deletion INTEGER NOT NULL, -- its position
            type INTEGER NOT NULL,     -- 0 if the correlation was deleted before this table existed
            PRIMARY KEY (deletion, type)
        ) STRICT, WITHOUT ROWID;

        -- Only a food may have members that an app may not read. Former deletions are told to apps that may read all nutrients.
        INSERT INTO deletedMember
            SELECT deletedObject.id, 0 FROM deletedObject JOIN objectType ON objectType.id = type
            WHERE identifier = 'HKCorrelationTypeIdentifierFood';
        """

    // MARK: 3 time zone of the date of birth

    /// The time zone of a date of birth.
    static let characteristicTimeZone = """
        -- The IANA name of the zone in which a date of birth was entered (CHAR-06). Null for other types, and for an older entry.
        ALTER TABLE characteristic ADD COLUMN timeZone TEXT;
        """

    // MARK: 4 zones of workouts

    /// The zones of workouts that the user set in Settings.
    static let workoutZones = """
        -- The upper ends of all zones of a type but the last: beats per minute, or watts. No row: the zones of the system (ZONE-03).
        CREATE TABLE workoutZone (
            type TEXT NOT NULL, position INTEGER NOT NULL, maximum REAL NOT NULL, PRIMARY KEY (type, position)
        ) STRICT, WITHOUT ROWID;
        """

    // MARK: 5 dates of deleted members

    /// What decides who may know of the deletion of a correlation if the user limited the history.
    static let deletedMemberDates = """
        -- The latest start of the members of that type, in milliseconds since 1970. Null for an older deletion, which is then reported
        -- only to apps that may read the whole history of one of the types (AUTH-58).
        ALTER TABLE deletedMember ADD COLUMN startDate INTEGER;
        """
}
