package import Foundation
import HealthModel

/// Dates on the wire: RFC 3339, whole milliseconds, the Gregorian calendar for all times, years 0001 to 9999, which
/// every client's calendar knows. Saving and querying read and write two for each sample, hence arithmetic in place of
/// a calendar.
extension Date {
    /// An instant as RFC 3339 writes it, rounded to milliseconds; nil for anything else, and for what lies outside
    /// those years once it is in UTC.
    package init?(rfc3339 text: String) {
        var scanner = RFC3339Scanner(text)
        guard let milliseconds = scanner.milliseconds(), RFC3339Fields.range.contains(milliseconds) else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// In UTC, with milliseconds when there are any.
    package var rfc3339: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24)
        appendRFC3339(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the ``rfc3339`` text.
    package func appendRFC3339(to bytes: inout [UInt8]) {
        bytes.appendRFC3339(milliseconds: milliseconds)
    }
}

extension [UInt8] {
    /// Appends the ``Foundation/Date/rfc3339`` text of an instant in milliseconds since 1970. What lies outside the years is
    /// written as the first or last instant in them: `Date.distantPast`, which is 1 January 0001 in the Julian calendar, as that
    /// of the Gregorian.
    package mutating func appendRFC3339(milliseconds: Int64) {
        let fields = RFC3339Fields(milliseconds: milliseconds)
        append(fields.year / 100, then: nil)
        append(fields.year % 100, then: "-")
        append(fields.month, then: "-")
        append(fields.day, then: "T")
        append(fields.time / 3_600_000, then: ":")
        append(fields.time / 60_000 % 60, then: ":")
        append(fields.time / 1000 % 60, then: nil)
        let fraction = fields.time % 1000
        if fraction != 0 {
            append(UInt8(ascii: "."))
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100))
            append(fraction % 100, then: nil)
        }
        append(UInt8(ascii: "Z"))
    }

    /// Appends a number of two digits, and a character.
    private mutating func append(_ number: Int64, then separator: Unicode.Scalar?) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        if let separator {
            append(UInt8(ascii: separator))
        }
    }
}
