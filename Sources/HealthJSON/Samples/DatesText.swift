import Foundation
import HealthModel
import JSON

/// The text of a sample's dates and UUID. Only digits are rewritten for each sample, because nearly all dates are whole seconds
/// and on the same day as those of the previous sample.
struct DatesText {
    /// The text with placeholder digits, from the first digit of the start date to the quote after the UUID.
    static let template = Array(
        #"1970-01-01T00:00:00Z","endDate":"1970-01-01T00:00:00Z","uuid":"00000000-0000-0000-0000-000000000000""#.utf8
    )

    private var text = Self.template
    private var digits = DatesDigits()

    /// Appends start date, end date and UUID, from the first digit to the last quote. Returns false and appends nothing if a date
    /// has milliseconds, or lies outside the years 0001 to 9999.
    mutating func append(_ sample: Sample, to bytes: inout [UInt8]) -> Bool {
        var digits = digits
        var span = text.mutableSpan
        let (start, end) = (sample.startDate.milliseconds, sample.endDate.milliseconds)
        guard digits.put(start: start, end: end, UUIDDigits(sample.uuid), into: &span, at: 0) else { return false }
        self.digits = digits
        bytes += text
        return true
    }
}

/// Writes the digits of dates and UUIDs into a copy of ``DatesText/template``, and remembers the days in it.
struct DatesDigits {
    private static let end = 33
    private static let uuid = 63

    private var startDay: Int64 = 0
    private var endDay: Int64 = 0

    /// Writes the digits of two dates, in milliseconds since 1970, and of a UUID. Returns false and writes nothing if a date has
    /// milliseconds, or lies outside the years 0001 to 9999.
    mutating func put(
        start: Int64, end: Int64, _ identifier: UUIDDigits, into span: inout MutableSpan<UInt8>, at index: Int
    ) -> Bool {
        guard start % 1000 == 0, end % 1000 == 0, RFC3339Fields.range.contains(start), RFC3339Fields.range.contains(end)
        else { return false }
        span.put(start, at: index, &startDay)
        span.put(end, at: index + Self.end, &endDay)
        identifier.put(into: &span, at: index + Self.uuid)
        return true
    }
}

extension MutableSpan<UInt8> {
    /// Writes the digits of a date in whole seconds. Writes the day only if it differs from the previous one.
    fileprivate mutating func put(_ time: Int64, at index: Int, _ day: inout Int64) {
        let length = RFC3339Fields.millisecondsPerDay
        let days = time >= 0 ? time / length : (time - length + 1) / length
        if days != day {
            day = days
            let fields = RFC3339Fields(milliseconds: time)
            put(twoDigits: fields.year / 100, at: index)
            put(twoDigits: fields.year % 100, at: index + 2)
            put(twoDigits: fields.month, at: index + 5)
            put(twoDigits: fields.day, at: index + 8)
        }
        put(timeOfDay: UInt32(truncatingIfNeeded: (time - days * length) / 1000), at: index + 11)
    }

    /// Writes a two-digit number.
    private mutating func put(twoDigits number: Int64, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }

    /// Writes seconds since midnight as `00:00:00`, in one word. The lowest byte is the first character.
    private mutating func put(timeOfDay seconds: UInt32, at index: Int) {
        let minutes = seconds / 60
        let numbers = UInt64(minutes / 60) | UInt64(minutes % 60) << 24 | UInt64(seconds % 60) << 48
        // For integers below 60, x * 103 / 1024 equals x / 10.
        let tens = (numbers * 103) >> 10 & 0x000F_0000_0F00_000F
        let digits = tens | (numbers - tens * 10) << 8
        put(digits + 0x3030_3A30_303A_3030, at: index)
    }
}
