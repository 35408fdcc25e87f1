import BridgeCore
import Foundation
import HealthModel
import JSON

/// The dates and the identifier of a sample as one piece of text, in which only the digits are written anew: nearly all
/// dates are whole seconds, and nearly all are of the day of the sample before.
struct DatesText {
    /// The text without its digits, from the first digit of the start to the quote after the identifier.
    static let template = Array(
        #"1970-01-01T00:00:00Z","endDate":"1970-01-01T00:00:00Z","uuid":"00000000-0000-0000-0000-000000000000""#.utf8
    )

    private var text = Self.template
    private var digits = DatesDigits()

    /// Appends start, end and identifier, from the first digit of the start to the quote after the identifier. False, and
    /// nothing is appended, if a date has milliseconds or lies outside the years that are written.
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

/// Writes the digits of dates and identifiers into a copy of ``DatesText/template``, and remembers which days stand there.
struct DatesDigits {
    private static let end = 33
    private static let uuid = 63

    private var startDay: Int64 = 0
    private var endDay: Int64 = 0

    /// Writes the digits of two dates, in milliseconds since 1970, and of an identifier. False, and nothing is written, if a
    /// date has milliseconds or lies outside the years that are written.
    mutating func put(
        start: Int64,
        end: Int64,
        _ identifier: UUIDDigits,
        into span: inout MutableSpan<UInt8>,
        at index: Int
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
    /// Writes the digits of a date of whole seconds. The day is written only if it is another than the last.
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

    /// Writes a number of two digits.
    private mutating func put(twoDigits number: Int64, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }

    /// Writes `00:00:00`, for seconds since midnight, as one word: its lowest byte is the first.
    private mutating func put(timeOfDay seconds: UInt32, at index: Int) {
        let minutes = seconds / 60
        let numbers = UInt64(minutes / 60) | UInt64(minutes % 60) << 24 | UInt64(seconds % 60) << 48
        // A tenth, in whole numbers below 60: 103 / 1024.
        let tens = (numbers * 103) >> 10 & 0x000F_0000_0F00_000F
        let digits = tens | (numbers - tens * 10) << 8
        put(digits + 0x3030_3A30_303A_3030, at: index)
    }
}
