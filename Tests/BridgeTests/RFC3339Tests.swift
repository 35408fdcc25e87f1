import Foundation
import HealthModel
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Dates on the wire.
struct RFC3339Tests {
    private func milliseconds(_ text: String) -> Int64? { Date(rfc3339: text)?.milliseconds }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999Z", -1), ("2026-03-01T08:00:00Z", 1_772_352_000_000),
        ("2000-02-29T23:59:59.123Z", 951_868_799_123), ("1900-03-01T00:00:00Z", -2_203_891_200_000),
        ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("4001-01-01T00:00:00Z", 64_092_211_200_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ("1582-10-10T00:00:00Z", -12_219_724_800_000), ("1500-02-28T00:00:00Z", -14_825_894_400_000 - 864_000_000),
    ])
    func `an instant is read and written in the Gregorian calendar for all times`(text: String, expected: Int64) {
        #expect(milliseconds(text) == expected)
        #expect(Date(milliseconds: expected).rfc3339 == text)
    }

    @Test(arguments: [
        ("1970-01-01T01:30:00+01:30", 0), ("1969-12-31T00:01:00-23:59", 0), ("1970-01-01T00:00:00-00:00", 0),
        ("1970-01-01T00:00:00.5Z", 500), ("1970-01-01T00:00:00.05Z", 50), ("1970-01-01T00:00:00.0004Z", 0),
        ("1970-01-01T00:00:00.0005Z", 1), ("1970-01-01T00:00:00.123456789012345678Z", 123),
        ("1970-01-01T00:00:59.9996+00:00", 60_000), ("1969-12-31T23:59:59.9999Z", 0),
    ])
    func `offsets are applied, and fractions are rounded`(text: String, expected: Int64) {
        #expect(milliseconds(text) == expected)
    }

    @Test(arguments: [
        "", "2026-03-01", "2026-03-01T08:00:00", "2026-03-01T08:00Z", "2026-03-01t08:00:00Z", "2026-03-01T08:00:00z",
        "2026-03-01 08:00:00Z", "2026-02-29T08:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T08:00:00Z",
        "2026-00-01T08:00:00Z", "2026-13-01T08:00:00Z", "2026-03-00T08:00:00Z", "2026-03-32T08:00:00Z",
        "2026-03-01T24:00:00Z", "2026-03-01T08:60:00Z", "2026-03-01T08:00:60Z", "2026-03-01T08:00:00.Z",
        "2026-03-01T08:00:00,5Z", "2026-03-01T08:00:00.1234567890123456789Z", "2026-03-01T08:00:00+24:00",
        "2026-03-01T08:00:00+01:60", "2026-03-01T08:00:00+0100", "2026-03-01T08:00:00+01", "2026-03-01T08:00:00ZZ",
        "2026-03-01T08:00:00+01:00 ", " 2026-03-01T08:00:00Z", "+026-03-01T08:00:00Z", "12026-03-01T08:00:00Z",
        "2026-03-01T08:00:00.5", "2026-3-01T008:00:00Z", "٢٠26-03-01T08:00:00Z", "2026-03-01T08:00:00\u{2212}01:00",
        "0001-01-01T00:00:00+00:01", "0000-12-31T23:59:59Z", "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:59.9999Z",
    ])
    func `any other text is refused`(text: String) {
        #expect(Date(rfc3339: text) == nil)
    }

    @Test func `an instant outside the years 0001 to 9999 is written as the nearest inside`() {
        #expect(Date(timeIntervalSince1970: 1e300).rfc3339 == "9999-12-31T23:59:59.999Z")
        #expect(Date(timeIntervalSince1970: -1e300).rfc3339 == "0001-01-01T00:00:00Z")
        #expect(Date(timeIntervalSince1970: .infinity).rfc3339 == "9999-12-31T23:59:59.999Z")
        #expect(Date.distantPast.rfc3339 == "0001-01-01T00:00:00Z")
        #expect(Date.distantFuture.rfc3339 == "4001-01-01T00:00:00Z")
        #expect(Date(timeIntervalSince1970: .nan).rfc3339 == "1970-01-01T00:00:00Z")
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `every instant is read as it was written`(seed: UInt64) {
        var random = SplitMix64(seed)
        for _ in 0..<200 {
            let milliseconds = Int64.random(in: RFC3339Fields.range, using: &random)
            let text = Date(milliseconds: milliseconds).rfc3339
            #expect(self.milliseconds(text) == milliseconds, "seed \(seed): \(text)")
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `Foundation agrees from 1900 to 2100`(seed: UInt64) throws {
        var random = SplitMix64(seed)
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        for _ in 0..<50 {
            let milliseconds = Int64.random(in: -2_208_988_800_000...4_102_444_800_000, using: &random)
            let text = Date(milliseconds: milliseconds).rfc3339
            let fraction = text.contains(".") ? text : String(text.dropLast()) + ".000Z"
            #expect(try style.parse(fraction).milliseconds == milliseconds, "seed \(seed): \(text)")
            // Foundation truncates if a double is slightly below its millisecond.
            #expect((Date(milliseconds: milliseconds) + 0.0004).formatted(style) == fraction, "seed \(seed)")
        }
    }

    @Test func `every day of four centuries follows the previous day`() {
        var previous: RFC3339Fields?
        for day in 0..<146_097 as Range<Int64> {
            let fields = RFC3339Fields(milliseconds: day * RFC3339Fields.millisecondsPerDay)
            #expect(RFC3339Fields.days(year: fields.year, month: fields.month, day: fields.day) == day)
            if let previous, previous.day != RFC3339Fields.daysOfMonth(previous.month, of: previous.year) {
                #expect(fields.day == previous.day + 1 && fields.month == previous.month)
            } else if previous != nil {
                #expect(fields.day == 1)
            }
            previous = fields
        }
    }
}
