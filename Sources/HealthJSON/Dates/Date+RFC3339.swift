package import Foundation
import HealthModel

/// Dates on the wire: RFC 3339 in whole milliseconds, with the proleptic Gregorian calendar and the years 0001 to 9999.
/// Each sample has two dates, so reading and writing use arithmetic instead of a `Calendar`.
extension Date {
    /// Reads an RFC 3339 date, rounded to milliseconds. Nil for any other text, and for an instant outside the years 0001 to
    /// 9999 in UTC.
    package init?(rfc3339 text: String) {
        var scanner = RFC3339Scanner(text)
        guard let milliseconds = scanner.milliseconds(), RFC3339Fields.range.contains(milliseconds) else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// The date in UTC, with milliseconds if they are not zero.
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
    /// Appends the ``Foundation/Date/rfc3339`` text of an instant in milliseconds since 1970.
    ///
    /// An instant outside the years 0001 to 9999 is written as the first or last instant of that range. `Date.distantPast` is
    /// such an instant: 1 January 0001 in the Julian calendar is earlier than in the Gregorian calendar.
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

    /// Appends two digits, and a separator if there is one.
    private mutating func append(_ number: Int64, then separator: Unicode.Scalar?) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        if let separator { append(UInt8(ascii: separator)) }
    }
}
