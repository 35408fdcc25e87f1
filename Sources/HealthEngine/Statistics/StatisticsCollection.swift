public import Foundation
public import HealthModel

/// `HKStatisticsCollection`: the figures of each interval that has samples (COLL-08).
public struct StatisticsCollection: Hashable, Sendable {
    /// `statistics()`: the intervals with samples, in order.
    public let statistics: [Statistics]

    /// `statistics(for:)`: of the interval that holds a date, empty where no sample is.
    public func statistics(for date: Date) -> Statistics? {
        statistics(from: date, to: date).first
    }

    /// `enumerateStatistics(from:to:)`: of each interval that touches the range, the empty ones included.
    public func statistics(from start: Date, to end: Date) -> [Statistics] {
        fatalError("to come")
    }
}
