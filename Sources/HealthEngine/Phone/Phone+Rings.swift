import Foundation
import GRDB
public import HealthModel

/// What the activity rings depend on besides samples.
struct RingSettings: Hashable {
    let goals: [ActivityRing: Double]
    let pausedDays: Set<CalendarDay>
    let activityMoveMode: ActivityMoveMode
    let timeZone: TimeZone
}

extension Phone {
    func ringSettings() throws(HealthFailure) -> RingSettings {
        try database.read { try self.ringSettings(in: self.environment.timeZone, $0) }
    }

    /// The settings for summaries of the days in a time zone.
    func ringSettings(in timeZone: TimeZone, _ db: Database) throws -> RingSettings {
        let mode = try EnteredCharacteristic.find(.activityMoveMode, db).flatMap {
            ActivityMoveMode(rawValue: $0.value)
        }
        return RingSettings(
            goals: try Self.activityGoals(db),
            pausedDays: try Self.pausedDays(db),
            activityMoveMode: mode ?? .activeEnergy,
            timeZone: timeZone
        )
    }
}

/// The days on which the user paused the activity rings (OTH-17).
extension Phone {
    /// The largest number of days of one pause (project decision). The Fitness app offers 90.
    public static let longestPause = 366

    /// The store keeps the days as data of the Fitness app, by day.
    private static let fitnessApp = "com.apple.Fitness"
    private static let prefix = "pausedRings."

    /// Pauses or resumes the rings on some days, as the user does in the Fitness app. Other days do not change.
    public func setActivityRings(paused isPaused: Bool, on days: [CalendarDay]) throws(HealthFailure) {
        try healthStore.operation(.write, [.activitySummary], checking: .none, count: { _ in days.count }) {
            try database.write { db in
                for day in days {
                    let key = Self.prefix + Self.text(of: day)
                    try db.execute(
                        sql: isPaused
                            ? "INSERT OR REPLACE INTO appData VALUES (?, ?, '')"
                            : "DELETE FROM appData WHERE bundleIdentifier = ? AND key = ?",
                        arguments: [Self.fitnessApp, key]
                    )
                }
            }
        }
    }

    static func pausedDays(_ db: Database) throws -> Set<CalendarDay> {
        let keys = try String.fetchAll(
            db.cachedStatement(sql: "SELECT key FROM appData WHERE bundleIdentifier = ?"), arguments: [fitnessApp]
        )
        return Set(keys.filter { $0.hasPrefix(prefix) }.compactMap { day(from: $0.dropFirst(prefix.count)) })
    }

    private static func text(of day: CalendarDay) -> String { "\(day.year)-\(day.month)-\(day.day)" }

    private static func day(from text: Substring) -> CalendarDay? {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? CalendarDay(year: parts[0], month: parts[1], day: parts[2]) : nil
    }
}
