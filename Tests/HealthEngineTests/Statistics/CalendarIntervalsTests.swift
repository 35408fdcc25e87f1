import Foundation
import HealthModel
import Testing

@testable import HealthEngine

struct CalendarIntervalsTests: StatisticsSuite {
    private func intervals(_ anchor: String, _ components: DateComponents, in zone: String = "GMT") throws -> CalendarIntervals {
        try CalendarIntervals(anchor: instant(anchor), components: components, timeZone: timeZone(zone))
    }

    private func start(_ intervals: CalendarIntervals, _ index: Int) -> String {
        Date(milliseconds: intervals.start(of: index)).formatted(.iso8601)
    }

    @Test(arguments: [
        ("Europe/Paris", "2026-03-29", 23), ("Europe/Paris", "2026-10-25", 25), ("Europe/Paris", "2026-07-01", 24),
        ("America/New_York", "2026-03-08", 23), ("America/New_York", "2026-11-01", 25),
    ])
    func `days follow the local clock (COLL-02)`(zone: String, day: String, hours: Int64) throws {
        let timeZone = try self.timeZone(zone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let anchor = calendar.startOfDay(for: try instant("2021-06-15T12:00:00Z"))
        let days = try CalendarIntervals(anchor: anchor, components: DateComponents(day: 1), timeZone: timeZone)
        let index = days.index(of: Measurement.time(of: try instant("\(day)T15:00:00Z")))
        #expect(days.end(of: index) - days.start(of: index) == hours * 3_600_000)
        #expect(calendar.startOfDay(for: try instant("\(day)T15:00:00Z")) == Date(milliseconds: days.start(of: index)))
    }

    @Test func `24 hours are a fixed duration (COLL-02)`() throws {
        let days = try intervals("2026-03-28T00:00:00+01:00", DateComponents(hour: 24), in: "Europe/Paris")
        #expect(start(days, 2) == "2026-03-29T23:00:00Z")
        #expect(
            start(try intervals("2026-03-28T00:00:00+01:00", DateComponents(day: 1), in: "Europe/Paris"), 2)
                == "2026-03-29T22:00:00Z"
        )
    }

