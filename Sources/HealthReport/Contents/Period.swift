import Foundation
import HealthEngine
import HealthModel

/// The days that a report shows one by one.
struct Period: Hashable {
    /// A day and when it begins and ends.
    struct Day: Hashable {
        let date: CalendarDay
        let start: Date
        let end: Date

        /// The samples that have a part in it.
        var samples: SamplePredicate { .samples(start: start, end: end) }
    }

    let calendar: Calendar
    /// In order; at least one.
    let days: [Day]
    /// The last, which is shown in detail.
    let last: Day

    var start: Date { days[0].start }
    var end: Date { last.end }

    /// The samples that have a part in one of the days.
    var samples: SamplePredicate { .samples(start: start, end: end) }

    /// So many days up to the one that holds a date; nil where there are no such days.
    init?(_ count: Int, upTo date: Date, in calendar: Calendar) {
        self.calendar = calendar
        let days = (0..<count).reversed().compactMap { distance -> Day? in
            guard let within = calendar.date(byAdding: .day, value: -distance, to: date),
                let day = calendar.dateInterval(of: .day, for: within)
            else { return nil }
            return Day(date: CalendarDay(of: within, in: calendar), start: day.start, end: day.end)
        }
        guard let last = days.last else { return nil }
        self.days = days
        self.last = last
    }

    /// The Gregorian calendar in a zone, at all times.
    static func calendar(in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = timeZone
        return calendar
    }
}

extension Calendar {
    /// Noon of a day, at which one night ends and the next begins.
    func noon(of day: CalendarDay) -> Date? {
        date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    }
}

extension Phone {
    /// The figures of a type in the days of a period, empty ones included. Options must fit the type.
    func statistics(
        _ type: ObjectType,
        _ options: StatisticsOptions,
        of period: Period,
        every components: DateComponents = DateComponents(day: 1)
    ) throws(HealthFailure) -> [Statistics] {
        try statistics(
            type,
            options,
            from: period.start,
            to: period.end,
            every: components,
            in: period.calendar.timeZone
        )
    }

    /// The figures of a type from one time to another, in intervals of the calendar of a time zone.
    func statistics(
        _ type: ObjectType,
        _ options: StatisticsOptions,
        from start: Date,
        to end: Date,
        every components: DateComponents,
        in timeZone: TimeZone
    ) throws(HealthFailure) -> [Statistics] {
        let query = StatisticsCollectionQuery(
            type,
            .samples(start: start, end: end),
            options,
            anchorDate: start,
            intervalComponents: components,
            timeZone: timeZone
        )
        let collection = try execute(query)
        do throws(NativeException) {
            return try collection.statistics(from: start, to: end)
        } catch {
            throw .exception(error)
        }
    }
}
