package import Foundation
import HealthModel

/// The dates of test data, of which a test gives the start, the end, the duration, two of them or none. What is missing follows
/// from the usual duration, and ends now.
package struct AddedInterval {
    var start: Date?
    var end: Date?
    /// The duration.
    var minutes: Double?

    /// An interval with the dates that are given.
    package init(start: Date? = nil, end: Date? = nil, minutes: Double? = nil) {
        self.start = start
        self.end = end
        self.minutes = minutes
    }

    /// The dates, the start not after the end.
    func dates(usually usual: Double, now: Date) throws(TestDataError) -> AddedDates {
        guard start == nil || end == nil || minutes == nil else {
            throw .expected("no duration, because startDate and endDate give it", of: "minutes")
        }
        if let start, let end, start > end { throw .expected("a date that is not before startDate", of: "endDate") }
        let seconds = (minutes ?? usual) * 60
        let latest = end ?? start.map { $0 + seconds } ?? now
        let parameter = minutes != nil ? "minutes" : end != nil ? "endDate" : ""
        return AddedDates(start: start ?? latest - seconds, end: latest, lengthIsGivenBy: parameter)
    }
}

/// The start and the end of test data.
struct AddedDates {
    let start: Date
    let end: Date
    /// The parameter to which a wrong length is due; an empty text for all parameters.
    private let lengthParameter: String

    init(start: Date, end: Date, lengthIsGivenBy parameter: String) {
        self.start = start
        self.end = end
        lengthParameter = parameter
    }

    /// A night in bed by the phone's time zone: from 11 in the evening before a day to 7 in the morning. Without a day, the last night that
    /// has ended.
    init(nightBefore day: CalendarDay?, in timeZone: TimeZone, now: Date) throws(TestDataError) {
        let calendar = Calendar(.gregorian, in: timeZone)
        func time(_ hour: Int, on day: CalendarDay, later days: Int = 0) -> Date {
            let parts = DateComponents(year: day.year, month: day.month, day: day.day + days, hour: hour)
            return calendar.date(from: parts) ?? now
        }
        if let day, !DateComponents(year: day.year, month: day.month, day: day.day).isValidDate(in: calendar) {
            throw .expected("a day of the Gregorian calendar", of: "date")
        }
        let today = CalendarDay(of: now, in: calendar)
        let isOver = time(7, on: today) <= now
        let morning = day ?? today
        let shift = day == nil && !isOver ? -1 : 0
        let end = time(7, on: morning, later: shift)
        let evening = time(23, on: morning, later: shift - 1)
        // A time zone that moves to the other side of the date line leaves a day out: its date is that of the next day.
        start = evening < end ? evening : time(23, on: morning, later: shift - 2)
        self.end = end
        lengthParameter = "date"
    }

    /// Refuses what would be more than a day of detailed data, or shorter than a number of seconds.
    func checkLength(atLeast seconds: TimeInterval = 0) throws(TestDataError) {
        guard (seconds...86_400).contains(end.timeIntervalSince(start)) else {
            throw .expected("a duration of \(Int(seconds)) seconds to 24 hours", of: lengthParameter)
        }
    }
}
