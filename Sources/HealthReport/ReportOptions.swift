public import Foundation
public import HealthModel

/// The contents of a report.
public struct ReportOptions: Hashable, Sendable {
    /// The allowed numbers of days that are shown one by one.
    public static let dayCounts = 1...31

    /// The last day, which is shown in detail; nil for the latest day with steps, heart rates, sleep, energy or workouts.
    public var day: CalendarDay?
    /// The number of days that are shown one by one, within ``dayCounts``.
    public var dayCount: Int
    /// The time zone in which days begin and end.
    public var timeZone: TimeZone
    /// Whether the shape of a route is drawn.
    public var showsRoutes: Bool

    /// Options for a report, by default of a week.
    public init(day: CalendarDay? = nil, dayCount: Int = 7, timeZone: TimeZone = .current, showsRoutes: Bool = true) {
        self.day = day
        self.dayCount = dayCount
        self.timeZone = timeZone
        self.showsRoutes = showsRoutes
    }
}
