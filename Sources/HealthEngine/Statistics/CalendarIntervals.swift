import Foundation
import HealthModel

/// The contiguous intervals of a collection. They extend in both directions from an anchor (COLL-01).
///
/// The n-th interval starts n times the components after the anchor, in the Gregorian calendar of a time zone. Days
/// keep the time of day when clocks change. In a month that is too short for the anchor's day, the interval starts on
/// the last day. Later months use the anchor's day again. Hours and shorter units are fixed durations (COLL-02). There
/// are no intervals outside ``Measurement/times``.
struct CalendarIntervals: Hashable, Sendable {
    /// The number of intervals between two checks whether a long calculation should continue.
    static let countBetweenChecks = 4096

    private static let (earliest, latest) = (Measurement.times.lowerBound, Measurement.times.upperBound + 1)

    private let anchor: Date
    private let length: CalendarLength
    private let calendar: Calendar

    /// Throws an exception for intervals without length, and for intervals that could run backwards.
    init(anchor: Date, components: DateComponents, timeZone: TimeZone) throws(NativeException) {
        length = CalendarLength(components)
        guard length.isPositive else { throw .intervalWithoutLength }
        self.anchor = Date(milliseconds: Measurement.time(of: anchor))
        calendar = Calendar(.gregorian, in: timeZone)
    }

    /// Intervals of one day in a calendar.
    init(daysIn calendar: Calendar) {
        length = CalendarLength(DateComponents(day: 1))
        anchor = calendar.startOfDay(for: Date(timeIntervalSince1970: 0))
        self.calendar = calendar
    }

    /// The start of an interval, in milliseconds since 1970. The interval at the anchor is number 0.
    func start(of index: Int) -> Int64 {
        let outside = index < 0 ? Self.earliest : Self.latest
        // Outside the supported times, arithmetic and the calendar would overflow.
        guard abs(Double(index)) * length.reach < 2 * Double(Self.latest - Self.earliest) else { return outside }
        var date = anchor
        if let days = length.calendarComponents(times: index) {
            guard let sum = calendar.date(byAdding: days, to: anchor) else { return outside }
            date = sum
        }
        let start = (date.timeIntervalSince1970 * 1000).rounded() + Double(length.milliseconds(times: index))
        return min(max(Int64(saturating: start), Self.earliest), Self.latest)
    }

    /// The end of an interval, which is the start of the next.
    func end(of index: Int) -> Int64 { start(of: index + 1) }

    /// The interval that contains a time of ``Measurement/times``.
    func index(of time: Int64) -> Int {
        // Years and months are close to their average length, so the guess is off by two at most.
        let distance = Double(time - Measurement.time(of: anchor))
        var low = Int(saturating: (distance / length.average).rounded(.down))
        var step = 1
        while start(of: low) > time {
            low -= step
            step *= 2
        }
        step = 1
        while start(of: low + step) <= time {
            low += step
            step *= 2
        }
        var high = low + step
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if start(of: middle) <= time { low = middle } else { high = middle }
        }
        return low
    }
}

/// `intervalComponents`, with arithmetic that does not overflow.
private struct CalendarLength: Hashable, Sendable {
    private static let day = 86_400_000.0
    private static let month = 30.436875 * day

    private let years: Int
    private let months: Int
    private let days: Int
    private let nanoseconds: Int128

    init(_ components: DateComponents) {
        // The limit is larger than the number of days in all supported times.
        func count(_ value: Int?) -> Int { min(max(value ?? 0, -10_000_000), 10_000_000) }
        years = count(components.year) + count(components.yearForWeekOfYear)
        months = count(components.month) + 3 * count(components.quarter)
        days =
            count(components.day) + count(components.dayOfYear) + count(components.weekday)
            + 7 * (count(components.weekOfYear) + count(components.weekOfMonth) + count(components.weekdayOrdinal))
        let seconds =
            Int128(components.hour ?? 0) * 3600 + Int128(components.minute ?? 0) * 60 + Int128(components.second ?? 0)
        nanoseconds = seconds * 1_000_000_000 + Int128(components.nanosecond ?? 0)
        let parts = [
            Double(years) * 12 * Self.month, Double(months) * Self.month, Double(days) * Self.day, Double(nanoseconds) / 1e6,
        ]
        average = parts.reduce(0, +)
        reach = parts.reduce(0) { $0 + abs($1) }
    }

    /// The average length, in milliseconds.
    let average: Double
    /// The largest distance from the anchor in the calculation of one interval, in milliseconds.
    let reach: Double

    /// Whether every interval is at least a millisecond long. If parts have different signs, this must be true even
    /// where months are short and clocks change.
    var isPositive: Bool {
        guard reach > average else { return average >= 1 }
        let shortMonths = years != 0 || months != 0 ? 4 * Self.day : 0
        let clockChange = shortMonths > 0 || days != 0 ? Self.day / 12 : 0
        return average - shortMonths - clockChange >= 1
    }

    /// The calendar components for a number of intervals. Nil if there are none.
    func calendarComponents(times count: Int) -> DateComponents? {
        guard years != 0 || months != 0 || days != 0 else { return nil }
        return DateComponents(year: years * count, month: months * count, day: days * count)
    }

    /// The fixed duration of a number of intervals without the calendar components, rounded down.
    func milliseconds(times count: Int) -> Int64 {
        let (quotient, remainder) = (nanoseconds * Int128(count)).quotientAndRemainder(dividingBy: 1_000_000)
        return Int64(clamping: remainder < 0 ? quotient - 1 : quotient)
    }
}

extension NativeException {
    /// The text is this project's.
    static let intervalWithoutLength = NativeException(
        reason: "intervalComponents must be an interval of at least a millisecond at every start date"
    )

    /// The limits and the texts are this project's.
    static func tooManyIntervals(limit: Int) -> NativeException {
        let subject = limit < ProtocolLimits.intervals ? "collection with an update handler" : "collection"
        return NativeException(reason: "A statistics \(subject) cannot have more than \(limit) intervals")
    }

    /// Ends a cancelled calculation, whose caller ignores its outcome.
    static let interrupted = NativeException(reason: "The calculation was interrupted")
}
