import Foundation
import HealthModel

extension GenerateOptions {
    /// An invalid option. The description is a sentence without a full stop and without a value of the person.
    public struct Invalid: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name of the option of `generate`, such as `until`.
        public let option: String
        /// The rule that the option breaks.
        public let description: String
    }

    /// Throws an error for the first invalid option.
    public func validate() throws(Invalid) {
        try require((1...Self.longest).contains(days), "days", "must be from 1 to \(Self.longest)")
        guard let last = lastDay.number else {
            throw Invalid(option: "until", description: "must be a day of the calendar")
        }
        let first = last - days + 1
        try require(
            first >= Self.earliest && last <= Self.latest,
            "until",
            "all days must be from 2015-04-24, the release of the Apple Watch, to 2099-12-31"
        )
        try validateBody(first...last)
        try require(workoutsPerWeek.map((0...7).contains) ?? true, "workouts", "must be from 0 to 7")
        try require(watchAtNight == .usual || devices != .phone, "watchAtNight", "requires a watch")
        try require((1...2).contains(watches), "watches", "must be 1 or 2")
        try require(
            watches == 1 || devices != .phone && watchAtNight != .never, "watches", "a second watch is worn in bed"
        )
        try require((0...2).contains(noise), "noise", "must be from 0 to 2")
        try require(artefacts.values.allSatisfy((0...1).contains), "artefacts", "must be from 0 to 1")
        try validate(trips ?? [])
    }

    private func validateBody(_ days: ClosedRange<Int>) throws(Invalid) {
        if let dateOfBirth {
            try require(dateOfBirth.number != nil, "dateOfBirth", "must be a day of the calendar")
            let age = 13 * 365.25...100 * 365.25
            let isPlausible = dateOfBirth.number.map {
                age.contains(Double(days.lowerBound - $0)) && age.contains(Double(days.upperBound - $0))
            }
            try require(isPlausible ?? false, "dateOfBirth", "the person must be from 13 to 100 years old on all days")
        }
        try require(sex.map { $0 == .female || $0 == .male } ?? true, "sex", "must be female or male")
        try require(height.map((120...220).contains) ?? true, "height", "must be from 120 to 220 centimeters")
        try require(weight.map((30...200).contains) ?? true, "weight", "must be from 30 to 200 kilograms")
        try require(sleep.map((4...10).contains) ?? true, "sleep", "must be from 4 to 10 hours")
        try require(steps.map((500...30_000).contains) ?? true, "steps", "must be from 500 to 30000")
        try require(!hasMenstrualCycle || sex != .male, "menstrualCycle", "requires a female person")
        try require(!isInMenopause || sex != .male, "menopause", "requires a female person")
        try require(!isInMenopause || !hasMenstrualCycle, "menopause", "excludes a menstrual cycle")
    }

    private func validate(_ trips: [Trip]) throws(Invalid) {
        var spans: [(first: Int, last: Int)] = []
        for trip in trips {
            guard let first = trip.firstDay.number, let last = trip.lastDay.number, first < last else {
                throw Invalid(option: "travel", description: "a trip must end on a later day than it begins")
            }
            for day in [first, last] {
                let (here, there) = (timeZone.noon(of: day), trip.timeZone.noon(of: day))
                try require(abs(here - there) <= 18 * 3600, "travel", "a trip may cross 18 hours of time zones at most")
            }
            spans.append((first, last))
        }
        spans.sort { $0.first < $1.first }
        let areApart = zip(spans, spans.dropFirst()).allSatisfy { $0.last < $1.first }
        try require(areApart, "travel", "trips must not overlap")
    }

    private func require(_ condition: Bool, _ option: String, _ description: String) throws(Invalid) {
        if !condition { throw Invalid(option: option, description: description) }
    }

    private static let longest = 3660
    static let earliest = CalendarDay(year: 2015, month: 4, day: 24).number ?? 0
    static let latest = CalendarDay(year: 2099, month: 12, day: 31).number ?? 0
}

extension CalendarDay {
    /// Days since 1970; nil for a day that does not exist.
    var number: Int? {
        let date = Self.calendar.date(from: DateComponents(year: year, month: month, day: day))
        guard let date, CalendarDay(of: date, in: Self.calendar) == self else { return nil }
        return Int(saturating: (date.timeIntervalSince1970 / 86_400).rounded(.down))
    }

    /// The day at a number of days since 1970.
    init(number: Int) {
        self.init(of: Date(timeIntervalSince1970: Double(number) * 86_400), in: Self.calendar)
    }

    private static let calendar = Calendar(.gregorian, in: .gmt)
}

extension TimeZone {
    /// Noon of a day, in seconds since 1970. Clocks never change at noon.
    func noon(of day: Int) -> Int64 { instant(Int64(day) * 86_400 + 43_200) }

    /// The start of a day, in seconds since 1970.
    func midnight(of day: Int) -> Int64 { instant(Int64(day) * 86_400) }

    /// The instant of a local time, both in seconds since 1970.
    private func instant(_ local: Int64) -> Int64 {
        let guess = local - Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(local))))
        return local - Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(guess))))
    }
}
