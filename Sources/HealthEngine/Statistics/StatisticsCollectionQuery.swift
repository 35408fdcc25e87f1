public import Foundation
public import HealthModel

/// `HKStatisticsCollectionQuery`: figures of contiguous intervals of the calendar.
public struct StatisticsCollectionQuery: Hashable, Sendable {
    /// A quantity type (QRY-04).
    public var type: ObjectType
    /// Selects samples; a straddling sample counts with its part in each interval (COLL-03, COLL-04).
    public var predicate: SamplePredicate
    /// Which figures (STAT-01).
    public var options: StatisticsOptions
    /// Where an interval begins; intervals extend both ways from there (COLL-01).
    public var anchorDate: Date
    /// The length of an interval, in the Gregorian calendar (COLL-02).
    public var intervalComponents: DateComponents
    /// The time zone of the calendar; nil for that of the device (COLL-02).
    public var timeZone: TimeZone?

    /// A query.
    public init(
        _ type: ObjectType,
        _ predicate: SamplePredicate = .all,
        _ options: StatisticsOptions,
        anchorDate: Date,
        intervalComponents: DateComponents,
        timeZone: TimeZone? = nil
    ) {
        self.type = type
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
        self.timeZone = timeZone
    }
}
