import Foundation
import HealthEngine
import HealthModel

/// The activity rings of each day (OTH-04).
struct Rings {
    struct Ring {
        let ring: ActivityRing
        let value: Double
        /// Nil if the user has set no goal.
        let goal: Double?

        /// The value divided by the goal.
        var fraction: Double? { goal.flatMap { $0 > 0 ? value / $0 : nil } }
    }

    struct Day {
        let day: CalendarDay
        /// Move, exercise, stand; empty if the day has no summary.
        let rings: [Ring]
    }

    let days: [Day]

    init(_ phone: Phone, _ period: Period) throws(HealthFailure) {
        let days = period.days[0].date...period.last.date
        let summaries = try phone.healthStore.activitySummaries(.days(days), in: period.calendar.timeZone)
        let rings = Dictionary(summaries.map { ($0.day, Self.rings(of: $0)) }) { first, _ in first }
        self.days = period.days.map { Day(day: $0.date, rings: rings[$0.date] ?? []) }
    }

    private static func rings(of summary: ActivitySummary) -> [Ring] {
        let move: ActivityRing = summary.activityMoveMode == .appleMoveTime ? .appleMoveTime : .activeEnergyBurned
        return [move, .appleExerciseTime, .appleStandHours].map { ring in
            Ring(ring: ring, value: (summary.values[ring] ?? 0).finite, goal: summary.goals[ring]?.finite)
        }
    }

    /// The latest day with rings; nil if there is none.
    var latest: Day? { days.last { !$0.rings.isEmpty } }
}
