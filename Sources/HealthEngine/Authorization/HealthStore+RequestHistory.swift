import GRDB
public import HealthModel

/// The list of types that an app remembers to have asked for, as the guide's plugin keeps it in the app's user
/// defaults: it belongs to the app, survives its process, and is no part of HealthKit.
extension HealthStore {
    /// Whether the app remembers having asked for the type.
    public func remembersRequest(for identifier: String) throws(HealthFailure) -> Bool {
        let app = world.app.bundleIdentifier
        return try database.read { db in
            try Bool.fetchOne(
                db,
                sql: "SELECT 1 FROM requestHistory WHERE bundleIdentifier = ? AND type = ?",
                arguments: [app, identifier]
            ) ?? false
        }
    }

    /// Remembers that the app has asked for the type.
    public func rememberRequest(for type: ObjectType) throws(HealthFailure) {
        let app = world.app.bundleIdentifier
        try database.write { db in
            try db.execute(
                sql: "INSERT OR IGNORE INTO requestHistory VALUES (?, ?)",
                arguments: [app, type.identifier]
            )
        }
    }

    /// Forgets all of the app's requests.
    public func forgetRequests() throws(HealthFailure) {
        let app = world.app.bundleIdentifier
        try database.write { db in
            try db.execute(sql: "DELETE FROM requestHistory WHERE bundleIdentifier = ?", arguments: [app])
        }
    }
}
