public import Foundation

/// A day of the Gregorian calendar, which identifies an activity summary (OTH-03).
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day that contains a date in a calendar.
    public init(of date: Date, in calendar: Calendar) {
        let components = calendar.dateComponents([.year, .month, .day], from: date)
        self.init(year: components.year ?? 1, month: components.month ?? 1, day: components.day ?? 1)
    }

    /// Whether one day is before another.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Reads a day from a text such as 2024-01-31, without checking that the day exists.
    package init?(isoText text: String) {
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
            let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The text `2024-01-31`.
    package var isoText: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = "\(number)"
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}

extension Calendar {
    /// Noon of a day, which separates one night from the next.
    package func noon(of day: CalendarDay) -> Date? {
        date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    }

    /// The time from the start of a day to its end.
    package func interval(of day: CalendarDay) -> DateInterval? { noon(of: day).flatMap { dateInterval(of: .day, for: $0) } }
}
