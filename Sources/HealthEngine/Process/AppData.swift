import GRDB
public import HealthModel

/// What an app keeps on the phone beside HealthKit, such as its user defaults: texts by key. It belongs to the app, survives
/// its process, and is no part of HealthKit.
public struct AppData {
    private let database: HealthDatabase
    private let bundleIdentifier: String

    init(_ database: HealthDatabase, of bundleIdentifier: String) {
        self.database = database
        self.bundleIdentifier = bundleIdentifier
    }

    /// The text of a key; nil if there is none.
    public func value(_ key: String) throws(HealthFailure) -> String? {
        try database.read { db in
            try String.fetchOne(
                db.cachedStatement(sql: "SELECT value FROM appData WHERE bundleIdentifier = ? AND key = ?"),
                arguments: [bundleIdentifier, key]
            )
        }
    }

    /// The texts of all keys that begin with a prefix, in the order of their keys.
    public func values(withPrefix prefix: String) throws(HealthFailure) -> [(key: String, value: String)] {
        try database.read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT key, value FROM appData
                    WHERE bundleIdentifier = ?1 AND key >= ?2 AND substr(key, 1, length(?2)) = ?2 ORDER BY key
                    """
            )
            return try Row.fetchAll(statement, arguments: [bundleIdentifier, prefix]).map { ($0["key"], $0["value"]) }
        }
    }

    /// Keeps a text under a key, instead of what the key stood for.
    public func set(_ key: String, to value: String) throws(HealthFailure) {
        try database.write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO appData VALUES (?, ?, ?)",
                arguments: [bundleIdentifier, key, value]
            )
        }
    }

    /// Keeps a text under the next key of a list: the prefix and a number of 19 digits, counted from 1.
    public func append(_ value: String, to prefix: String) throws(HealthFailure) {
        try database.write { db in
            let latest = try String.fetchOne(
                db,
                sql: """
                    SELECT key FROM appData
                    WHERE bundleIdentifier = ?1 AND key > ?2 AND substr(key, 1, length(?2)) = ?2
                    ORDER BY key DESC LIMIT 1
                    """,
                arguments: [bundleIdentifier, prefix]
            )
            var number: Int64 = 1
            if let latest {
                guard let former = Int64(latest.dropFirst(prefix.count)), (0..<Int64.max).contains(former) else {
                    throw HealthFailure.store(.corrupt)
                }
                number = former + 1
            }
            let digits = String(number)
            let key = prefix + String(repeating: "0", count: max(0, 19 - digits.count)) + digits
            try db.execute(sql: "INSERT INTO appData VALUES (?, ?, ?)", arguments: [bundleIdentifier, key, value])
        }
    }

    /// Forgets all keys that begin with a prefix.
    public func removeValues(withPrefix prefix: String) throws(HealthFailure) {
        try database.write { db in
            try db.execute(
                sql: "DELETE FROM appData WHERE bundleIdentifier = ?1 AND substr(key, 1, length(?2)) = ?2",
                arguments: [bundleIdentifier, prefix]
            )
        }
    }
}

extension AppProcess {
    /// What the app keeps on the phone.
    public var data: AppData { AppData(phone.database, of: app.bundleIdentifier) }
}
