import Foundation
import GRDB
public import HealthModel

/// The types that wake the app while it is not on screen. The subscription belongs to the app and outlives its process
/// (BG-07).
extension HealthStore {
    /// `enableBackgroundDelivery(for:frequency:withCompletion:)`
    ///
    /// A frequency that is too high for the type is accepted, but deliveries are less frequent (BG-02). Characteristic
    /// types are accepted, although no query can observe them. Throws code 3 for a correlation type (BG-05; the code
    /// and its text are project decisions). Throws code 4 without the entitlement, from iOS 15 on (BG-06).
    ///
    /// Deliveries that stopped for lack of completion resume (OBS-03, project decision).
    @discardableResult
    public func enableBackgroundDelivery(for type: ObjectType, frequency: UpdateFrequency) throws(HealthFailure) -> Bool {
        try operation(.other, [type], checking: .reading) {
            guard process.entitlements.backgroundDelivery || device.osVersion < OSVersion(major: 15) else {
                throw HealthFailure.error(.missingBackgroundDeliveryEntitlement)
            }
            guard type.kind != .correlation else {
                let text =
                    "Background delivery is not supported for correlation types: observe the types of its samples."
                throw HealthFailure.invalidArgument(text)
            }
            try database.write { db in
                try db.execute(
                    sql: "INSERT OR REPLACE INTO backgroundDelivery VALUES (?, ?, ?)",
                    arguments: [bundleIdentifier, type.identifier, frequency.rawValue]
                )
            }
            process.queries.resumeDeliveries(of: type)
            return true
        }
    }

    /// `disableBackgroundDelivery(for:withCompletion:)`. Succeeds even if nothing was enabled (BG-07).
    @discardableResult
    public func disableBackgroundDelivery(for type: ObjectType) throws(HealthFailure) -> Bool {
        try operation(.other, [type], checking: .reading) {
            try database.write { db in
                try db.execute(
                    sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ? AND type = ?",
                    arguments: [bundleIdentifier, type.identifier]
                )
            }
            return true
        }
    }

    /// `disableAllBackgroundDelivery(completion:)`
    @discardableResult
    public func disableAllBackgroundDelivery() throws(HealthFailure) -> Bool {
        try operation(.other, [], checking: .reading) {
            try database.write { db in
                try db.execute(sql: "DELETE FROM backgroundDelivery WHERE bundleIdentifier = ?", arguments: [bundleIdentifier])
            }
            return true
        }
    }
}

/// The background delivery of one type for an app.
struct BackgroundDelivery {
    /// The shortest time between two updates, in seconds (BG-01).
    let period: TimeInterval
    /// The time when the type last woke the app. Nil if it never did.
    let latestWake: Date?

    /// The earliest time when the type may wake the app again. Nil if it may at any time.
    var nextWake: Date? { latestWake?.adding(period) }

    /// Whether the type may wake the app. Setting the clock back does not delay deliveries.
    func isDue(at now: Date) -> Bool {
        guard let latestWake, let nextWake, latestWake <= now else { return true }
        return nextWake <= now
    }
}

extension AppProcess {
    /// The types with background delivery and the frequencies that the app enabled, in the order of the identifiers. They belong
    /// to the app, whether it runs or not (BG-07).
    public func backgroundFrequencies() throws(HealthFailure) -> [(type: ObjectType, frequency: UpdateFrequency)] {
        try phone.database.read { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: "SELECT type, frequency FROM backgroundDelivery WHERE bundleIdentifier = ? ORDER BY type"
                ),
                arguments: [app.bundleIdentifier]
            )
            return try rows.compactMap { row in
                guard let type = TypeCatalog.type(identifier: try row.decode(atIndex: 0)),
                    let frequency = UpdateFrequency(rawValue: try row.decode(atIndex: 1))
                else { return nil }
                return (type, frequency)
            }
        }
    }

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
                // The types of newer versions of this program are unknown. The schema allows no other frequency.
                guard let type = TypeCatalog.type(identifier: try row.decode(atIndex: 0)),
                    let frequency = UpdateFrequency(rawValue: try row.decode(atIndex: 1))
                else { continue }
                let floor = UpdateFrequency.floor(of: type, on: phone.device.profile)
                deliveries[type] = BackgroundDelivery(
                    period: max(frequency.period, floor.period),
                    latestWake: try row.decode(Int64?.self, atIndex: 2).map { Date(milliseconds: $0) }
                )
            }
            return deliveries
        }
    }

    /// Records that types woke the app.
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
    /// Resumes the deliveries of observers of a type, even if they stopped.
    fileprivate mutating func resumeDeliveries(of type: ObjectType) {
        for index in queries.indices where queries[index].types.contains(type) {
            queries[index].deliveries.resume()
        }
    }
}

extension UpdateFrequency {
    /// The shortest time between two updates, in seconds (BG-01).
    var period: TimeInterval {
        switch self {
        case .immediate: 0
        case .hourly: 3600
        case .daily: 24 * 3600
        case .weekly: 7 * 24 * 3600
        }
    }

    /// The highest frequency that the system allows for a type, even if the app enabled a higher one. Apps get no error
    /// (BG-02 to BG-04). The limit of watchOS to four updates an hour per app is not emulated.
    static func floor(of type: ObjectType, on profile: DeviceProfile) -> UpdateFrequency {
        let isImmediate = profile == .watch ? immediateOnWatch.contains(type.name) : !hourlyOnPhone.contains(type)
        return isImmediate ? .immediate : .hourly
    }

    private static let hourlyOnPhone: Set<ObjectType> = [.stepCount, .activeEnergyBurned, .distanceWalkingRunning]

    private static let immediateOnWatch: Set<String> = [
        "highHeartRateEvent", "lowHeartRateEvent", "irregularHeartRhythmEvent", "environmentalAudioExposureEvent",
        "headphoneAudioExposureEvent", "lowCardioFitnessEvent", "numberOfTimesFallen", "vo2Max", "handwashingEvent",
        "toothbrushingEvent",
    ]
}
