public import Foundation
public import HealthModel

/// `HKStatisticsCollectionQuery`: the figures of contiguous calendar intervals.
public struct StatisticsCollectionQuery: Hashable, Sendable {
    /// A quantity type (QRY-04).
    public var type: ObjectType
    /// Selects samples. A sample that spans several intervals counts in each of them with a part (COLL-03, COLL-04).
    public var predicate: SamplePredicate
    /// The figures to compute (STAT-01).
    public var options: StatisticsOptions
    /// The start of one interval. Intervals extend in both directions from it (COLL-01).
    public var anchorDate: Date
    /// The length of an interval, in the Gregorian calendar (COLL-02).
    public var intervalComponents: DateComponents
    /// The time zone of the calendar. Nil for that of the device (COLL-02).
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
