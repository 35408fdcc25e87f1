import GRDB
public import HealthModel

/// The data of an app on the phone outside HealthKit, such as its user defaults: texts by key. It belongs to the app
/// and outlives its process.
public struct AppData {
    let database: HealthDatabase
    let bundleIdentifier: String

    /// The text of a key. Nil if there is none.
    public func value(_ key: String) throws(HealthFailure) -> String? {
        try database.read { db in
            try String.fetchOne(
                db.cachedStatement(sql: "SELECT value FROM appData WHERE bundleIdentifier = ? AND key = ?"),
                arguments: [bundleIdentifier, key]
            )
        }
    }

    /// The texts of all keys with a prefix, in key order.
    public func values(withPrefix prefix: String) throws(HealthFailure) -> [(key: String, value: String)] {
        try database.read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT key, value FROM appData
                    WHERE bundleIdentifier = ?1 AND key >= ?2 AND substr(key, 1, length(?2)) = ?2 ORDER BY key
                    """
            )
            return try Row.fetchAll(statement, arguments: [bundleIdentifier, prefix]).map {
                (try $0.decode(String.self, atIndex: 0), try $0.decode(String.self, atIndex: 1))
            }
        }
    }

    /// Stores a text under a key. Replaces an earlier text.
    public func set(_ key: String, to value: String) throws(HealthFailure) {
        try database.write { db in
            try db.execute(sql: "INSERT OR REPLACE INTO appData VALUES (?, ?, ?)", arguments: [bundleIdentifier, key, value])
        }
    }

    /// Stores a text under the next key of a list. Keys consist of the prefix and a number of 19 digits, starting at 1.
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

    /// Removes all keys with a prefix.
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
    /// The app's data on the phone.
    public var data: AppData { AppData(database: phone.database, bundleIdentifier: app.bundleIdentifier) }
}
