public import Foundation
public import HealthModel

/// What a report is to show.
public struct ReportOptions: Hashable, Sendable {
    /// How many days a report may show one by one.
    public static let dayCounts = 1...31

    /// The last day that is shown, and the one that is shown in detail; nil for the latest with steps, heart rates, sleep or
    /// energy.
    public var day: CalendarDay?
    /// How many days are shown one by one, in ``dayCounts``.
    public var dayCount: Int
    /// The zone in which days begin.
    public var timeZone: TimeZone
    /// Whether the shape of a route is drawn.
    public var showsRoutes: Bool

    /// Options, by default of a week.
    public init(day: CalendarDay? = nil, dayCount: Int = 7, timeZone: TimeZone = .current, showsRoutes: Bool = true) {
        self.day = day
        self.dayCount = dayCount
        self.timeZone = timeZone
        self.showsRoutes = showsRoutes
    }
}
