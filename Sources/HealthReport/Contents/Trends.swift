import Foundation
import HealthEngine
import HealthModel

/// The main types over the whole time of the store, up to the time of the report.
struct Trends: Equatable {
    /// The most intervals of a trend; earlier years are left out.
    private static let mostPoints = 60
    /// A type with more samples begins later, so that a report about any store is fast.
    static let mostSamples = 200_000

    let step: Measurements.Step
    /// The first and the last sample.
    let dates: ClosedRange<Date>
    /// The start of the first interval and the end of the last one.
    let start: Date
    let end: Date
    /// Whether a type begins later, because it has too many samples.
    let isShortened: Bool
    let measurements: [Measurements]

    /// Nil if all samples of the main types are in the period, or if no type has two values.
    init?(
        _ phone: Phone,
        _ contents: StoreContents,
        _ period: Period,
        mostSamples: Int = Self.mostSamples
    ) throws(HealthFailure) {
        let rows = Dictionary(uniqueKeysWithValues: contents.types.map { ($0.identifier, $0) })
        let types = Measurements.main.compactMap { type in rows[type.identifier]?.dates.map { (type, $0) } }
        let calendar = period.calendar
        guard let earliest = types.map(\.1.earliest).min(), let latest = types.compactMap(\.1.latestByNow).max(),
            earliest < latest, earliest < period.start || latest >= period.end
        else { return nil }
        let step = Self.step(from: earliest, to: latest)
        guard let last = calendar.dateInterval(of: step.component, for: latest),
            let limit = calendar.date(byAdding: step.component, value: 1 - Self.mostPoints, to: last.start),
            let first = calendar.dateInterval(of: step.component, for: max(earliest, limit))
        else { return nil }
        (self.step, dates, start, end) = (step, max(earliest, first.start)...latest, first.start, last.end)
        let cuts = types.map { Self.cut($0.1, mostSamples, before: last.end) }
        isShortened = cuts.contains { $0 > .distantPast }
        var measurements: [Measurements] = []
        for ((type, dates), cut) in zip(types, cuts) {
            let found = try Self.measurements(of: type, dates, phone, step, from: first.start, cut, to: last.end, calendar)
            if let found, found.values.count > 1 { measurements.append(found) }
        }
        self.measurements = measurements
        if measurements.isEmpty { return nil }
    }

    private static func step(from first: Date, to last: Date) -> Measurements.Step {
        let days = last.timeIntervalSince(first) / 86_400
        return days < 26 * 7 ? .week : days < 5 * 365 ? .month : .year
    }

    private static func measurements(
        of type: ObjectType,
        _ dates: SampleDates,
        _ phone: Phone,
        _ step: Measurements.Step,
        from first: Date,
        _ cut: Date,
        to end: Date,
        _ calendar: Calendar
    ) throws(HealthFailure) -> Measurements? {
        let earliest = max(dates.earliest, cut)
        guard let latest = dates.latestByNow, earliest <= latest,
            let begin = calendar.dateInterval(of: step.component, for: earliest),
            let firstDay = calendar.dateInterval(of: .day, for: earliest),
            let lastDay = calendar.dateInterval(of: .day, for: latest)
        else { return nil }
        // The interval in which a cut lies would be incomplete.
        let start = max(first, begin.start < earliest && earliest > dates.earliest ? begin.end : begin.start)
        guard start < end else { return nil }
        let days = max(firstDay.start, start)...max(firstDay.start, start, lastDay.end)
        return try Measurements(phone, type, step, from: start, to: end, in: calendar, days: days)
    }

    /// The start of the month from which on the samples are not too many; the distant past if they are few.
    private static func cut(_ dates: SampleDates, _ mostSamples: Int, before end: Date) -> Date {
        var (count, first) = (0, end)
        for month in dates.months.reversed() where month.start < end {
            count += month.count
            if count > mostSamples { return first }
            first = month.start
        }
        return .distantPast
    }
}
