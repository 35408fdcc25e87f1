import Foundation
import GRDB
import HealthModel

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
