public import Foundation
public import HealthModel

/// `HKStatisticsCollection`: the figures of each interval that has samples (COLL-08).
public struct StatisticsCollection: Hashable, Sendable {
    /// `statistics()`: the intervals with samples, in order; none if there are no samples at all (COLL-07).
    public let statistics: [Statistics]

    private let type: ObjectType
    private let isSeparatedBySource: Bool
    private let intervals: CalendarIntervals

    /// The figures of measurements in each interval that one of them touches.
    ///
    /// - Parameters:
    ///   - type: A quantity type.
    ///   - measurements: Best in order of their start, and then of their being saved.
    ///   - sources: Those that measurements name by position, the first being that of highest priority (STAT-10).
    ///   - options: Which figures. They fit the type (STAT-02).
    ///   - intervals: Where one interval ends and the next begins.
    ///   - unit: That of the measurements, and of the figures; nil for the canonical unit of the type (STAT-18).
    /// - Throws: An exception of our own if more than ``CalendarIntervals/limit`` intervals have samples.
    init(
        of type: ObjectType,
        measurements: [Measurement],
        sources: [Source],
        options: StatisticsOptions,
        intervals: CalendarIntervals,
        unit: HealthModel.Unit? = nil
    ) throws(NativeException) {
        self.type = type
        self.intervals = intervals
        let isSeparatedBySource = options.contains(.separateBySource)
        self.isSeparatedBySource = isSeparatedBySource
        let measurements = measurements.inOrder()
        let buckets = try Buckets(of: intervals, touchedBy: measurements)
        let figures = FigureList(of: type, measurements, sources, options, in: buckets, unit: unit)
        statistics = buckets.starts.indices.map { bucket in
            Statistics(
                type: type,
                startDate: Date(milliseconds: buckets.starts[bucket]),
                endDate: Date(milliseconds: buckets.ends[bucket]),
                figures: figures.merged[bucket],
                bySource: isSeparatedBySource ? figures.bySource[bucket] : nil
            )
        }
    }

    /// `statistics(for:)`: of the interval that holds a date, empty where no sample is.
    public func statistics(for date: Date) -> Statistics? {
        let index = intervals.index(of: Measurement.time(of: date))
        return statistics(startingAt: intervals.start(of: index), endingAt: intervals.end(of: index))
    }

    /// `enumerateStatistics(from:to:)`: of each interval that touches the range, the empty ones included. One that begins
    /// at the end of the range does not, unless the range is only that moment.
    ///
    /// - Throws: An exception of our own if that were more than a million intervals.
    public func statistics(from start: Date, to end: Date) throws(NativeException) -> [Statistics] {
        let (from, to) = (Measurement.time(of: start), Measurement.time(of: end))
        guard from <= to else { return [] }
        let first = intervals.index(of: from)
        let last = intervals.index(of: max(from, to - 1))
        guard last - first < CalendarIntervals.limit else { throw .tooManyIntervals }
        var list: [Statistics] = []
        list.reserveCapacity(last - first + 1)
        var start = intervals.start(of: first)
        for index in first...max(first, last) {
            let end = intervals.end(of: index)
            // A day that a time zone left out is no interval.
            if start < end { list.append(statistics(startingAt: start, endingAt: end)) }
            start = end
        }
        return list
    }

    private func statistics(startingAt start: Int64, endingAt end: Int64) -> Statistics {
        let startDate = Date(milliseconds: start)
        var (low, high) = (0, statistics.count)
        while low < high {
            let middle = (low + high) / 2
            if statistics[middle].startDate < startDate { low = middle + 1 } else { high = middle }
        }
        if low < statistics.count, statistics[low].startDate == startDate { return statistics[low] }
        return Statistics(
            type: type,
            startDate: startDate,
            endDate: Date(milliseconds: end),
            figures: Statistics.Figures(),
            bySource: isSeparatedBySource ? [] : nil
        )
    }
}
