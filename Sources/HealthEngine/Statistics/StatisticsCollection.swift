public import Foundation
public import HealthModel

/// `HKStatisticsCollection`: the figures of each interval with samples (COLL-08).
public struct StatisticsCollection: Hashable, Sendable {
    /// `statistics()`: the intervals with samples, in order. Empty without samples (COLL-07).
    public let statistics: [Statistics]

    private let type: ObjectType
    private let isSeparatedBySource: Bool
    private let intervals: CalendarIntervals

    /// The figures of measurements in each interval that at least one of them touches.
    ///
    /// - Parameters:
    ///   - type: A quantity type.
    ///   - version: The version of the system, which determines the averages (STAT-04).
    ///   - measurements: The measurements. Sorting is fast if they are ordered by start, then by position.
    ///   - sources: The sources of the measurements, in order of priority (STAT-10).
    ///   - options: The figures to compute. They must fit the type (STAT-02).
    ///   - intervals: The intervals.
    ///   - unit: The unit of measurements and figures. Nil for the canonical unit of the type (STAT-18).
    ///   - limit: The largest number of intervals.
    ///   - shouldContinue: Whether the calculation should continue. It is asked often.
    /// - Throws: An exception of this project if more intervals than the limit have samples.
    init(
        of type: ObjectType,
        on version: OSVersion,
        measurements: [Measurement],
        sources: [Source],
        options: StatisticsOptions,
        intervals: CalendarIntervals,
        unit: HealthModel.Unit? = nil,
        limit: Int = ProtocolLimits.intervals,
        shouldContinue: () -> Bool = { true }
    ) throws(NativeException) {
        self.type = type
        self.intervals = intervals
        let isSeparatedBySource = options.contains(.separateBySource)
        self.isSeparatedBySource = isSeparatedBySource
        let measurements = measurements.inOrder()
        let buckets = try Buckets(of: intervals, touchedBy: measurements, limit: limit, shouldContinue: shouldContinue)
        let figures = FigureList(of: type, on: version, measurements, sources, options, in: buckets, unit: unit)
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

    /// `statistics(for:)`: the statistics of the interval that contains a date. They are empty without samples.
    public func statistics(for date: Date) -> Statistics? {
        let index = intervals.index(of: Measurement.time(of: date))
        return statistics(startingAt: intervals.start(of: index), endingAt: intervals.end(of: index))
    }

    /// The statistics that differ from those of an earlier result, in order (COLL-10). Those of an interval that has no
    /// samples any more are empty.
    func changes(since earlier: StatisticsCollection?) -> [Statistics] {
        let former = Dictionary((earlier?.statistics ?? []).map { ($0.startDate, $0) }, uniquingKeysWith: { first, _ in first })
        let current = Set(statistics.map(\.startDate))
        let removed = former.values.filter { !current.contains($0.startDate) }.map { former in
            statistics(startingAt: former.startDate.milliseconds, endingAt: former.endDate.milliseconds)
        }
        let changed = statistics.filter { former[$0.startDate] != $0 }
        return (changed + removed).sorted { $0.startDate < $1.startDate }
    }

    /// `enumerateStatistics(from:to:)`: the statistics of each interval that touches the range, including empty ones.
    /// An interval that starts at the end of the range is excluded, unless start and end are equal.
    ///
    /// - Throws: An exception of this project if there are more intervals than a collection can have, with an update
    ///   handler or without. Throws also if `shouldContinue`, which is asked often, returns false.
    public func statistics(
        from start: Date, to end: Date, hasUpdates: Bool = false, shouldContinue: () -> Bool = { true }
    ) throws(NativeException) -> [Statistics] {
        let limit = hasUpdates ? ProtocolLimits.intervalsWithUpdates : ProtocolLimits.intervals
        let (from, to) = (Measurement.time(of: start), Measurement.time(of: end))
        guard from <= to else { return [] }
        let first = intervals.index(of: from)
        let last = intervals.index(of: max(from, to - 1))
        guard last - first < limit else { throw .tooManyIntervals(limit: limit) }
        var list: [Statistics] = []
        list.reserveCapacity(last - first + 1)
        var start = intervals.start(of: first)
        for index in first...max(first, last) {
            if index.isMultiple(of: CalendarIntervals.countBetweenChecks), !shouldContinue() { throw .interrupted }
            let end = intervals.end(of: index)
            // A day that a time zone skipped is not an interval.
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
