import Foundation
import HealthModel
import Testing

@testable import HealthReport

/// Names, numbers and dates in a readable form.
struct WordsTests {
    @Test(arguments: [
        ("stepCount", "Step count"), ("heartRateVariabilitySDNN", "Heart rate variability SDNN"),
        ("dietaryVitaminB12", "Dietary vitamin B12"), ("vo2Max", "Vo2 max"), ("GAD7", "GAD 7"), ("", ""),
        ("forcedExpiratoryVolume1", "Forced expiratory volume 1"), ("SDNNRate", "SDNN rate"),
    ])
    func `names are taken apart into words`(name: String, words: String) {
        #expect(name.inWords == words)
    }

    @Test func `numbers have commas or a short form`() {
        #expect([0, 950, 1234, 1_234_567, -1234].map(\.grouped) == ["0", "950", "1,234", "1,234,567", "−1,234"])
        #expect([950, 1234, 12_345, 3_400_000].map(\.brief) == ["950", "1.2k", "12k", "3.4M"])
        #expect([1.4, 1.5, 1e300].map(\.whole) == ["1", "2", "1e+300"])
        #expect((1.25).withTenth == "1.3")
        #expect(
            [0, 5, 5.254, -5.25, 9.999, 71.24, 99.96, 1234.5].map(\.measured) == [
                "0", "5", "5.25", "−5.25", "10.0", "71.2", "100", "1,235",
            ])
    }

    @Test func `durations and distances have no-break spaces before units`() {
        #expect(26_700.0.asDuration == "7\u{A0}h\u{A0}25\u{A0}min")
        #expect(59.0.asDuration == "1\u{A0}min")
        #expect(850.0.asDistance == "850\u{A0}m")
        #expect(5200.0.asDistance == "5.2\u{A0}km")
    }

    @Test func `dates are in English in any locale`() throws {
        let words = DateWords(calendar: Period.calendar(in: try #require(TimeZone(identifier: "Europe/Berlin"))))
        let day = CalendarDay(year: 2026, month: 3, day: 1)
        #expect(words.long(day) == "Sunday, 1 March 2026")
        #expect(words.brief(day) == "1 Mar 2026")
        #expect(words.time(Date(timeIntervalSince1970: 1_772_344_800)) == "07:00")
        #expect(CalendarDay(year: 33, month: 4, day: 3).text == "0033-04-03")
    }
}
