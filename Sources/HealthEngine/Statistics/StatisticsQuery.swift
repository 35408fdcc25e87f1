public import HealthModel

/// `HKStatisticsQuery`: the figures of all matching samples, with overlap between sources removed (STAT-09).
///
/// ```swift
/// let steps = try store.execute(StatisticsQuery(.stepCount, .samples(start: midnight, end: now), .cumulativeSum))
/// try steps.figures.sum?.doubleValue(for: .count)
/// ```
public struct StatisticsQuery: Hashable, Sendable {
    /// A quantity type (QRY-04).
    public var type: ObjectType
    /// Selects samples. Selected samples are not clipped (STAT-08).
    public var predicate: SamplePredicate
    /// The figures to compute (STAT-01).
    public var options: StatisticsOptions

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all, _ options: StatisticsOptions) {
        self.type = type
        self.predicate = predicate
        self.options = options
    }
}
