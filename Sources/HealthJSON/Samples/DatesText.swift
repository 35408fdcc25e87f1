import BridgeCore
import Foundation
package import HealthModel

/// The dates and the identifier of a sample as one piece of text, in which only the digits are written anew: nearly all
/// dates are whole seconds, and nearly all are of the day of the sample before.
package struct DatesText {
    private static let day = Int64(86_400_000)
    private static let end = 33
    private static let uuid = 63

    private var text = Array(
        #"1970-01-01T00:00:00Z","endDate":"1970-01-01T00:00:00Z","uuid":"00000000-0000-0000-0000-000000000000""#.utf8
    )
    private var startDay: Int64 = 0
    private var endDay: Int64 = 0

    /// Appends start, end and identifier, from the first digit of the start to the quote after the identifier. False, and
    /// nothing is appended, if a date has milliseconds or lies outside the years that are written.
    package mutating func append(_ sample: Sample, to bytes: inout [UInt8]) -> Bool {
        let (start, end) = (sample.startDate.milliseconds, sample.endDate.milliseconds)
        guard start % 1000 == 0, end % 1000 == 0, RFC3339Fields.range.contains(start), RFC3339Fields.range.contains(end)
        else { return false }
        var days = (start: startDay, end: endDay)
        var span = text.mutableSpan
        Self.put(start, at: 0, &days.start, &span)
        Self.put(end, at: Self.end, &days.end, &span)
        span.put(sample.uuid, at: Self.uuid)
        (startDay, endDay) = days
        bytes += text
        return true
    }

    private static func put(_ time: Int64, at index: Int, _ day: inout Int64, _ span: inout MutableSpan<UInt8>) {
        let days = time >= 0 ? time / Self.day : (time - Self.day + 1) / Self.day
        if days != day {
            day = days
            let fields = RFC3339Fields(milliseconds: time)
            span.put(twoDigits: fields.year / 100, at: index)
            span.put(twoDigits: fields.year % 100, at: index + 2)
            span.put(twoDigits: fields.month, at: index + 5)
            span.put(twoDigits: fields.day, at: index + 8)
        }
        let seconds = (time - days * Self.day) / 1000
        span.put(twoDigits: seconds / 3600, at: index + 11)
        span.put(twoDigits: seconds / 60 % 60, at: index + 14)
        span.put(twoDigits: seconds % 60, at: index + 17)
    }
}

extension MutableSpan<UInt8> {
    /// Writes a number of two digits.
    fileprivate mutating func put(twoDigits number: Int64, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }
}
