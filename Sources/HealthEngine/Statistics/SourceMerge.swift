/// Removes overlap between sources. Only this file defines how; any other function from measurements to measurements can
/// replace it.
///
/// Apple documents that sources are merged (STAT-09): a phone's steps while a watch was recording are dropped, those of
/// hours without the watch count; and that the order of Health → Data Sources says who wins (STAT-10). How is not
/// documented. This is a model (STAT-11; inferred, a project decision, record 0010):
///
/// - At each moment the source of highest priority with a measurement under way is the one that counts. A measurement
///   counts with the part of its duration in which its source counts: value × that part / duration.
/// - Intervals are half-open. A measurement without duration counts unless it lies in an interval of a source of
///   higher priority, the beginning included, the end not.
/// - Overlap within one source stays: what an app saved twice counts twice.
///
/// Hence the merged sum of values that are not negative is never above the plain sum, and never below the sum of the first
/// source.
extension [Measurement] {
    /// The parts of measurements that count. The measurements must be ordered by start. Returns pieces, those of each
    /// measurement in order, or the same array if no two sources overlap.
    func withoutOverlapOfSources() -> [Measurement] {
        var pieces: [Measurement] = []
        var timeline = Timeline()
        var done = 0
        while let cluster = nextMixedCluster(from: done) {
            if pieces.isEmpty { pieces.reserveCapacity(count) }
            if done < cluster.lowerBound { pieces += self[done..<cluster.lowerBound] }
            timeline.begin(with: self, cluster)
            var current = 0
            for index in cluster {
                timeline.skip(until: self[index].start, &current)
                timeline.append(self[index], from: current, to: &pieces)
            }
            done = cluster.upperBound
        }
        guard done > 0 else { return self }
        pieces += self[done...]
        return pieces
    }

    /// The next measurements that overlap in time and are of more than one source. Measurements before and after do not
    /// affect them. Measurements without overlap are only skipped.
    private func nextMixedCluster(from index: Int) -> Range<Int>? {
        guard index < count else { return nil }
        var first = index
        var (start, end, source) = (self[first].start, self[first].end, self[first].source)
        var isMixed = false
        for next in index + 1..<count {
            let measurement = self[next]
            // A measurement without duration ends where it starts, but lies within one that begins there.
            if measurement.start < end || measurement.start == start {
                end = Swift.max(end, measurement.end)
                isMixed = isMixed || measurement.source != source
            } else if isMixed {
                return first..<next
            } else {
                first = next
                (start, end, source) = (measurement.start, measurement.end, measurement.source)
            }
        }
        return isMixed ? first..<count : nil
    }
}

/// Which source counts when.
private struct Timeline {
    private struct Stretch {
        var start: Int64
        var end: Int64
        var source: Int32
    }

    /// Disjoint, in order; neighbours that touch are of different sources.
    private var stretches: [Stretch] = []
    /// By source, when the last measurement that began ends.
    private var ends: [Int64] = []
    /// One bit for each source; some of those that are set may have ended.
    private var underWay: [UInt64] = []
    private var time = Int64.min

    /// Replaces the stretches by those of other measurements, which begin when the ones before have ended.
    mutating func begin(with measurements: [Measurement], _ cluster: Range<Int>) {
        stretches.removeAll(keepingCapacity: true)
        for index in cluster where measurements[index].duration > 0 {
            let measurement = measurements[index]
            advance(to: measurement.start)
            let source = Int(measurement.source)
            if source >= ends.count {
                ends += Array(repeating: .min, count: source + 1 - ends.count)
                underWay += Array(repeating: 0, count: source / 64 + 1 - underWay.count)
            }
            ends[source] = max(ends[source], measurement.end)
            underWay[source / 64] |= 1 << UInt64(source % 64)
        }
        advance(to: .max)
        time = .min
    }

    private mutating func advance(to next: Int64) {
        while time < next, let source = firstUnderWay() {
            let end = min(ends[source], next)
            if let last = stretches.indices.last, stretches[last].source == source, stretches[last].end == time {
                stretches[last].end = end
            } else {
                stretches.append(Stretch(start: time, end: end, source: Int32(source)))
            }
            time = end
        }
        time = next
    }

    private mutating func firstUnderWay() -> Int? {
        for word in underWay.indices {
            while underWay[word] != 0 {
                let source = word * 64 + underWay[word].trailingZeroBitCount
                if ends[source] > time { return source }
                underWay[word] &= underWay[word] - 1
            }
        }
        return nil
    }

    /// Moves an index past the stretches that have ended at a time.
    func skip(until time: Int64, _ index: inout Int) {
        while index < stretches.count, stretches[index].end <= time { index += 1 }
    }

    /// Adds what counts of a measurement, given the first stretch that has not ended when it begins.
    func append(_ measurement: Measurement, from first: Int, to pieces: inout [Measurement]) {
        guard measurement.duration > 0 else {
            let holds = first < stretches.count && stretches[first].start <= measurement.start
            if !holds || stretches[first].source >= measurement.source { pieces.append(measurement) }
            return
        }
        var index = first
        while index < stretches.count, stretches[index].start < measurement.end {
            let stretch = stretches[index]
            index += 1
            guard stretch.source == measurement.source else { continue }
            var piece = measurement
            piece.start = max(measurement.start, stretch.start)
            piece.end = min(measurement.end, stretch.end)
            piece.value = measurement.value(during: piece.duration)
            pieces.append(piece)
        }
    }
}
