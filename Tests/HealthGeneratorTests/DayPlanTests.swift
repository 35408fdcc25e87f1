import Foundation
import HealthModel
import Testing

@testable import HealthGenerator

/// Plans of days, before devices record them.
struct DayPlanTests {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `one day follows the other, through trips and changes of clocks`(seed: UInt64) throws {
        let plans = try plans(options(seed: seed, days: 400))
        for (plan, next) in zip(plans, plans.dropFirst()) {
            #expect(plan.end == next.start)
            #expect(plan.start < plan.night.asleep && plan.night.asleep < plan.night.awake)
            #expect(plan.night.awake < plan.night.outOfBed && plan.night.outOfBed < plan.end)
            #expect(plan.stretches.first?.start == plan.start)
            #expect(plan.stretches.last?.end == plan.end)
            for (stretch, following) in zip(plan.stretches, plan.stretches.dropFirst()) {
                #expect(stretch.start < stretch.end && stretch.end == following.start)
            }
            for worn in plan.wear.worn { #expect(plan.start <= worn.lowerBound && worn.upperBound <= plan.end) }
        }
    }

    @Test func `clock changes make days of 23 and 25 hours`() throws {
        let days = try plans(options(days: 365) { $0.trips = [] })
        let hours = Dictionary(grouping: days) { plan in
            (plan.zone.midnight(of: plan.day + 1) - plan.zone.midnight(of: plan.day)) / 3600
        }
        #expect(hours[23]?.map { CalendarDay(number: $0.day) } == [CalendarDay(year: 2025, month: 3, day: 30)])
        #expect(hours[25]?.map { CalendarDay(number: $0.day) } == [CalendarDay(year: 2024, month: 10, day: 27)])
        #expect(hours.count == 3)
        // People get up by local time.
        for plan in [hours[23]?.first, hours[25]?.first].compactMap(\.self) {
            let afterMidnight = plan.night.awake - plan.zone.noon(of: plan.day) + 12 * 3600
            #expect((4 * 3600...12 * 3600).contains(afterMidnight))
        }
    }

    @Test func `a trip changes the time zone at once, and sleep follows slowly`() throws {
        let trip = GenerateOptions.Trip(
            to: try zone("America/New_York"),
            from: CalendarDay(year: 2025, month: 5, day: 5),
            to: CalendarDay(year: 2025, month: 5, day: 15)
        )
        let plans = try plans(options(seed: 3, days: 60) { $0.trips = [trip] })
        let first = try #require(trip.firstDay.number)
        let last = try #require(trip.lastDay.number)
        for plan in plans {
            let isThere = (first..<last).contains(plan.day)
            #expect(plan.zone.identifier == (isThere ? "America/New_York" : "Europe/Berlin"))
            #expect(plan.isTravelDay == [first, last].contains(plan.day))
            #expect(plan.isTravelDay == plan.places.stays.contains { $0.place == .flight })
        }
        let day = try #require(plans.first { $0.day == first })
        #expect((18 * 3600...26 * 3600).contains(day.end - day.night.outOfBed))
        let lag = LocalDays(try options { $0.trips = [trip] })
        #expect(lag.lag(onMorning: first) == 0)
        #expect(lag.lag(onMorning: first + 1) < -1)
        #expect(lag.lag(onMorning: first + 3) > lag.lag(onMorning: first + 1))
        #expect(lag.lag(onMorning: last + 1) > 1)
        #expect(lag.lag(onMorning: last + 14) == 0)
    }

    @Test func `the seed gives two trips a year, and an empty list gives none`() throws {
        let days = LocalDays(try options(seed: 5))
        let arrivals = (19_700..<19_700 + 3640).filter { days.isTravelDay($0) }
        #expect((30...42).contains(arrivals.count))
        let none = LocalDays(try options(seed: 5) { $0.trips = [] })
        #expect(!(19_700..<20_400).contains { none.isTravelDay($0) })
    }

