import Foundation
import Glibc
import HealthGenerator
import HealthModel
import Testing

struct GenerateOptionsTests {
    private static let last = CalendarDay(year: 2024, month: 12, day: 31)

    private static func options(_ change: (inout GenerateOptions) -> Void = { _ in }) throws -> GenerateOptions {
        var options = GenerateOptions(lastDay: last, timeZone: try zone("Europe/Berlin"))
        change(&options)
        return options
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
        CalendarDay(year: year, month: month, day: day)
    }

    @Test func `a person needs only a last day and a time zone`() throws {
        try Self.options().validate()
        try Self.options { $0.days = 3540 }.validate()
    }

    @Test func `invalid options are refused by name`() throws {
        let honolulu = try zone("Pacific/Honolulu")
        let auckland = try zone("Pacific/Auckland")
        let newYork = try zone("America/New_York")
        let changes: [(String, (inout GenerateOptions) -> Void)] = [
            ("days", { $0.days = 0 }),
            ("days", { $0.days = 3661 }),
            ("until", { $0.lastDay = Self.day(2023, 2, 29) }),
            ("until", { $0.lastDay = Self.day(2015, 5, 1) }),
            ("until", { $0.lastDay = Self.day(2100, 1, 1) }),
            ("dateOfBirth", { $0.dateOfBirth = Self.day(2015, 1, 1) }),
            ("dateOfBirth", { $0.dateOfBirth = Self.day(1900, 1, 1) }),
            ("sex", { $0.sex = .other }),
            ("height", { $0.height = 20 }),
            ("weight", { $0.weight = .nan }),
            ("menstrualCycle", { ($0.hasMenstrualCycle, $0.sex) = (true, .male) }),
            ("menopause", { ($0.isInMenopause, $0.sex) = (true, .male) }),
            ("menopause", { ($0.isInMenopause, $0.hasMenstrualCycle) = (true, true) }),
            ("watches", { $0.watches = 3 }),
            ("watches", { ($0.watches, $0.devices) = (2, .phone) }),
            ("watches", { ($0.watches, $0.watchAtNight) = (2, .never) }),
            ("workouts", { $0.workoutsPerWeek = 15 }),
            ("noise", { $0.noise = -1 }),
            ("travel", { $0.trips = [.init(to: newYork, from: Self.day(2024, 3, 1), to: Self.day(2024, 3, 1))] }),
            (
                "travel",
                {
                    $0.timeZone = auckland
                    $0.trips = [.init(to: honolulu, from: Self.day(2024, 7, 1), to: Self.day(2024, 7, 9))]
                }
            ),
            (
                "travel",
                {
                    $0.timeZone = newYork
                    $0.trips = [
                        .init(to: honolulu, from: Self.day(2024, 7, 1), to: Self.day(2024, 7, 9)),
                        .init(to: honolulu, from: Self.day(2024, 7, 5), to: Self.day(2024, 7, 12)),
                    ]
                }
            ),
            (
                "travel",
                {
                    let trip = GenerateOptions.Trip(to: newYork, from: Self.day(2024, 7, 1), to: Self.day(2024, 7, 9))
                    $0.trips = [trip, trip]
                }
            ),
        ]
        for (option, change) in changes {
            let error = #expect(throws: GenerateOptions.Invalid.self) { try Self.options(change).validate() }
            #expect(error?.option == option)
        }
    }

    @Test func `there may be many trips, in any order`() throws {
        let newYork = try zone("America/New_York")
        let trips = (0..<20_000).map { number in
            GenerateOptions.Trip(
                to: newYork,
                from: Self.day(2000 + number / 12 % 1600, 1 + number % 12, 1),
                to: Self.day(2000 + number / 12 % 1600, 1 + number % 12, 2)
            )
        }
        // Four times the trips must take far less than sixteen times as long, as if each were compared with each other.
        let start = Self.processorTime()
        try Self.options { $0.trips = trips.prefix(4800).reversed() }.validate()
        let middle = Self.processorTime()
        try Self.options { $0.trips = trips.prefix(19_200).reversed() }.validate()
        #expect(Self.processorTime() - middle < (middle - start) * 10)
    }

    /// The processor time of this thread, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func `messages contain no value of the person`() throws {
        let error = #expect(throws: GenerateOptions.Invalid.self) {
            try Self.options { ($0.weight, $0.height) = (7771, 170) }.validate()
        }
        #expect(error?.description == "must be from 30 to 200 kilograms")
    }
}
