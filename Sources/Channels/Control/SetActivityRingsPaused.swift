import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user pauses the activity rings in the Fitness app (OTH-17).
    static let setActivityRingsPaused = Method(
        "setActivityRingsPaused",
        "Pauses or resumes the activity rings on one or more days. Other days do not change.",
        .required("paused", .bool, "Whether the rings are paused on these days."),
        .required("firstDay", .calendarDay, "The first day."),
        .optional("lastDay", .calendarDay, "The last day. Default: the first day."),
        audit: .action(.write)
    ) { call, isPaused, firstDay, lastDay in
        guard call.device.osVersion >= OSVersion(major: 18) else {
            throw JSONReadingError.expected("true only from iOS 18 on, where rings can be paused", at: "paused")
        }
        guard let days = firstDay.days(through: lastDay ?? firstDay) else {
            throw JSONReadingError.expected("a day from firstDay on, at most \(Phone.longestPause) days in all", at: "lastDay")
        }
        try call.phone.setActivityRings(paused: isPaused, on: days)
    }
}

extension CalendarDay {
    /// The days from this one to another, both included; nil if that one is earlier, or if there are too many days.
    fileprivate func days(through last: CalendarDay) -> [CalendarDay]? {
        // The ISO 8601 calendar is Gregorian at all times.
        let calendar = Calendar(.iso8601, in: .gmt)
        guard self <= last, var date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else {
            return nil
        }
        var days: [CalendarDay] = []
        while days.count < Phone.longestPause {
            let day = CalendarDay(of: date, in: calendar)
            guard day <= last else { return days.isEmpty ? nil : days }
            days.append(day)
            date += 24 * 3600
        }
        return CalendarDay(of: date, in: calendar) > last ? days : nil
    }
}
