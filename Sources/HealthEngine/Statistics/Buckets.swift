import HealthModel

/// Disjoint, ordered time intervals for statistics. Each includes its start and excludes its end.
struct Buckets {
    /// The start of each interval, in milliseconds since 1970.
    private(set) var starts: [Int64]
    /// The end of each interval.
    private(set) var ends: [Int64]

    /// One interval for all times, because statistics do not clip samples (STAT-08).
    static let everything = Buckets(starts: [.min], ends: [.max])

    private init(starts: [Int64], ends: [Int64]) {
        self.starts = starts
        self.ends = ends
    }

    /// The intervals that at least one of the measurements touches. The measurements must be in order. A measurement
    /// that ends at the start of an interval does not touch it, but one without duration at the start does.
    ///
    /// Throws if there are more intervals than the limit, or if `shouldContinue` returns false.
    init(
        of intervals: CalendarIntervals, touchedBy measurements: [Measurement], limit: Int, shouldContinue: () -> Bool
    ) throws(NativeException) {
        self.init(starts: [], ends: [])
        func append(_ index: Int) throws(NativeException) -> Int64 {
            guard starts.count < limit else { throw .tooManyIntervals(limit: limit) }
            if index.isMultiple(of: CalendarIntervals.countBetweenChecks), !shouldContinue() { throw .interrupted }
            let (start, end) = (intervals.start(of: index), intervals.end(of: index))
            // A day that a time zone skipped has no duration, and no measurement touches it.
            if start < end {
                starts.append(start)
                ends.append(end)
            }
            return end
        }
        var next = 0
        var end = Int64.min
        for measurement in measurements {
            if measurement.start >= end {
                let follows = !ends.isEmpty && measurement.start < intervals.start(of: next + 1)
                next = follows ? next : intervals.index(of: measurement.start)
                end = try append(next)
                next += 1
            }
            while end < measurement.end {
                end = try append(next)
                next += 1
            }
        }
    }

    /// Counts measurements. They must be in order and touch no other interval.
    func tallies(of measurements: [Measurement], _ options: StatisticsOptions, _ style: AggregationStyle) -> [Tally] {
        var tallies = Array(repeating: Tally(), count: starts.count)
        if style != .cumulative {
            // Only sums are merged, so every source counts (STAT-12). A measurement that spans several intervals counts
            // in each of them (COLL-06).
            forEachPart(of: measurements) { tallies[$1].add($0.value, lasting: $2, of: $0.duration, style) }
        } else if options.contains(.cumulativeSum) {
            // A measurement counts in each interval in proportion to its time there (COLL-03).
            forEachPart(of: measurements.withoutOverlapOfSources()) { tallies[$1].add($0.value(during: $2)) }
        }
        if !options.isDisjoint(with: [.mostRecent, .separateBySource]) {
            forEachPart(of: measurements) { measurement, bucket, _ in tallies[bucket].noteMostRecent(measurement) }
        }
        if options.contains(.duration) {
            forEachPart(of: measurements.covered()) { tallies[$1].cover($2) }
        }
        return tallies
    }

    /// Calls a function with each measurement, each interval that it touches, and its duration in that interval.
    private func forEachPart(of measurements: [Measurement], _ body: (Measurement, Int, Int64) -> Void) {
        guard !starts.isEmpty else { return }
        var first = 0
        for measurement in measurements {
            first = index(of: measurement.start, near: first)
            guard measurement.end > ends[first] else {
                body(measurement, first, measurement.duration)
                continue
            }
            var bucket = first
            while bucket < starts.count, starts[bucket] < measurement.end {
                let start = max(starts[bucket], measurement.start)
                body(measurement, bucket, max(min(ends[bucket], measurement.end) - start, 0))
                bucket += 1
            }
        }
    }

    /// The index of the interval that contains a time. It is usually the previous one or the next.
    private func index(of time: Int64, near index: Int) -> Int {
        if starts[index] <= time {
            if time < ends[index] { return index }
            if index + 1 < starts.count, starts[index + 1] <= time, time < ends[index + 1] { return index + 1 }
        }
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= time { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension [Measurement] {
    /// The time that measurements cover, without counting overlaps twice (STAT-17). The measurements must be in order.
    fileprivate func covered() -> [Measurement] {
        var end = Int64.min
        var covered: [Measurement] = []
        for var measurement in self where measurement.end > end {
            measurement.start = Swift.max(measurement.start, end)
            end = measurement.end
            covered.append(measurement)
        }
        return covered
    }
}
