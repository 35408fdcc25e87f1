/// Removes overlap between sources. No other file depends on the method. Any function from measurements to measurements
/// can replace it.
///
/// Apple documents that sources are merged (STAT-09): a phone's steps are dropped while a watch was recording, and
/// count in hours without the watch. Apple also documents that the order in Health → Data Sources decides which source
/// counts (STAT-10). The method is not documented. This is a model (STAT-11; inferred, a project decision, record
/// 0010):
///
/// - Only the source of highest priority with a current measurement counts at any moment. A measurement counts for the
///   part of its duration in which its source counts: value × that part / duration.
/// - Intervals include their start and exclude their end. A measurement without duration counts unless it lies in an
///   interval of a source of higher priority.
/// - Overlap within one source remains: samples that an app saved twice count twice.
///
/// If no value is negative, the merged sum is therefore at most the plain sum, and at least the sum of the first
/// source.
extension [Measurement] {
    /// The parts of measurements that count. The measurements must be ordered by start. Returns the parts of each
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

    /// The next group of measurements that overlap in time and have more than one source. Measurements outside the
    /// group do not affect it. Measurements without overlap are skipped.
    private func nextMixedCluster(from index: Int) -> Range<Int>? {
        guard index < count else { return nil }
        var first = index
        var (start, end, source) = (self[first].start, self[first].end, self[first].source)
        var isMixed = false
        for next in index + 1..<count {
            let measurement = self[next]
            // A measurement without duration ends at its start, but lies within a measurement that starts at the same
            // time.
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

/// The source that counts at each time.
private struct Timeline {
    private struct Stretch {
        var start: Int64
        var end: Int64
        var source: Int32
    }

    /// Disjoint stretches in order. Adjacent stretches have different sources.
    private var stretches: [Stretch] = []
    /// For each source, the latest end of the measurements that have started.
    private var ends: [Int64] = []
    /// One bit for each source with a measurement that has started. It may have ended.
    private var activeSources: [UInt64] = []
    private var time = Int64.min

    /// Replaces the stretches by those of a later group of measurements.
    mutating func begin(with measurements: [Measurement], _ cluster: Range<Int>) {
        stretches.removeAll(keepingCapacity: true)
        for index in cluster where measurements[index].duration > 0 {
            let measurement = measurements[index]
            advance(to: measurement.start)
            let source = Int(measurement.source)
            if source >= ends.count {
                ends += Array(repeating: .min, count: source + 1 - ends.count)
                activeSources += Array(repeating: 0, count: source / 64 + 1 - activeSources.count)
            }
            ends[source] = max(ends[source], measurement.end)
            activeSources[source / 64] |= 1 << UInt64(source % 64)
        }
        advance(to: .max)
        time = .min
    }

    private mutating func advance(to next: Int64) {
        while time < next, let source = firstActive() {
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

    private mutating func firstActive() -> Int? {
        for word in activeSources.indices {
            while activeSources[word] != 0 {
                let source = word * 64 + activeSources[word].trailingZeroBitCount
                if ends[source] > time { return source }
                activeSources[word] &= activeSources[word] - 1
            }
        }
        return nil
    }

    /// Moves an index past the stretches that end by a time.
    func skip(until time: Int64, _ index: inout Int) {
        while index < stretches.count, stretches[index].end <= time { index += 1 }
    }

    /// Appends the parts of a measurement that count. `first` is the first stretch that ends after the measurement
    /// starts.
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
