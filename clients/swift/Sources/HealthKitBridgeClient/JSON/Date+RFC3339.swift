import Foundation

/// Dates on the wire: RFC 3339 in UTC with milliseconds, in the proleptic Gregorian calendar, years 0001 to 9999.
extension Date {
    private static let millisecondsOfDay = 86_400_000

    /// The instant in the format of the bridge. Dates outside the years become the first or last instant.
    var rfc3339: String {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        let milliseconds = Int(min(max(exact, -62_135_596_800_000), 253_402_300_799_999))
        let time = milliseconds - Self.millisecondsOfDay * Self.floor(milliseconds, Self.millisecondsOfDay)
        let (year, month, day) = Self.civil(daysSince1970: Self.floor(milliseconds, Self.millisecondsOfDay))
        let date = [Self.digits(year, 4), Self.digits(month), Self.digits(day)].joined(separator: "-")
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map { Self.digits($0) }
        return "\(date)T\(clock.joined(separator: ":")).\(Self.digits(time % 1000, 3))Z"
    }

    /// Reads an instant in the format of the bridge, with or without a fraction; nil for other text.
    init?(rfc3339 text: String) {
        let form = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d{1,9})?Z/
        guard let fields = text.wholeMatch(of: form)?.output,
            let year = Int(fields.1), let month = Int(fields.2), let day = Int(fields.3),
            let hour = Int(fields.4), let minute = Int(fields.5), let second = Int(fields.6),
            (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 60
        else { return nil }
        let days = Self.days(year: year, month: month, day: day)
        let seconds = Double(days * 86_400 + hour * 3600 + minute * 60 + second)
        self.init(timeIntervalSince1970: seconds + (fields.7.flatMap { Double("0\($0)") } ?? 0))
    }

    /// The days from 1970 to a date. Years start in March, so that the leap day is the last day.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let leapDays = floor(year, 4) - floor(year, 100) + floor(year, 400)
        let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
        return 365 * year + leapDays + daysBeforeMonth + day - 719_469
    }

    private static func civil(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        // The estimate is at most one year off, near the turn of a year.
        var year = 1970 + floor(days * 400, 146_097)
        while Self.days(year: year + 1, month: 1, day: 1) <= days { year += 1 }
        while Self.days(year: year, month: 1, day: 1) > days { year -= 1 }
        let month = (1...12).last { Self.days(year: year, month: $0, day: 1) <= days } ?? 1
        return (year, month, days - Self.days(year: year, month: month, day: 1) + 1)
    }

    /// The quotient, rounded down.
    private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
        dividend / divisor - (dividend % divisor < 0 ? 1 : 0)
    }

    private static func digits(_ number: Int, _ count: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: count - digits.count) + digits
    }
}
