package import Foundation
import HealthModel

/// Prints dates in the format of archives: in one time zone, with its offset at that time (EXP-10).
package struct ExportClock {
    package let timeZone: TimeZone
    /// The cached offset of a quarter of an hour. Offsets change only between quarters.
    private var quarter: (number: Int64, offset: Int64)?
    private var day: (number: Int64, text: [UInt8]) = (.min, [])

    package init(_ timeZone: TimeZone) { self.timeZone = timeZone }

    /// The text `2024-01-01 08:00:00 +0100` for milliseconds since 1970, without fractions of seconds.
    mutating func text(_ milliseconds: Int64) -> [UInt8] {
        var text: [UInt8] = []
        append(milliseconds, to: &text)
        return text
    }

    /// Appends the text of an instant.
    mutating func append(_ milliseconds: Int64, to text: inout [UInt8]) {
        let (local, offset) = local(milliseconds)
        text += dayText(local.floored(by: 86_400))
        text.append(UInt8(ascii: " "))
        let seconds = local - local.floored(by: 86_400) * 86_400
        text.append(twoDigits: seconds / 3600)
        text.append(UInt8(ascii: ":"))
        text.append(twoDigits: seconds / 60 % 60)
        text.append(UInt8(ascii: ":"))
        text.append(twoDigits: seconds % 60)
        text.append(UInt8(ascii: " "))
        text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
        text.append(twoDigits: abs(offset) / 3600)
        text.append(twoDigits: abs(offset) / 60 % 60)
    }

    /// The text of an instant as a string.
    mutating func string(_ milliseconds: Int64) -> String { String(decoding: text(milliseconds), as: UTF8.self) }

    /// The text of a date as a string.
    mutating func string(_ date: Date) -> String { string(date.milliseconds) }

    /// The date in RFC 3339: `2024-01-01T08:00:00.250+01:00`. Whole seconds have no fraction.
    package mutating func internetDate(_ date: Date) -> String {
        let milliseconds = date.milliseconds
        var text = text(milliseconds)
        let fraction = milliseconds - milliseconds.floored(by: 1000) * 1000
        text[10] = UInt8(ascii: "T")
        text.insert(UInt8(ascii: ":"), at: 23)
        text.replaceSubrange(19..<20, with: fraction == 0 ? "".utf8 : ".\(String(1000 + fraction).dropFirst())".utf8)
        return String(decoding: text, as: UTF8.self)
    }

    /// The day of an instant: `2024-01-01`.
    package mutating func day(_ milliseconds: Int64) -> String {
        String(decoding: dayText(local(milliseconds).seconds.floored(by: 86_400)), as: UTF8.self)
    }

    /// The time of day at an instant on a twelve-hour clock: `8:05am`, if the separator is a colon.
    mutating func halfDayTime(_ milliseconds: Int64, _ separator: String) -> String {
        let minutes = millisecondsOfDay(milliseconds) / 60_000
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour % 12 == 0 ? 12 : hour % 12)\(separator)\(minute < 10 ? "0" : "")\(minute)\(hour < 12 ? "am" : "pm")"
    }

    /// Milliseconds since midnight in local time.
    mutating func millisecondsOfDay(_ milliseconds: Int64) -> Int64 {
        let local = milliseconds + offset(milliseconds.floored(by: 1000)) * 1000
        return local - local.floored(by: 86_400_000) * 86_400_000
    }

    private mutating func local(_ milliseconds: Int64) -> (seconds: Int64, offset: Int64) {
        let seconds = milliseconds.floored(by: 1000)
        let offset = offset(seconds)
        return (seconds + offset, offset)
    }

    /// The offset in seconds, rounded down to minutes. Before time zones, local times differed by seconds.
    private mutating func offset(_ seconds: Int64) -> Int64 {
        let number = seconds.floored(by: 900)
        if let quarter, quarter.number == number { return quarter.offset }
        let offset = Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))) / 60 * 60
        quarter = (number, offset)
        return offset
    }

    private mutating func dayText(_ number: Int64) -> [UInt8] {
        if day.number == number { return day.text }
        // Years start in March, so that the leap day is the last day.
        let shifted = number + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let civilMonth = month < 10 ? month + 3 : month - 9
        let year = yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0)
        var text: [UInt8] = []
        text.append(twoDigits: year / 100)
        text.append(twoDigits: year % 100)
        text.append(UInt8(ascii: "-"))
        text.append(twoDigits: civilMonth)
        text.append(UInt8(ascii: "-"))
        text.append(twoDigits: dayOfYear - (153 * month + 2) / 5 + 1)
        day = (number, text)
        return text
    }
}

extension Int64 {
    /// The quotient, rounded down.
    fileprivate func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

extension [UInt8] {
    /// Appends two decimal digits; zeros for a negative number.
    fileprivate mutating func append(twoDigits number: Int64) {
        let number = UInt8(clamping: number)
        append(UInt8(ascii: "0") + number / 10 % 10)
        append(UInt8(ascii: "0") + number % 10)
    }
}
