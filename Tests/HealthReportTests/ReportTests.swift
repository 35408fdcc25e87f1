import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthReport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Whole pages.
struct ReportTests {
    private let scenario: Scenario

    init() throws { scenario = try Scenario() }

    private func fill() throws {
        try scenario.save([
            try scenario.steps(1000, 2, 8, 9), try scenario.rate(60, 2, 8), try scenario.sleep(4, (2, 1), (2, 6)),
            try scenario.steps(400, 3, 8, 9),
        ])
    }

    @Test func `the same store gives the same bytes`() throws {
        try fill()
        let page = try scenario.page()
        #expect(page.contains("Steps"))
        #expect(try scenario.page() == page)
    }

    @Test func `a page shows data that no app may read, even on a locked phone, and grants nothing to apps`()
        throws
    {
        try fill()
        try scenario.phone.setLocked(true)
        #expect(try scenario.page().contains("Range by day"))
        try scenario.phone.setLocked(false)
        #expect(throws: HealthFailure.error(.errorAuthorizationNotDetermined)) {
            try scenario.phone.launch().healthStore.execute(SampleQuery(.heartRate))
        }
    }

    @Test func `days use the time zone of the options, not that of the phone`() throws {
        try fill()
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let page = try scenario.page { $0.timeZone = tokyo }
        #expect(page.contains("Days are those of Asia/Tokyo. The option <code>--time-zone</code> names another."))
        #expect(scenario.phone.environment.timeZone == scenario.zone)
    }

    @Test func `an empty store has a page that says so`() throws {
        let page = try scenario.page()
        #expect(page.contains("The store is empty.") && page.contains("Nothing yet."))
        #expect(!page.contains("<svg"))
    }

    @Test func `charts come first, and long tables about the store are folded`() throws {
        try fill()
        let sections = ["movement", "heart", "sleep", "store", "permissions"].map { "<section id=\"\($0)\"" }
        let page = try scenario.page()
        #expect(page.matches(of: /<section id="[a-z]+"/).map { String($0.output) } == sections)
        #expect(page.contains("4 samples of 3 types from 1 source, 2 March 2026 to 3 March 2026."))
        #expect(!page.contains("<summary>3 types</summary>"))
        let categories = TypeCatalog.all.filter { $0.kind == .category && $0.isShareable && $0.iOS < OSVersion(major: 15) }
        let many = categories.filter(\.requiredMetadata.isEmpty).prefix(9)
        let time = try scenario.time(3, 10)
        for type in many {
            let value = try #require(type.values?.cases.first?.rawValue)
            try scenario.save([try Sample(type: type, value: value, startDate: time, endDate: time.addingTimeInterval(60))])
        }
        #expect(try scenario.page().contains("<details><summary>12 types</summary>"))
    }

    @Test func `the days end with the latest that has charts, or with the requested one`() throws {
        try fill()
        // A body mass much later, which has no chart.
        let date = try scenario.time(30, 8)
        let quantity = Quantity(unit: .kilogram, value: 70)
        try scenario.save([try Sample(type: .bodyMass, quantity: quantity, startDate: date, endDate: date)])
        #expect(try scenario.page().contains("25 February to 3 March 2026."))
        let named = try scenario.page {
            $0.day = CalendarDay(year: 2026, month: 3, day: 2)
            $0.dayCount = 1
        }
        #expect(named.contains("2 March 2026, in beats a minute."))
        #expect(try scenario.page { $0.day = CalendarDay(year: 2020, month: 1, day: 1) }.contains("No heart rates"))
    }

    @Test func `a page has no scripts and loads nothing`() throws {
        try fill()
        let page = try scenario.page()
        for part in ["<script", "javascript:", "http://", "https://", "url(http", "@import", " onload", " onclick"] {
            #expect(!page.contains(part), "\(part)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `a page is well-formed with any names in the store`() throws {
        try fill()
        let name = "\"><script>alert(1)</script></title>]]>&#x41;\u{202E}\u{1}'"
        try scenario.save([try scenario.steps(5, 2, 10, 11), try scenario.rate(70, 2, 10)], by: name)
        try scenario.save([try scenario.sleep(4, (3, 0), (3, 6))], by: name)
        try scenario.phone.setAuthorization(true, on: AccessPair(.stepCount, .read), bundleIdentifier: name)
        let page = try scenario.page()
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;]]&gt;&amp;#x41;\u{FFFD}\u{FFFD}&#39;"))
        let parser = XMLParser(data: Data(page.dropFirst("<!doctype html>".count).utf8))
        #expect(parser.parse(), "line \(parser.lineNumber)")
    }

    @Test(arguments: [
        [1.7e308], [1e308, 1e308], [-1.7e308, 1.7e308], [.leastNonzeroMagnitude], [0, 0], [-1, -1],
        [1e308, 1e308, 1e308, 1e308, 1e308],
    ])
    func `no figure is too large or too small for a page`(values: [Double]) throws {
        for (number, value) in values.enumerated() {
            let hour = Double(number)
            try scenario.save([try scenario.steps(value, 2, hour, hour + 1)], by: "Watch \(number)")
            let (start, end) = (try scenario.time(2, hour), try scenario.time(2, hour + 1))
            let rate = Quantity(unit: try HealthModel.Unit(from: "count/s"), value: value)
            let energy = Quantity(unit: .kilocalorie, value: value)
            try scenario.save([
                try Sample(type: .heartRate, quantity: rate, startDate: start, endDate: start),
                try Sample(type: .restingHeartRate, quantity: rate, startDate: start, endDate: start),
                try Sample(type: .activeEnergyBurned, quantity: energy, startDate: start, endDate: end),
            ])
        }
        try scenario.phone.setActivityGoals([.activeEnergyBurned: .leastNonzeroMagnitude, .appleExerciseTime: 1.7e308])
        let page = try scenario.page()
        #expect(page.contains("Steps by day and source") && page.contains("Range by day") && page.contains("Rings"))
        for word in ["inf", "nan"] { #expect(!page.contains(">\(word)") && !page.contains("\"\(word)"), "\(word)") }
    }

    @Test(arguments: [-1e19, -1e308, -.leastNonzeroMagnitude])
    func `a week of negative steps has no bars`(value: Double) throws {
        for day in 1...7 { try scenario.save([try scenario.steps(value, day, 8, 9)]) }
        #expect(try scenario.page().contains("Steps by day and source"))
    }

    @Test func `a page stays small with any store`() throws {
        // Long names of many sources and apps, and a month of restless nights and runs.
        let name = String(repeating: "W", count: 300)
        for number in 0..<300 {
            try scenario.save([try scenario.steps(1, 1 + number % 28, 8, 9)], by: "\(name)\(number)")
        }
        for day in 1...28 {
            let stretches = try (0..<600).map { (minute: Int) -> Sample in
                let hours = Double(minute) / 60
                return try scenario.sleep(2 + minute % 4, (day, hours), (day, hours + 1.0 / 60))
            }
            let run = Workout(activityType: 37)
            let runs = try (0..<20).map { hour in
                try Sample(
                    workout: run,
                    startDate: try scenario.time(day, Double(hour)),
                    endDate: try scenario.time(day, Double(hour) + 0.5)
                )
            }
            try scenario.save(stretches + runs)
        }
        // Five years of many types.
        let types = Measurements.main + TypeCatalog.all.filter { $0.name.hasPrefix("dietary") }
        let last = try scenario.time(28, 8)
        for (component, count) in [(Calendar.Component.month, 60), (.day, 28)] {
            for distance in 0..<count {
                let time = try #require(scenario.calendar.date(byAdding: component, value: -distance, to: last))
                try scenario.save(try types.map { try scenario.value(0.123456789, $0, time) })
            }
        }
        for app in 0..<40 {
            for type in TypeCatalog.all {
                try scenario.phone.setAuthorization(true, on: AccessPair(type, .read), bundleIdentifier: "\(name)\(app)")
            }
        }
        let page = try scenario.page { $0.dayCount = 31 }
        #expect(page.contains("And 10 more apps.") && page.contains("101 more") && page.contains("And 510 more."))
        #expect(page.contains("25 further types are left out.") && page.contains("id=\"trend-bloodGlucose\""))
        #expect(page.utf8.count < 2_000_000, "\(page.utf8.count)")
    }

    private static let overlap = "Several sources counted the same steps"

    @Test func `the page says that sources counted the same steps only if they did`() throws {
        try fill()
        var page = try scenario.page()
        #expect(!page.contains(Self.overlap) && !page.contains("Added up") && !page.contains("Counted once"))
        try scenario.save([try scenario.steps(500, 2, 10, 11)], by: "Phone")
        page = try scenario.page()
        #expect(!page.contains(Self.overlap) && !page.contains("Added up"))
        #expect(page.contains(">All<"))
        try scenario.save([try scenario.steps(500, 2, 8.5, 9.5)], by: "Phone")
        page = try scenario.page()
        #expect(page.contains(Self.overlap) && page.contains("Added up") && page.contains("Counted once"))
    }

    @Test func `a sample in the future does not decide which days and months are shown`() throws {
        try fill()
        let page = try scenario.page()
        let later = try #require(scenario.calendar.date(from: DateComponents(year: 2030, month: 1, day: 4, hour: 8)))
        let quantity = Quantity(unit: .count, value: 40)
        try scenario.save([try Sample(type: .stepCount, quantity: quantity, startDate: later, endDate: later)])
        #expect(try scenario.page().contains("25 February to 3 March 2026."))
        #expect(try scenario.page { $0.date = later }.contains("29 December to 4 January 2030."))
        #expect(try scenario.page().contains("2 March 2026 to 3 March 2026.</span>"))
        #expect(try scenario.page().contains("The last sample is in the future: 4 January 2030."))
        #expect(!page.contains("in the future"))
        let months = { (page: String) in
            page.components(separatedBy: "By month").last?.components(separatedBy: "</table>").first
        }
        #expect(try months(scenario.page())?.contains("Mar") ?? false)
        #expect(try months(scenario.page())?.contains("Jan") == months(page)?.contains("Jan"))
    }

    @Test func `a store with samples only in the future shows them`() throws {
        try fill()
        #expect(try scenario.page { $0.date = .distantPast }.contains("25 February to 3 March 2026."))
    }

    @Test func `a nap on the last afternoon is shown, below the last whole night`() throws {
        try fill()
        try scenario.save([try scenario.sleep(4, (3, 0), (3, 6)), try scenario.sleep(3, (3, 14), (3, 14.5))])
        let page = try scenario.page()
        #expect(page.contains("The night to Tuesday, 3 March"))
        #expect(page.contains("0:30</text>") && page.contains("6:00</text>"))
        // The night after a requested day is not over on that day.
        let named = try scenario.page { $0.day = CalendarDay(year: 2026, month: 3, day: 3) }
        #expect(!named.contains("0:30</text>"))
    }

    @Test func `days without data have an empty place in every chart`() throws {
        try fill()
        try scenario.phone.setActivityGoals([.appleStandHours: 12])
        try scenario.save([
            try Sample(
                type: .appleStandHour, value: 0, startDate: try scenario.time(2, 8), endDate: try scenario.time(2, 9)
            )
        ])
        let page = try scenario.page()
        #expect(page.contains("1 night, on average 5\u{A0}h\u{A0}0\u{A0}min asleep. 6 nights have no data."))
        #expect(page.components(separatedBy: ">No data</text>").count == 7)
        for caption in [
            "Steps by day and source", "Activity by day, with the goals", "Heart rate in beats a minute",
            "Sleep in minutes, by the day on which the night ends",
        ] {
            let table = try #require(page.components(separatedBy: ">\(caption)</caption>").dropFirst().first)
            let rows = table.components(separatedBy: "</table>")[0].components(separatedBy: "<tr>").dropFirst(2)
            #expect(rows.count == 7, "\(caption)")
            #expect(rows.first?.contains("–</td>") ?? false, "\(caption)")
        }
    }
}
