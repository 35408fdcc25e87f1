import Foundation
import HealthEngine
import HealthModel

/// The days that a report shows one by one.
struct Period {
    /// A day and when it begins and ends.
    struct Day {
        let date: CalendarDay
        let start: Date
        let end: Date

        /// The samples that overlap the day.
        var samples: SamplePredicate { .samples(start: start, end: end) }
    }

    let calendar: Calendar
    /// The days in order; at least one.
    let days: [Day]
    /// The last day, which is shown in detail.
    let last: Day

    var start: Date { days[0].start }
    var end: Date { last.end }

    /// The samples that overlap the period.
    var samples: SamplePredicate { .samples(start: start, end: end) }

    /// The last `count` days up to the day that contains `date`; nil if the calendar has no such days.
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

    /// The Gregorian calendar in a time zone, without the Julian calendar before 1582.
    static func calendar(in timeZone: TimeZone) -> Calendar { Calendar(.iso8601, in: timeZone) }
}

extension Phone {
    /// The statistics of a type for each interval of a period, including empty intervals. The options must fit the type.
    func statistics(
        _ type: ObjectType,
        _ options: StatisticsOptions,
        of period: Period,
        every components: DateComponents = DateComponents(day: 1)
    ) throws(HealthFailure) -> [Statistics] {
        try statistics(type, options, from: period.start, to: period.end, every: components, in: period.calendar.timeZone)
    }

    /// The statistics of a type for each interval between two times, by the calendar of a time zone.
    func statistics(
        _ type: ObjectType,
        _ options: StatisticsOptions,
        from start: Date,
        to end: Date,
        every components: DateComponents,
        in timeZone: TimeZone
    ) throws(HealthFailure) -> [Statistics] {
        let query = StatisticsCollectionQuery(
            type, .samples(start: start, end: end), options, anchorDate: start, intervalComponents: components, timeZone: timeZone
        )
        let collection = try healthStore.execute(query)
        do throws(NativeException) {
            return try collection.statistics(from: start, to: end)
        } catch {
            throw .exception(error)
        }
    }
}
