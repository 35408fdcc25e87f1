import GRDB
public import HealthModel

/// Which types wake the app while it is not on the screen. The subscription is the app's and outlives its process (BG-07).
extension HealthStore {
    /// `enableBackgroundDelivery(for:frequency:withCompletion:)`
    ///
    /// A frequency that a type does not have is accepted and not kept to (BG-02). Characteristic types are accepted too,
    /// though nothing can observe them. Throws code 3 for a correlation type (BG-05; the code and its text are project
    /// decisions), and code 4 without the entitlement, from iOS 15 on (BG-06).
    ///
    /// Deliveries that stopped because they were not completed begin anew (OBS-03, project decision).
    @discardableResult
    public func enableBackgroundDelivery(
        for type: ObjectType,
        frequency: UpdateFrequency
    ) throws(HealthFailure) -> Bool {
        try checkAccess()
        guard world.entitlements.backgroundDelivery || world.osVersion < OSVersion(major: 15) else {
            throw .error(HealthError.missingBackgroundDeliveryEntitlement)
        }
        guard type.kind != .correlation else {
            let text = "Background delivery is not supported for correlation types: observe the types of its samples."
            throw .invalidArgument(text)
        }
        let app = world.app.bundleIdentifier
        try database.write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO backgroundDelivery VALUES (?, ?, ?)",
                arguments: [app, type.identifier, frequency.rawValue]
            )
        }
        for index in running.queries.indices where running.queries[index].types.contains(type) {
            running.queries[index].observation.beginAnew()
        }
        return true
    }

    /// `disableBackgroundDelivery(for:withCompletion:)`; succeeds as well where nothing was enabled (BG-07).
    @discardableResult
    public func disableBackgroundDelivery(for type: ObjectType) throws(HealthFailure) -> Bool {
        try checkAccess()
        let app = world.app.bundleIdentifier
        try database.write { db in
            try db.execute(
                sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ? AND type = ?",
                arguments: [app, type.identifier]
            )
        }
        return true
    }

    /// `disableAllBackgroundDelivery(completion:)`
    @discardableResult
    public func disableAllBackgroundDelivery() throws(HealthFailure) -> Bool {
        try checkAccess()
        let app = world.app.bundleIdentifier
        try database.write { db in
            try db.execute(sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ?", arguments: [app])
        }
        return true
    }

    /// What the app has enabled.
    func backgroundDeliveries() throws(HealthFailure) -> [ObjectType: UpdateFrequency] {
        let app = world.app.bundleIdentifier
        return try database.read { db in
            let statement = try db.cachedStatement(
                sql: "SELECT type, frequency FROM backgroundDelivery WHERE bundleIdentifier = ?"
            )
            var frequencies: [ObjectType: UpdateFrequency] = [:]
            for row in try Row.fetchAll(statement, arguments: [app]) {
                // A newer program may know more types; the schema allows no other frequency.
                guard let type = TypeCatalog.type(identifier: row[0]) else { continue }
                frequencies[type] = UpdateFrequency(rawValue: row[1])
            }
            return frequencies
        }
    }
}
