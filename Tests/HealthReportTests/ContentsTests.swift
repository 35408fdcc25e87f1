import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthReport

/// The figures of a report.
struct ContentsTests {
    private let scenario: Scenario

    init() throws { scenario = try Scenario() }

    // MARK: The store

    @Test func `samples are counted by type and source, most first`() throws {
        try scenario.save([try scenario.steps(1, 1, 8, 9), try scenario.steps(1, 2, 8, 9), try scenario.rate(60, 1, 8)])
        try scenario.save([try scenario.steps(1, 3, 8, 9)], by: "Phone")
        let contents = try scenario.contents()
        #expect(contents.types.map(\.name) == ["Steps", "Heart Rate"])
        #expect(contents.types.map(\.count) == [3, 1])
        #expect(contents.types[0].sources == ["Watch", "Phone"])
        #expect(contents.sources.map(\.count) == [3, 1])
        #expect(contents.sources.map(\.typeCount) == [2, 1])
        #expect(contents.dates == (try scenario.time(1, 8))...(try scenario.time(3, 8)))
    }

    @Test func `deleted samples are not counted`() throws {
        let sample = try scenario.steps(1, 1, 8, 9)
        let store = scenario.phone.launch().healthStore
        try store.requestAuthorization(toShare: [.stepCount])
        let saved = try store.save([sample])
        #expect(try scenario.contents().count == 1)
        try store.delete(saved)
        #expect(try scenario.contents().types.isEmpty)
    }

    @Test func `samples count in the month of their start in the time zone, whatever their length`() throws {
        // An hour before midnight in Berlin; a minute; two days.
        let midnight = try scenario.time(1, 0)
        let spans: [(TimeInterval, TimeInterval)] = [(-3600.0, 1800.0), (0, 60), (86_400, 172_800), (31 * 86_400, 60)]
        try scenario.save(
            try spans.map { start, length in
                let date = midnight.addingTimeInterval(start)
                return try Sample(
                    type: .stepCount,
                    quantity: Quantity(unit: .count, value: 1),
                    startDate: date,
                    endDate: date.addingTimeInterval(length)
                )
            }
        )
        let contents = try scenario.contents()
        let dates = try #require(contents.types.first?.dates)
        let words = DateWords(calendar: scenario.calendar)
        #expect(dates.months.map { words.month($0.start) } == ["Feb", "Mar", "Apr"])
        #expect(dates.months.map(\.count) == [1, 2, 1])
        #expect(dates.earliest == midnight.addingTimeInterval(-3600))
        #expect(MonthTable(contents, in: scenario.calendar).rows[0].counts == [1, 2, 1])
    }

    @Test func `each of the latest twelve months has a column, even without samples`() throws {
        for month in [0, 3, 20] {
            let date = try #require(scenario.calendar.date(byAdding: .month, value: -month, to: try scenario.time(5, 8)))
            let quantity = Quantity(unit: .count, value: 1)
            try scenario.save([try Sample(type: .stepCount, quantity: quantity, startDate: date, endDate: date)])
        }
        let table = MonthTable(try scenario.contents(), in: scenario.calendar)
        #expect(table.rows[0].counts == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1])
    }

    // MARK: Days

    @Test func `steps are shown by source, and overlaps are counted once`() throws {
        try scenario.save([try scenario.steps(1000, 2, 8, 9), try scenario.steps(100, 3, 23, 24.5)])
        try scenario.save([try scenario.steps(600, 2, 8.5, 9.5)], by: "Phone")
        let steps = try StepsByDay(scenario.phone, try scenario.period(3, upTo: 3))
        #expect(steps.sources == ["Watch", "Phone"])
        #expect(steps.days.map { $0.bySource[0] } == [nil, 1000, 100 / 1.5])
        #expect(steps.days.map { $0.bySource[1] } == [nil, 600, nil])
        // Of two apps, the one whose first save came last has priority (STAT-10). So half of the watch's hour counts.
        #expect(steps.days.map(\.merged) == [nil, 1100, 100 / 1.5])
    }

    @Test func `more than three sources are combined as others`() throws {
        for number in 1...5 {
            try scenario.save([try scenario.steps(Double(number), 2, Double(number), Double(number + 1))], by: "S\(number)")
        }
        let steps = try StepsByDay(scenario.phone, try scenario.period(1, upTo: 2))
        #expect(steps.sources == ["S5", "S4", "S3", "Others"])
        #expect(steps.days[0].bySource == [5, 4, 3, 3])
        #expect(steps.days[0].merged == 15)
    }

    @Test func `heart rates have a range for each hour of a day that has 23`() throws {
        try scenario.save([try scenario.rate(50, 29, 1.5), try scenario.rate(70, 29, 1.75), try scenario.rate(90, 29, 3)])
        let day = try scenario.period(1, upTo: 29).last
        let rates = try HeartRates(scenario.phone, hoursOf: day, in: scenario.zone)
        #expect(rates.ranges.count == 23)
        #expect(rates.ranges[1].figures == HeartRates.Figures(minimum: 50, average: 60, maximum: 70))
        #expect(rates.ranges[2].figures == HeartRates.Figures(minimum: 90, average: 90, maximum: 90))
        #expect(rates.extremes == 50...90)
    }

