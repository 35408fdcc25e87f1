import Foundation
import GRDB
public import HealthModel

/// Which types wake the app while it is not on the screen. The subscription is the app's and outlives its process (BG-07).
extension HealthStore {
    /// `enableBackgroundDelivery(for:frequency:withCompletion:)`
    ///
    /// A frequency that is too high for the type is accepted, but deliveries are less frequent (BG-02). Characteristic
    /// types are accepted too, though nothing can observe them. Throws code 3 for a correlation type (BG-05; the code and
    /// its text are project decisions), and code 4 without the entitlement, from iOS 15 on (BG-06).
    ///
    /// Deliveries that stopped because they were not completed begin anew (OBS-03, project decision).
    @discardableResult
    public func enableBackgroundDelivery(
        for type: ObjectType,
        frequency: UpdateFrequency
    ) throws(HealthFailure) -> Bool {
        try checkAccess()
        guard process.entitlements.backgroundDelivery || device.osVersion < OSVersion(major: 15) else {
            throw .error(HealthError.missingBackgroundDeliveryEntitlement)
        }
        guard type.kind != .correlation else {
            let text = "Background delivery is not supported for correlation types: observe the types of its samples."
            throw .invalidArgument(text)
        }
        try database.write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO backgroundDelivery VALUES (?, ?, ?)",
                arguments: [bundleIdentifier, type.identifier, frequency.rawValue]
            )
        }
        process.queries.beginDeliveriesAnew(of: type)
        return true
    }

    /// `disableBackgroundDelivery(for:withCompletion:)`; succeeds as well where nothing was enabled (BG-07).
    @discardableResult
    public func disableBackgroundDelivery(for type: ObjectType) throws(HealthFailure) -> Bool {
        try checkAccess()
        try database.write { db in
            try db.execute(
                sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ? AND type = ?",
                arguments: [bundleIdentifier, type.identifier]
            )
        }
        return true
    }

    /// `disableAllBackgroundDelivery(completion:)`
    @discardableResult
    public func disableAllBackgroundDelivery() throws(HealthFailure) -> Bool {
        try checkAccess()
        try database.write { db in
            try db.execute(
                sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ?",
                arguments: [bundleIdentifier]
            )
        }
        return true
    }
}

/// One type that may wake an app.
struct BackgroundDelivery {
    /// At most one update in so many seconds (BG-01).
    let period: TimeInterval
    /// When the type last woke the app; nil if never.
    let latestWake: Date?

    /// When the type may wake the app again; nil if it may at any time.
    var nextWake: Date? { latestWake?.adding(period) }

    /// Whether the type may wake the app. A clock that was set back does not hold anything up.
    func isDue(at now: Date) -> Bool {
        guard let latestWake, let nextWake, latestWake <= now else { return true }
        return nextWake <= now
    }
}

extension AppProcess {
    /// What the app has enabled.
    func backgroundDeliveries() throws(HealthFailure) -> [ObjectType: BackgroundDelivery] {
        try phone.database.read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT type, frequency, date FROM backgroundDelivery
                    LEFT JOIN backgroundWake USING (bundleIdentifier, type) WHERE bundleIdentifier = ?
                    """
            )
            var deliveries: [ObjectType: BackgroundDelivery] = [:]
            for row in try Row.fetchAll(statement, arguments: [app.bundleIdentifier]) {
                // A newer program may know more types; the schema allows no other frequency.
                guard let type = TypeCatalog.type(identifier: row[0]), let frequency = UpdateFrequency(rawValue: row[1])
                else { continue }
                let floor = UpdateFrequency.floor(of: type, on: phone.device.profile)
                deliveries[type] = BackgroundDelivery(
                    period: max(frequency.period, floor.period),
                    latestWake: (row[2] as Int64?).map { Date(milliseconds: $0) }
                )
            }
            return deliveries
        }
    }

    /// Notes that types have woken the app.
    func recordWake(by types: Set<ObjectType>, at now: Date) throws(HealthFailure) {
        guard !types.isEmpty else { return }
        try phone.database.write { db in
            let statement = try db.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO backgroundWake SELECT bundleIdentifier, type, ? FROM backgroundDelivery
                    WHERE bundleIdentifier = ? AND type = ?
                    """
            )
            for type in types {
                try statement.execute(arguments: [now.milliseconds, app.bundleIdentifier, type.identifier])
            }
        }
    }
}

extension RunningQueries {
    /// Begins the deliveries of observers of a type anew, also where they have stopped.
    fileprivate mutating func beginDeliveriesAnew(of type: ObjectType) {
        for index in queries.indices where queries[index].types.contains(type) {
            queries[index].observation.beginAnew()
        }
    }
}
