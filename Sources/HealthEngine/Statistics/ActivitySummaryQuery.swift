public import Foundation
import GRDB
public import HealthModel

/// The activity rings of each day, computed from samples (OTH-03, OTH-04).
extension HealthStore {
    /// `HKActivitySummaryQuery`: a summary for each day that has samples for the rings, in order. Days are those of a
    /// time zone, by default the device's. The samples of all sources count, regardless of the app's access to their
    /// types, and so do the workouts of apps (OTH-19).
    ///
    /// Throws code 5 if reading summaries is undecided. Returns nothing if it was denied (AUTH-38). Throws the
    /// exception of a predicate on dates (PRED-12).
    public func activitySummaries(
        _ predicate: ActivitySummaryPredicate = .all, in timeZone: TimeZone? = nil
    ) throws(HealthFailure) -> [ActivitySummary] {
        try operation(.read, [.activitySummary], checking: .query, count: \.count) {
            try summaries(predicate, in: timeZone)
        }
    }
}

extension HealthStore {
    /// The summaries of the days that a predicate selects.
    func summaries(
        _ predicate: ActivitySummaryPredicate, in timeZone: TimeZone? = nil
    ) throws(HealthFailure) -> [ActivitySummary] {
        try HealthFailure.wrapping { try predicate.validate() }
        try checkAccess()
        return try database.read { db, registry in
            guard try readAccess(to: [.activitySummary], db) == [.all] else { return [] }
            let timeZone = timeZone ?? phone.environment.timeZone
            return try phone.summaries(predicate, in: timeZone, db, registry)
        }
    }
}

/// The activity rings of each day, regardless of permissions.
extension Phone {

    /// The summaries of the selected days in a time zone.
    func summaries(
        _ predicate: ActivitySummaryPredicate, in timeZone: TimeZone, _ db: Database, _ registry: Registry
    ) throws -> [ActivitySummary] {
        let days = DayCounter(timeZone: timeZone)
        let samples = days.samples(within: predicate.bounds)
        let workouts = try RingWorkouts(samples, on: device.osVersion, db, registry)
        var values: [CalendarDay: [ActivityRing: Double]] = [:]
        for ring in ActivityRing.allCases {
            let counts =
                if let type = ring.quantityType {
                    try sums(
                        of: type, in: ring.unit, samples, including: ring == .appleExerciseTime ? workouts : nil, days, db,
                        registry
                    )
                } else {
                    try standHours(samples, including: workouts, days, db, registry)
                }
            for (day, count) in counts where predicate.matches(day) {
                values[day, default: [:]][ring] = count
            }
        }
        let settings = try ringSettings(in: timeZone, db)
        return values.keys.sorted().map { day in
            ActivitySummary(
                day: day, activityMoveMode: settings.activityMoveMode, values: values[day] ?? [:], goals: settings.goals,
                isPaused: settings.pausedDays.contains(day)
            )
        }
    }

    /// The summaries of all days. They are computed year by year, because the samples are in memory during the
    /// computation.
    func summariesByYear(in timeZone: TimeZone, _ db: Database, _ registry: Registry) throws -> [ActivitySummary] {
        let days = DayCounter(timeZone: timeZone)
        var bounds: [Date] = []
        for type in ActivityRing.allCases.compactMap(\.quantityType) + [.appleStandHour, .workout] {
            guard let number = try registry.existingID(of: type, db) else { continue }
            let rows = try RowStatement(db, "SELECT min(startDate), max(endDate) FROM sample WHERE type = ?1")
            rows.bind(number, at: 1)
            if try rows.step(), !rows.isNull(0) {
                bounds += [rows.int64(0), rows.int64(1)].map { Date(milliseconds: $0) }
            }
        }
        guard let first = bounds.min(), let last = bounds.max() else { return [] }
        return try (days.day(of: first).year...days.day(of: last).year).flatMap { year in
            let days = CalendarDay(year: year, month: 1, day: 1)...CalendarDay(year: year, month: 12, day: 31)
            return try summaries(.days(days), in: timeZone, db, registry)
        }
    }

