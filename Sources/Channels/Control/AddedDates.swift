import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The dates of added data, of which a test gives the start, the end, the duration, two of them or none. What is missing follows
/// from the usual duration, and ends now.
struct AddedDates {
    /// The start.
    let start: Date
    /// The end. A client may give an end before the start, which HealthKit refuses.
    let end: Date

    init(_ call: Call, _ start: Date?, _ end: Date?, _ minutes: Double?, usually usual: Double) throws {
        guard start == nil || end == nil || minutes == nil else {
            throw JSONReadingError.expected("no duration, because startDate and endDate give it", at: "minutes")
        }
        let seconds = (minutes ?? usual) * 60
        let latest = end ?? start.map { $0 + seconds } ?? call.phone.environment.clock.current
        self.start = start ?? latest - seconds
        self.end = latest
    }

    /// A night in bed by the phone's time zone: from 11 in the evening before a day to 7 in the morning. Without a day, the last night that
    /// has ended.
    init(nightBefore day: CalendarDay?, _ call: Call) throws {
        let calendar = Calendar(.gregorian, in: call.phone.environment.timeZone)
        let now = call.phone.environment.clock.current
        func time(_ hour: Int, on day: CalendarDay, later days: Int = 0) -> Date {
            let parts = DateComponents(year: day.year, month: day.month, day: day.day + days, hour: hour)
            return calendar.date(from: parts) ?? now
        }
        if let day, !DateComponents(year: day.year, month: day.month, day: day.day).isValidDate(in: calendar) {
            throw JSONReadingError.expected("a day of the Gregorian calendar", at: "date")
        }
        let today = CalendarDay(of: now, in: calendar)
        let isOver = time(7, on: today) <= now
        let morning = day ?? today
        let shift = day == nil && !isOver ? -1 : 0
        start = time(23, on: morning, later: shift - 1)
        end = time(7, on: morning, later: shift)
    }

    /// Refuses what would be more than a day of detailed data.
    func checkLength() throws {
        guard end.timeIntervalSince(start) <= 86_400 else {
            throw JSONReadingError.expected("at most a day after the start", at: "endDate")
        }
    }
}

extension Parameter where Value == Date? {
    /// The start of an interval.
    static let startDate = optional("startDate", .date, "The start. Default: the duration before endDate.")
    /// The end of an interval.
    static let endDate = optional("endDate", .date, "The end. Default: the duration after startDate, or now.")
    /// The start and end of a measurement.
    static let moment = optional("startDate", .date, "When it was measured. Default: now.")
}

extension Parameter where Value == Double? {
    /// The duration of an interval, if start and end do not give it.
    static func minutes(_ usual: String) -> Parameter { optional("minutes", .minutes, "The duration. Default: \(usual).") }
}

extension ValueCodec where Value == Double {
    /// Minutes of a year at most.
    fileprivate static let minutes = ValueCodec(["type": "number", "minimum": 0, "maximum": 525_600]) { reader in
        let minutes = try reader.real()
        guard (0...525_600).contains(minutes) else { throw reader.fail(expected: "0 to 525600 minutes") }
        return minutes
    }
}

extension Parameter where Value == AddedSource? {
    /// The source of added data.
    static func source(_ usual: AddedSource.UserDevice) -> Parameter {
        optional("source", .addedSource, "The source that saves: `phone`, `watch`, or another one. Default: `\(usual.rawValue)`.")
    }
}
