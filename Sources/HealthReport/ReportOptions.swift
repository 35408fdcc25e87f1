public import Foundation
public import HealthModel

/// The contents of a report.
public struct ReportOptions: Hashable, Sendable {
    /// The allowed numbers of days that are shown one by one.
    public static let dayCounts = 1...31

    /// The last day, which is shown in detail; nil for the latest day with steps, heart rates, sleep, energy or workouts, which
    /// is not after the report.
    public var day: CalendarDay?
    /// The time of the report. Samples that begin later do not decide which days and months are shown.
    public var date: Date
    /// The number of days that are shown one by one, within ``dayCounts``.
    public var dayCount: Int
    /// The time zone in which days begin and end.
    public var timeZone: TimeZone
    /// Whether the shape of a route is drawn.
    public var showsRoutes: Bool

    /// Options for a report at a time, by default of a week.
    public init(day: CalendarDay? = nil, date: Date, dayCount: Int = 7, timeZone: TimeZone = .current, showsRoutes: Bool = true) {
        self.day = day
        self.date = date
        self.dayCount = dayCount
        self.timeZone = timeZone
        self.showsRoutes = showsRoutes
    }
}