    @Test func `short months do not change the day of later months (COLL-02)`() throws {
        let months = try intervals("2026-01-31T00:00:00Z", DateComponents(month: 1))
        #expect(
            (-2...3).map { start(months, $0).prefix(10) } == [
                "2025-11-30", "2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30",
            ]
        )
        let years = try intervals("2024-02-29T00:00:00Z", DateComponents(year: 1))
        #expect([-4, -1, 1, 4].map { start(years, $0).prefix(10) } == ["2020-02-29", "2023-02-28", "2025-02-28", "2028-02-29"])
    }

    @Test func `components are added like dates (COLL-02)`() throws {
        let mixed = try intervals("2026-01-01T00:00:00Z", DateComponents(month: 1, day: 1, hour: 2))
        #expect(start(mixed, 2) == "2026-03-03T04:00:00Z")
        #expect(start(try intervals("2026-01-01T00:00:00Z", DateComponents(weekOfYear: 2)), -1) == "2025-12-18T00:00:00Z")
        #expect(start(try intervals("2026-01-01T00:00:00Z", DateComponents(quarter: 1)), 1) == "2026-04-01T00:00:00Z")
        #expect(start(try intervals("2026-01-01T00:00:00Z", DateComponents(day: 1, hour: -1)), 2) == "2026-01-02T22:00:00Z")
        #expect(try intervals("1970-01-01T00:00:00Z", DateComponents(second: 1, nanosecond: 500_000)).start(of: 3) == 3001)
        #expect(try intervals("1970-01-01T00:00:00Z", DateComponents(second: 1, nanosecond: 500_000)).start(of: -3) == -3002)
    }

    @Test(arguments: [
        DateComponents(month: 1), DateComponents(day: 1), DateComponents(weekOfYear: 1),
        DateComponents(year: 1, day: 3),
        DateComponents(hour: 1), DateComponents(minute: 7, second: 3), DateComponents(month: 1, day: -3),
        DateComponents(year: 5000),
    ])
    func `the interval of a date is found at any distance from the anchor (COLL-01)`(components: DateComponents) throws {
        var chance = SeededMeasurements(state: 7)
        for zone in ["America/New_York", "Pacific/Apia", "Europe/London"] {
            for anchor in ["0001-01-01T00:00:00Z", "1999-12-31T23:30:00Z", "4001-01-01T00:00:00Z", "9999-12-31T00:00:00Z"] {
                let intervals = try self.intervals(anchor, components, in: zone)
                for _ in 0..<25 {
                    let time = Int64.random(in: -60_000_000_000_000...250_000_000_000_000, using: &chance)
                    let index = intervals.index(of: time)
                    #expect(intervals.start(of: index) <= time && time < intervals.end(of: index), "\(zone) \(anchor) \(time)")
                }
            }
        }
    }

    @Test func `intervals are contiguous and not empty where a time zone skipped a day`() throws {
        let collection = try self.collection(
            .cumulativeSum, [measurement(9, 0, 1)], every: DateComponents(day: 1), in: "Pacific/Apia"
        )
        let listed = try collection.statistics(from: instant("2011-12-28T12:00:00Z"), to: instant("2012-01-02T12:00:00Z"))
        #expect(listed.allSatisfy { $0.startDate < $0.endDate })
        #expect(zip(listed, listed.dropFirst()).allSatisfy { $0.endDate == $1.startDate })
    }

    @Test(arguments: [
        DateComponents(), DateComponents(day: 0), DateComponents(day: -1), DateComponents(day: 1, hour: -24),
        DateComponents(month: 1, day: -30), DateComponents(nanosecond: 999_999), DateComponents(era: 1),
        DateComponents(hour: .min), DateComponents(year: .min, nanosecond: .max),
    ])
    func `an interval without length is an exception`(components: DateComponents) throws {
        #expect(throws: NativeException.intervalWithoutLength) { try intervals("2026-01-01T00:00:00Z", components) }
    }

    @Test(arguments: [
        DateComponents(year: .max), DateComponents(day: .max), DateComponents(hour: .max),
        DateComponents(nanosecond: .max),
        DateComponents(year: .max, month: .max, day: .max, hour: .max, minute: .max, second: .max, nanosecond: .max),
        DateComponents(year: .max, day: .min), DateComponents(hour: .max, minute: .min),
        DateComponents(
            weekday: .max, weekdayOrdinal: .max, quarter: .max, weekOfMonth: .max, weekOfYear: .max, yearForWeekOfYear: .max
        ),
    ])
    func `components of any size do not trap`(components: DateComponents) throws {
        for seconds in [0, -1e300, 1e300, Double.infinity, .nan] {
            let anchor = Date(timeIntervalSince1970: seconds)
            guard
                let intervals = try? CalendarIntervals(anchor: anchor, components: components, timeZone: timeZone("Europe/Paris"))
            else { continue }
            for time in [Measurement.times.lowerBound, -1, 0, 1, Measurement.times.upperBound] {
                let index = intervals.index(of: time)
                #expect(intervals.start(of: index) <= time && time < intervals.end(of: index))
            }
        }
    }

    @Test func `dates outside the calendar do not trap`() throws {
        for components in [
            DateComponents(day: 1), DateComponents(month: 1), DateComponents(year: 1),
            DateComponents(nanosecond: 1_000_000),
        ] {
            let intervals = try self.intervals("2026-01-01T00:00:00Z", components, in: "Europe/Paris")
            for time in [Measurement.times.lowerBound, Measurement.times.upperBound] {
                let index = intervals.index(of: time)
                #expect(intervals.start(of: index) <= time && time < intervals.end(of: index))
            }
            #expect(intervals.start(of: .max - 1) == Measurement.times.upperBound + 1)
            #expect(intervals.start(of: .min) == Measurement.times.lowerBound)
        }
    }
}
