extension Schema {
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

    /// The time zone of a date of birth.
    static let characteristicTimeZone = """
        -- The IANA name of the zone in which a date of birth was entered (CHAR-06). Null for other types, and for an older entry.
        ALTER TABLE characteristic ADD COLUMN timeZone TEXT;
        """
}