    /// Sets goals, as the user would. Other goals do not change. Goals apply to all days, including past ones (project
    /// decision).
    public func setActivityGoals(_ goals: [ActivityRing: Double]) throws(HealthFailure) {
        try healthStore.operation(.write, [.activitySummary], checking: .none, count: { _ in goals.count }) {
            try database.write { db in
                for (ring, goal) in goals {
                    try db.execute(sql: "INSERT OR REPLACE INTO activityGoal VALUES (?, ?)", arguments: [ring.rawValue, goal])
                }
            }
        }
    }

    static func activityGoals(_ db: Database) throws -> [ActivityRing: Double] {
        let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM activityGoal")
        let goals = try rows.compactMap { row in
            let value = try row.decode(Double.self, atIndex: 1)
            return ActivityRing(rawValue: try row.decode(atIndex: 0)).map { ($0, value) }
        }
        return Dictionary(goals) { first, _ in first }
    }

    /// The merged sums of each day (STAT-09, COLL-03).
    private func sums(
        of type: ObjectType, in unit: HealthModel.Unit, _ samples: SamplePredicate, including workouts: RingWorkouts?,
        _ days: DayCounter, _ db: Database, _ registry: Registry
    ) throws -> [CalendarDay: Double] {
        let scan = try SampleScan(
            db, registry, QueryDescriptor(type, samples), .all, app: "", columns: SampleReader.Column.forMeasurements
        )
        let collection = try Statistics.collection(
            scan, of: type, on: device.osVersion, .cumulativeSum, in: days.intervals, including: workouts
        )
        var sums: [CalendarDay: Double] = [:]
        for statistics in collection.statistics {
            sums[days.day(of: statistics.startDate)] = try statistics.figures.sum?.doubleValue(for: unit)
        }
        return sums
    }

    /// The number of hours in which the user stood or had a workout, by day. Several sources may have samples of one
    /// hour.
    private func standHours(
        _ samples: SamplePredicate, including workouts: RingWorkouts, _ days: DayCounter, _ db: Database, _ registry: Registry
    ) throws -> [CalendarDay: Double] {
        let stood = SamplePredicate.and([samples, .categoryValues([Self.stood])])
        let descriptor = QueryDescriptor(.appleStandHour, stood)
        let reader = SampleReader(db, registry)
        var hours: [CalendarDay: Set<Date>] = [:]
        func count(_ date: Date) { hours[days.day(of: date), default: []].insert(days.hour(of: date)) }
        let scan = try SampleScan(db, registry, descriptor, .all, app: "")
        try scan.forEach(reader) { row, sample in
            guard let sample = try sample ?? reader.sample(row) else { return }
            count(sample.startDate)
        }
        workouts.forEachHour(nextHour: days.nextHour(after:), count)
        return hours.mapValues { Double($0.count) }
    }

    /// `HKCategoryValueAppleStandHour.stood`
    private static let stood = 0
}

/// Days in a time zone.
private struct DayCounter {
    let intervals: CalendarIntervals
    private let calendar: Calendar

    init(timeZone: TimeZone) {
        // The ISO 8601 calendar is Gregorian at all times. Foundation's Gregorian calendar is Julian before 1582.
        calendar = Calendar(.iso8601, in: timeZone)
        intervals = CalendarIntervals(daysIn: calendar)
    }

    func day(of date: Date) -> CalendarDay { CalendarDay(of: date, in: calendar) }

    /// The start of the hour. The same hour of the clock occurs twice when daylight saving time ends.
    func hour(of date: Date) -> Date { calendar.dateInterval(of: .hour, for: date)?.start ?? date }

    /// The start of the hour after the one that contains a date.
    func nextHour(after date: Date) -> Date { calendar.dateInterval(of: .hour, for: date)?.end ?? date }

    /// Selects the samples that may count for some days.
    func samples(within days: ClosedRange<CalendarDay>?) -> SamplePredicate {
        guard let days, let start = date(of: days.lowerBound), let last = date(of: days.upperBound) else { return .all }
        return .samples(start: start, end: calendar.date(byAdding: .day, value: 1, to: last))
    }

    private func date(of day: CalendarDay) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
    }
}
