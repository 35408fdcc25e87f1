import GRDB
public import HealthModel

/// The days on which the user paused the activity rings (OTH-17).
extension Phone {
    /// The largest number of days of one pause (project decision). The Fitness app offers 90.
    public static let longestPause = 366

    /// The store keeps the days as data of the Fitness app, by day.
    private static let fitnessApp = "com.apple.Fitness"
    private static let prefix = "pausedRings."

    /// Pauses or resumes the rings on some days, as the user does in the Fitness app. Other days do not change.
    public func setActivityRings(paused isPaused: Bool, on days: [CalendarDay]) throws(HealthFailure) {
        try accesses.record(.write, [.activitySummary], count: { _ in days.count }) { () throws(HealthFailure) in
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