    @Test func `bedtimes match studies`() throws {
        var early: [Bool: Int] = [:]
        var all: [Bool: Int] = [:]
        for seed in 1...100 as ClosedRange<UInt64> {
            for plan in try plans(options(seed: seed, days: 28) { $0.trips = [] }) {
                all[plan.isFree, default: 0] += 1
                // In hours after noon of the day before.
                let bedtime = Double(plan.night.inBed - plan.night.zone.noon(of: plan.day - 1)) / 3600
                #expect((6...20).contains(bedtime))
                if bedtime < 12 { early[plan.isFree, default: 0] += 1 }
            }
        }
        let (work, free) = (
            Double(early[false] ?? 0) / Double(all[false] ?? 1), Double(early[true] ?? 0) / Double(all[true] ?? 1)
        )
        #expect((0.55...0.75).contains(work))
        #expect((0.4...0.65).contains(free))
    }

    @Test func `the stages fill the night, each a multiple of half a minute`() throws {
        var total: [SleepStages.Stage: Double] = [:]
        for plan in try plans(options(seed: 4, days: 120)) {
            let stages = SleepStages(plan.night, day: plan.day, of: plan.person).stretches
            #expect(stages.first?.start == plan.night.asleep)
            #expect(plan.night.awake - (stages.last?.end ?? 0) < 30)
            #expect((8...110).contains(stages.count))
            for (stage, next) in zip(stages, stages.dropFirst()) {
                #expect(stage.end == next.start && stage.stage != next.stage)
            }
            for stage in stages {
                #expect((stage.end - stage.start) % 30 == 0 && stage.start < stage.end)
                total[stage.stage, default: 0] += Double(stage.end - stage.start)
            }
        }
        let sum = total.values.reduce(0, +)
        #expect((0.1...0.22).contains((total[.deep] ?? 0) / sum))
        #expect((0.18...0.28).contains((total[.rem] ?? 0) / sum))
        #expect((0.02...0.1).contains((total[.awake] ?? 0) / sum))
        #expect((0.45...0.65).contains((total[.core] ?? 0) / sum))
    }

    @Test func `without gaps the watch is always worn, with many gaps it is lost for a week`() throws {
        let none = try plans(options(days: 60) { $0.gaps = .none })
        #expect(none.allSatisfy { $0.wear.worn == [$0.start..<$0.end] })
        let usual = try plans(options(days: 365))
        let nights = usual.filter { $0.wear.isWorn(from: $0.night.asleep, to: $0.night.awake) }.count
        #expect((0.6...0.85).contains(Double(nights) / 365))
        #expect((1...20).contains(usual.filter { $0.wear.worn.isEmpty }.count))
        let many = try plans(options(days: 728) { $0.gaps = .many }).map(\.wear.worn.isEmpty)
        #expect((0..<721).contains { many[$0..<$0 + 7].allSatisfy(\.self) })
    }

    @Test func `a route is as long as the distance of its workout`() throws {
        var chance = Chance(seed: 9, .route)
        let workout = try #require(
            try plans(options(seed: 131, days: 200)).flatMap(\.workouts).first { $0.kind == .running && !$0.isIndoor }
        )
        let course = WorkoutCourse(workout, day: 1, of: Person(try options(seed: 131)))
        let route = Route(in: "Europe/Berlin", length: 2500, &chance)
        let locations = route.locations(workout, course, noise: 1, &chance)
        var length = 0.0
        for (here, next) in zip(locations, locations.dropFirst()) {
            let north = (next.latitude - here.latitude) * 111_320
            let east = (next.longitude - here.longitude) * 111_320 * cosine(ofDegrees: here.latitude)
            length += (north * north + east * east).squareRoot()
            #expect((0...360).contains(here.course))
            #expect(next.timestamp > here.timestamp)
        }
        let meters = try #require(course.meters.last)
        #expect(abs(length / meters - 1) < 0.06)
    }
}
