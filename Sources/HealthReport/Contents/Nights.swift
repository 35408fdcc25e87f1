import Foundation
import HealthEngine
import HealthModel

/// The nights that end on the days of a period.
struct Nights {
    struct Day {
        /// The day on which the night ends.
        let date: CalendarDay
        /// Nil if no source has samples.
        let night: Night?
    }

    let days: [Day]

    var nights: [Night] { days.compactMap(\.night) }

    /// The nights of all days, and the sleep after noon of the last day, which belongs to the night of the next day.
    init(_ phone: Phone, _ period: Period, includesLastEvening: Bool = false) throws(HealthFailure) {
        var days: [Day] = []
        for day in period.days.map(\.date) {
            days.append(Day(date: day, night: try Self.night(to: day, phone, period)))
        }
        let next = CalendarDay(of: period.end, in: period.calendar)
        if includesLastEvening, let night = try Self.night(to: next, phone, period) {
            days.append(Day(date: next, night: night))
        }
        self.days = days
    }

    private static func night(to day: CalendarDay, _ phone: Phone, _ period: Period) throws(HealthFailure) -> Night? {
        guard let noon = period.calendar.noon(of: day), let start = period.calendar.interval(of: day)?.start,
            let noonBefore = period.calendar.noon(of: CalendarDay(of: start - 1, in: period.calendar))
        else { return nil }
        let end = min(noon, max(period.end, noonBefore))
        let predicate = SamplePredicate.samples(start: noonBefore, end: end, options: .strictStartDate)
        return Night(day, try phone.healthStore.execute(SampleQuery(.sleepAnalysis, predicate)))
    }
}
