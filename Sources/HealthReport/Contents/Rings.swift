import Foundation
import HealthEngine
import HealthModel

/// The activity rings of each day that has some (OTH-04).
struct Rings: Hashable {
    struct Ring: Hashable {
        let ring: ActivityRing
        let value: Double
        /// Nil if the user has set no goal.
        let goal: Double?

        /// The value divided by the goal.
        var fraction: Double? { goal.flatMap { $0 > 0 ? value / $0 : nil } }
    }

    struct Day: Hashable {
        let day: CalendarDay
        /// Move, exercise, stand.
        let rings: [Ring]
    }

    let days: [Day]

    init(_ phone: Phone, _ period: Period) throws(HealthFailure) {
        let days = period.days[0].date...period.last.date
        self.days = try phone.activitySummaries(.days(days), in: period.calendar.timeZone).map { summary in
            let move: ActivityRing = summary.activityMoveMode == .appleMoveTime ? .appleMoveTime : .activeEnergyBurned
            return Day(
                day: summary.day,
                rings: [move, .appleExerciseTime, .appleStandHours].map { ring in
                    Ring(ring: ring, value: (summary.values[ring] ?? 0).finite, goal: summary.goals[ring]?.finite)
                }
            )
        }
    }
}
