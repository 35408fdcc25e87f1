import Foundation
import Testing

@testable import HealthKitBridgeClient

struct DateTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00.000Z", 0.0), ("2026-03-01T08:00:00.250Z", 1_772_352_000.25),
        ("2024-02-29T23:59:59.999Z", 1_709_251_199.999), ("1969-12-31T23:59:59.500Z", -0.5),
        ("0001-01-01T00:00:00.000Z", -62_135_596_800), ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
        ("1500-02-27T12:00:00.000Z", -14_826_801_600),
    ])
    func `dates are RFC 3339 with milliseconds`(text: String, seconds: Double) throws {
        #expect(Date(timeIntervalSince1970: seconds).rfc3339 == text)
        let date = try #require(Date(rfc3339: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.0005)
        #expect(date.rfc3339 == text)
    }

    @Test func `every day can be written and read`() throws {
        var date = Date(timeIntervalSince1970: -62_135_596_800)
        var formerText = ""
        for _ in 0..<2000 {
            date += 86_400 * 1777
            let text = date.rfc3339
            #expect(text > formerText)
            #expect(Date(rfc3339: text) == date)
            formerText = text
        }
    }

    @Test func `dates outside the years become the first or last instant`() {
        #expect(Date.distantPast.rfc3339 == "0001-01-01T00:00:00.000Z")
        #expect(Date(timeIntervalSince1970: .infinity).rfc3339 == "9999-12-31T23:59:59.999Z")
    }

    @Test func `an invalid date is null`() {
        #expect(JSONValue.date(Date(timeIntervalSince1970: .nan)) == nil as JSONValue)
    }

    @Test func `only the fraction can be omitted`() {
        #expect(Date(rfc3339: "1970-01-01T00:00:01Z") == Date(timeIntervalSince1970: 1))
        for text in ["", "1970-01-01", "1970-01-01T00:00:01", "1970-13-01T00:00:01Z", "1970-01-01T24:00:01Z", "x"] {
            #expect(Date(rfc3339: text) == nil)
        }
    }
}
