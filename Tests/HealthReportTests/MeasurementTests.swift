import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthReport

/// Small charts of other types, and trends.
struct MeasurementTests {
    private let scenario: Scenario

    init() throws { scenario = try Scenario() }

    private func type(_ name: String) throws -> ObjectType { try #require(TypeCatalog.type(name: name)) }

    private func time(_ month: Int, _ day: Int, _ hour: Int = 8) throws -> Date {
        try #require(scenario.calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour)))
    }

    private func others(upTo day: Int) throws -> OtherMeasurements {
        try OtherMeasurements(scenario.phone, try scenario.contents(), try scenario.period(upTo: day))
    }

    private func trends(upTo day: Int, mostSamples: Int = Trends.mostSamples) throws -> Trends? {
        try Trends(scenario.phone, try scenario.contents(), try scenario.period(upTo: day), mostSamples: mostSamples)
    }

    // MARK: Days

    @Test func `types without a chart of their own are shown by day, the main ones first`() throws {
        let distance = try type("distanceWalkingRunning")
        try scenario.save([
            try scenario.steps(100, 3, 8, 9), try scenario.rate(60, 3, 8), try scenario.sleep(4, (3, 1), (3, 6)),
            try scenario.value(1200, distance, try scenario.time(1, 8)),
            try scenario.value(800, distance, try scenario.time(1, 9)),
            try scenario.value(70, .bodyMass, try scenario.time(1, 7)),
            try scenario.value(71, .bodyMass, try scenario.time(3, 7)),
            try scenario.value(73, .bodyMass, try scenario.time(3, 20)),
            try scenario.value(80, .bodyMass, try scenario.time(20, 7)),
        ])
        let others = try others(upTo: 3)
        #expect(others.shown.map(\.type.title) == ["Weight", "Walking + Running Distance"])
        #expect(others.count == 2)
        #expect(others.shown[0].points.map(\.value) == [nil, nil, nil, nil, 70, nil, 72])
        #expect(others.shown[1].points.map(\.value) == [nil, nil, nil, nil, 2, nil, nil])
        #expect(others.shown.map(\.unit.symbol) == ["kg", "km"])
    }

    @Test(arguments: [
        ("oxygenSaturation", 0.97, "97\u{A0}%"), ("walkingSpeed", 1.25, "4.50\u{A0}km/h"), ("height", 1.78, "178\u{A0}cm"),
        ("sixMinuteWalkTestDistance", 480, "480\u{A0}m"), ("distanceCycling", 12_345, "12.3\u{A0}km"),
        ("dietaryMagnesium", 0.3, "300\u{A0}mg"), ("dietaryProtein", 80, "80\u{A0}g"), ("bodyMassIndex", 22.5, "22.5"),
        ("walkingHeartRateAverage", 95, "95\u{A0}/min"), ("heartRate", 1.5, "90\u{A0}/min"), ("bodyMass", 71.25, "71.3\u{A0}kg"),
    ])
    func `values have the unit that people use`(name: String, value: Double, text: String) throws {
        let quantity = try #require(try type(name).quantity)
        let unit = DisplayUnit(quantity, largest: value)
        #expect(unit.text(value * unit.factor) == text)
    }

    @Test func `a line is interrupted where there is no value`() throws {
        for (day, weight) in [(1, 70.0), (2, 71), (4, 72)] {
            try scenario.save([try scenario.value(weight, .bodyMass, try scenario.time(day, 7))])
        }
        let period = try scenario.period(upTo: 4)
        let weights = try #require(try others(upTo: 4).shown.first)
        let words = DateWords(calendar: scenario.calendar)
        let days = period.start...period.last.start
        let chart = SmallChart(
            measurements: weights, start: period.start, end: period.end, dates: days, words: words, name: "weight"
        )
        let line = try #require(chart.drawing.markup.firstMatch(of: /class="averages" d="([^"]*)"/)).output.1
        #expect(line.count { $0 == "M" } == 2 && line.count { $0 == "L" } == 1)
        #expect(chart.description.markup == "70 to 72\u{A0}kg.")
        #expect(chart.numbers?.rows.count == 7)
        #expect(chart.numbers?.head.map(\.markup) == ["Day", "Average, kg"])
    }

    @Test(arguments: [1.7e308, -1.7e308, .leastNonzeroMagnitude, 0, -1])
    func `no value is too large or too small for a small chart`(value: Double) throws {
        for name in ["bodyMass", "oxygenSaturation", "dietaryProtein", "appleExerciseTime"] {
            let type = try type(name)
            for (month, day) in [(3, 2), (3, 3), (4, 9)] {
                try scenario.save([try scenario.value(value, type, try time(month, day))])
            }
        }
        let page = try scenario.page()
        #expect(page.contains("id=\"day-dietaryProtein\"") && page.contains("id=\"trend-oxygenSaturation\""))
        for word in ["inf", "nan"] { #expect(!page.contains(">\(word)") && !page.contains("\"\(word)"), "\(word)") }
    }

    // MARK: Trends

    @Test func `a trend has a daily average for each week, and an empty week`() throws {
        try scenario.save([
            try scenario.steps(700, 2, 8, 9), try scenario.steps(1400, 12, 8, 9), try scenario.steps(300, 24, 8, 9),
        ])
        let trends = try #require(try trends(upTo: 24))
        #expect(trends.step == .week)
        #expect(!trends.isShortened)
        #expect(trends.start == (try time(3, 2, 0)))
        #expect(trends.end == (try time(3, 30, 0)))
        // Of the last week, two days are over.
        #expect(trends.measurements.map(\.type) == [.stepCount])
        #expect(trends.measurements[0].points.map(\.value) == [100, 200, nil, 150])
        // A requested day can be an earlier one.
        #expect(try self.trends(upTo: 5) == trends)
    }

    @Test func `a trend ends with the day of the last sample, and says when nothing has changed`() throws {
        try scenario.save([try scenario.value(70, .bodyMass, try time(3, 3)), try scenario.value(70, .bodyMass, try time(3, 24))])
        let trends = try #require(try trends(upTo: 24))
        let chart = SmallChart(
            measurements: trends.measurements[0], start: trends.start, end: trends.end, dates: trends.dates,
            words: DateWords(calendar: scenario.calendar), name: "weight"
        )
        let labels = chart.drawing.markup.matches(of: />(\d+ [A-Z][a-z]+)</).map { String($0.output.1) }
        #expect(labels == ["3 Mar", "24 Mar"])
        #expect(chart.description.markup == "70\u{A0}kg, first and last.")
    }

    @Test(arguments: [(-8, Measurements.Step.month, 9), (-24, .month, 25), (-300, .year, 26), (-1500, .year, 60)])
    func `a trend about years has months, then years`(months: Int, step: Measurements.Step, count: Int) throws {
        let last = try scenario.time(1, 8)
        for (distance, weight) in [(months, 72.0), (-6, 71), (0, 70)] {
            let time = try #require(scenario.calendar.date(byAdding: .month, value: distance, to: last))
            try scenario.save([try scenario.value(weight, .bodyMass, time)])
        }
        let trends = try #require(try trends(upTo: 1))
        #expect(trends.step == step)
        let weights = try #require(trends.measurements.first)
        #expect(weights.points.count == count)
        #expect(weights.values.last == 70)
        let page = try scenario.page()
        #expect(page.contains("by \(step.rawValue).") && page.contains(">Weight by \(step.rawValue)</caption>"))
    }

    @Test func `a store of a week has no trends, and a sample in the future is not in any`() throws {
        try scenario.save([try scenario.steps(700, 2, 8, 9), try scenario.steps(100, 3, 8, 9)])
        #expect(try trends(upTo: 3) == nil)
        try scenario.save([try scenario.steps(900, 1, 8, 9)])
        let later = try #require(scenario.calendar.date(byAdding: .year, value: 20, to: try scenario.time(1, 8)))
        try scenario.save([try scenario.value(5000, .stepCount, later)])
        #expect(try trends(upTo: 3) == nil)
        let past = try time(2, 8)
        try scenario.save([try scenario.value(70, .stepCount, past)])
        #expect(try trends(upTo: 3)?.dates == past...(try time(3, 3)))
    }

    @Test func `a type with too many samples begins in a later month`() throws {
        // Two samples in January, then one in February and in March.
        for (month, day, hour) in [(1, 19, 8), (1, 19, 10), (2, 18, 8), (3, 5, 8)] {
            try scenario.save([try scenario.value(70, .stepCount, try time(month, day, hour))])
        }
        let all = try #require(try trends(upTo: 5))
        #expect(!all.isShortened)
        let few = try #require(try trends(upTo: 5, mostSamples: 3))
        #expect(few.isShortened)
        // 1 February 2026 is a Sunday.
        #expect(few.measurements[0].points.first?.start == (try time(2, 2, 0)))
        #expect(few.start == all.start)
        #expect(try trends(upTo: 5, mostSamples: 1) == nil)
    }
}
