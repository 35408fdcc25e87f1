extension Schema {
    /// The data of apps on the phone, and when background delivery last woke them.
    static let appData = """
        -- What an app keeps beside HealthKit, as in its user defaults.
        CREATE TABLE appData (
            bundleIdentifier TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (bundleIdentifier, key)
        ) STRICT, WITHOUT ROWID;

        -- The history of requests and the records of consent belong to a plugin.
        INSERT INTO appData SELECT bundleIdentifier, 'healthkit_permissions.request.' || type, '' FROM requestHistory;
        INSERT INTO appData SELECT
            bundleIdentifier, printf('healthkit_permissions.consent.%019d', id),
            json_object(
                'id', lower(hex(uuid)), 'types', types, 'version', version, 'date', date,
                'expirationDate', expirationDate
            )
            FROM consent;
        DROP TABLE requestHistory;
        DROP TABLE consent;

        -- When a type last woke an app, in ms since 1970, by which its frequency counts (BG-01). It outlives the subscription.
        CREATE TABLE backgroundWake (
            bundleIdentifier TEXT NOT NULL,
            type TEXT NOT NULL,
            date INTEGER NOT NULL,
            PRIMARY KEY (bundleIdentifier, type)
        ) STRICT, WITHOUT ROWID;
        """
}
