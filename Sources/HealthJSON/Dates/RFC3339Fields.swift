/// An instant as date and time of day in UTC.
///
/// It uses Howard Hinnant's algorithm, in which years begin in March, so that the leap day is the last day of a year.
package struct RFC3339Fields {
    package static let millisecondsPerDay: Int64 = 86_400_000
    /// From the first instant of the year 0001 to the last of 9999, in milliseconds since 1970.
    package static let range =
        days(year: 1, month: 1, day: 1) * millisecondsPerDay..<days(year: 10000, month: 1, day: 1) * millisecondsPerDay

    private static let daysPerEra: Int64 = 146_097
    /// The days from 1 March 0000 to 1 January 1970.
    private static let daysBefore1970: Int64 = 719_468

    package let year: Int64
    package let month: Int64
    package let day: Int64
    /// Milliseconds since midnight.
    package let time: Int64

    package init(milliseconds: Int64) {
        let milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound - 1)
        // Count from 1 March of the year -400, so that no number is negative.
        let shifted = milliseconds + (Self.daysBefore1970 + Self.daysPerEra) * Self.millisecondsPerDay
        let days = shifted / Self.millisecondsPerDay
        time = shifted % Self.millisecondsPerDay
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: Self.daysPerEra)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = (era - 1) * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    }

    /// The days from 1970 to a date. The year must not be negative.
    package static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = (month <= 2 ? year - 1 : year) + 400
        let (era, yearOfEra) = year.quotientAndRemainder(dividingBy: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return (era - 1) * daysPerEra + dayOfEra - daysBefore1970
    }

    package static func daysOfMonth(_ month: Int64, of year: Int64) -> Int64 {
        guard month != 2 else { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    }
}
