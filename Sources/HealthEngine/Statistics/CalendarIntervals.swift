import Foundation
import HealthModel

/// The contiguous intervals of a collection: they begin at an anchor and go on both ways (COLL-01).
///
/// The n-th begins n times the components after the anchor, in the Gregorian calendar of a time zone: days keep the time
/// of day when clocks change, and months that are too short for the anchor's day end early without losing it; hours and
/// less are lengths of time (COLL-02). Where ``Measurement/times`` ends, intervals end.
struct CalendarIntervals: Hashable, Sendable {
    /// How many intervals a collection may have, and how many may be listed at once (project decision): intervals of a
    /// second over decades are an error and do not exhaust memory.
    static let limit = 1_000_000

    private static let (earliest, latest) = (Measurement.times.lowerBound, Measurement.times.upperBound + 1)

    private let anchor: Date
    private let length: CalendarLength
    private let calendar: Calendar

    /// Raises an exception for intervals without length, and for those that would run backwards at times.
    init(anchor: Date, components: DateComponents, timeZone: TimeZone) throws(NativeException) {
        length = CalendarLength(components)
        guard length.isPositive else { throw .intervalWithoutLength }
        self.anchor = Date(milliseconds: Measurement.time(of: anchor))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// The days of a calendar.
    init(daysIn calendar: Calendar) {
        length = CalendarLength(DateComponents(day: 1))
        anchor = calendar.startOfDay(for: Date(timeIntervalSince1970: 0))
        self.calendar = calendar
    }

    /// When an interval begins, in milliseconds since 1970. That of the anchor is number 0.
    func start(of index: Int) -> Int64 {
        let outside = index < 0 ? Self.earliest : Self.latest
        // Outside of the supported times, where arithmetic and the calendar would overflow.
        guard abs(Double(index)) * length.reach < 2 * Double(Self.latest - Self.earliest) else { return outside }
        var date = anchor
        if let days = length.calendarComponents(times: index) {
            guard let sum = calendar.date(byAdding: days, to: anchor) else { return outside }
            date = sum
        }
        let start = (date.timeIntervalSince1970 * 1000).rounded() + Double(length.milliseconds(times: index))
        return Int64(min(max(start, Double(Self.earliest)), Double(Self.latest)))
    }

    /// When an interval ends, which is when the next begins.
    func end(of index: Int) -> Int64 { start(of: index + 1) }

    /// The interval that holds a time, which is one of ``Measurement/times``.
    func index(of time: Int64) -> Int {
        // Years and months are not far from their average length: the guess is off by one or two at most.
        let distance = Double(time - Measurement.time(of: anchor))
        var low = Int((distance / length.average).rounded(.down))
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

/// `intervalComponents`, multiplied and added without overflow.
private struct CalendarLength: Hashable, Sendable {
    private static let day = 86_400_000.0
    private static let month = 30.436875 * day

    private let years: Int
    private let months: Int
    private let days: Int
    private let nanoseconds: Int128

    init(_ components: DateComponents) {
        // Limited to more than the days of all supported times.
        func count(_ value: Int?) -> Int { min(max(value ?? 0, -10_000_000), 10_000_000) }
        years = count(components.year) + count(components.yearForWeekOfYear)
        months = count(components.month) + 3 * count(components.quarter)
        days =
            count(components.day) + count(components.dayOfYear) + count(components.weekday)
            + 7 * (count(components.weekOfYear) + count(components.weekOfMonth) + count(components.weekdayOrdinal))
        let seconds =
            Int128(components.hour ?? 0) * 3600 + Int128(components.minute ?? 0) * 60 + Int128(components.second ?? 0)
        nanoseconds = seconds * 1_000_000_000 + Int128(components.nanosecond ?? 0)
    }

    /// The parts in milliseconds, on average.
    private var parts: [Double] {
        [
            Double(years) * 12 * Self.month, Double(months) * Self.month, Double(days) * Self.day,
            Double(nanoseconds) / 1e6,
        ]
    }

    /// In milliseconds.
    var average: Double { parts.reduce(0, +) }

    /// How far away from the anchor the calendar has to go for one interval, in milliseconds.
    var reach: Double { parts.reduce(0) { $0 + abs($1) } }

    /// Whether each interval is at least a millisecond long. With parts of both signs that must be so where months are
    /// short and clocks go forward, too.
    var isPositive: Bool {
        guard parts.contains(where: { $0 < 0 }) else { return average >= 1 }
        let shortMonths = years != 0 || months != 0 ? 4 * Self.day : 0
        let clockChange = shortMonths > 0 || days != 0 ? Self.day / 12 : 0
        return average - shortMonths - clockChange >= 1
    }

    /// What the calendar has to add for so many intervals; nil if it is not needed.
    func calendarComponents(times count: Int) -> DateComponents? {
        guard years != 0 || months != 0 || days != 0 else { return nil }
        return DateComponents(year: years * count, month: months * count, day: days * count)
    }

    /// The length of time beside the calendar's components, rounded down.
    func milliseconds(times count: Int) -> Int64 {
        let (quotient, remainder) = (nanoseconds * Int128(count)).quotientAndRemainder(dividingBy: 1_000_000)
        return Int64(clamping: remainder < 0 ? quotient - 1 : quotient)
    }
}

extension NativeException {
    /// The text is our own.
    static let intervalWithoutLength = NativeException(
        reason: "intervalComponents must be an interval of at least a millisecond, wherever it begins"
    )

    /// The limit and the text are our own.
    static let tooManyIntervals = NativeException(
        reason: "A statistics collection cannot have more than \(CalendarIntervals.limit) intervals"
    )
}