    @Test func `a night comes from the source that records sleep stages`() throws {
        let (evening, morning) = ((day: 7, hours: 22.5), (day: 8, hours: 6.5))
        try scenario.save([try scenario.sleep(0, evening, morning), try scenario.sleep(1, (7, 22), (8, 8))], by: "Diary")
        try scenario.save([
            try scenario.sleep(0, evening, morning), try scenario.sleep(3, (7, 23), (8, 1)),
            try scenario.sleep(4, (8, 1), (8, 2)),
            try scenario.sleep(2, (8, 2), (8, 2.5)), try scenario.sleep(5, (8, 2.25), (8, 3)),
        ])
        let days = try Nights(scenario.phone, try scenario.period(2, upTo: 8)).days
        #expect(days.map(\.date.day) == [7, 8])
        #expect(days.map(\.night?.source.name) == [nil, "Watch"])
        let night = try #require(days.last?.night)
        #expect(night.day == CalendarDay(year: 2026, month: 3, day: 8))
        #expect(night.stretches.map(\.stage) == [.asleepCore, .asleepDeep, .awake, .asleepREM])
        // A stage that overlaps the previous one counts from the end of that one.
        #expect(night.duration(of: .asleepREM) == 1800)
        #expect(night.asleep == 3.5 * 3600)
        #expect(night.durationInBed == 8 * 3600)
    }

    @Test(arguments: [(4.0, 6.5, 6.5), (3.9, 6.5, 8.0), (4.0, 1.0, 2.5)])
    func `SLP-05: a nap is not of the night`(pause: Double, sleep: Double, asleep: Double) throws {
        let bedtime = 14.5 + pause
        try scenario.save([
            try scenario.sleep(3, (7, 13), (7, 13.5)), try scenario.sleep(4, (7, 13.5), (7, 14.5)),
            try scenario.sleep(3, (7, bedtime), (7, bedtime + sleep)),
        ])
        let night = try #require(try Nights(scenario.phone, try scenario.period(1, upTo: 8)).nights.first)
        #expect(night.asleep == asleep * 3600)
    }

    @Test func `rings have the values and goals of the day`() throws {
        let quantity = Quantity(unit: .kilocalorie, value: 450)
        let (start, end) = (try scenario.time(3, 8), try scenario.time(3, 9))
        try scenario.save([
            try Sample(type: .activeEnergyBurned, quantity: quantity, startDate: start, endDate: end),
            try Sample(type: .appleStandHour, value: 0, startDate: start, endDate: end),
        ])
        try scenario.phone.setActivityGoals([.activeEnergyBurned: 300])
        let rings = try Rings(scenario.phone, try scenario.period(2, upTo: 3))
        #expect(rings.days.map(\.day.day) == [2, 3])
        #expect(rings.days[0].rings.isEmpty)
        #expect(rings.latest?.rings.map(\.value) == [450, 0, 1])
        #expect(rings.latest?.rings.map(\.fraction) == [1.5, nil, nil])
        #expect(rings.latest?.rings.map(\.text) == ["450 of 300 kcal", "0 min, no goal", "1 hours, no goal"])
    }

    @Test func `workouts have their totals, from the workout or its statistics`() throws {
        var run = Workout(activityType: 37)
        run.totalDistance = Quantity(unit: .meter, value: 5200)
        let (start, end) = (try scenario.time(3, 8), try scenario.time(3, 8.5))
        try scenario.save([try Sample(workout: run, startDate: start, endDate: end)])
        let workouts = try Workouts(scenario.phone, try scenario.period(upTo: 3))
        let entry = try #require(workouts.entries.first)
        #expect(entry.activity == "Running")
        #expect(entry.duration == 1800)
        #expect(entry.distance == 5200)
        #expect(entry.energy == nil)
    }

    // MARK: Permissions

    @Test func `permissions are listed by app and type`() throws {
        func set(_ isAllowed: Bool, _ type: ObjectType, _ direction: AccessDirection, of app: String) throws {
            try scenario.phone.setAuthorization(isAllowed, on: AccessPair(type, direction), bundleIdentifier: app)
        }
        try set(true, .stepCount, .read, of: "com.example.app")
        try set(false, .stepCount, .share, of: "com.example.app")
        try set(false, .heartRate, .read, of: "com.example.b")
        let contents = try scenario.contents()
        let apps = try Permissions(scenario.phone, contents).apps
        #expect(apps.map(\.bundleIdentifier) == ["com.example.app", "com.example.b"])
        #expect(apps[0].rows == [Permissions.Row(name: "Steps", read: true, share: false)])
        #expect(apps[1].rows == [Permissions.Row(name: "Heart Rate", read: false, share: nil)])
    }
}
