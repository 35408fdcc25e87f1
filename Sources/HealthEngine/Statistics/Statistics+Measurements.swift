import Foundation
import HealthModel

extension Statistics {
    /// The figures of one or more measurements, from the earliest start to the latest end (STAT-07).
    ///
    /// - Parameters:
    ///   - type: A quantity type.
    ///   - version: The version of the system, which determines the averages (STAT-04).
    ///   - measurements: The measurements. Sorting is fast if they are ordered by start, then by position.
    ///   - sources: The sources of the measurements, in order of priority (STAT-10).
    ///   - options: The figures to compute. They must fit the type (STAT-02).
    ///   - unit: The unit of measurements and figures. Nil for the canonical unit of the type (STAT-18).
    init(
        of type: ObjectType, on version: OSVersion, measurements: [Measurement], sources: [Source], options: StatisticsOptions,
        unit: HealthModel.Unit? = nil
    ) {
        let measurements = measurements.inOrder()
        let figures = FigureList(of: type, on: version, measurements, sources, options, in: .everything, unit: unit)
        self.init(
            type: type,
            startDate: Date(milliseconds: measurements.first?.start ?? 0),
            endDate: Date(milliseconds: measurements.lazy.map(\.end).max() ?? 0),
            figures: figures.merged.first ?? Figures(),
            bySource: options.contains(.separateBySource) ? figures.bySource.first ?? [] : nil
        )
    }
}

/// The figures of several intervals.
struct FigureList {
    /// The figures of all sources together, by interval. Overlap is removed from sums.
    let merged: [Statistics.Figures]
    /// The figures of each source with measurements in the interval (STAT-13). Empty unless requested.
    private(set) var bySource: [[(source: Source, figures: Statistics.Figures)]] = []

    /// Computes the figures. The measurements must be in order.
    init(
        of type: ObjectType, on version: OSVersion, _ measurements: [Measurement], _ sources: [Source],
        _ options: StatisticsOptions, in buckets: Buckets, unit: HealthModel.Unit?
    ) {
        let style = type.quantity?.aggregationStyle(on: version) ?? .discreteArithmetic
        let unit = unit ?? type.quantity?.unit ?? .null
        merged = buckets.tallies(of: measurements, options, style).map { $0.figures(options, style, unit) }
        guard options.contains(.separateBySource) else { return }
        bySource = Array(repeating: [], count: merged.count)
        var groups = Array(repeating: [Measurement](), count: sources.count)
        for measurement in measurements { groups[Int(measurement.source)].append(measurement) }
        for (source, measurements) in zip(sources, groups) where !measurements.isEmpty {
            let tallies = buckets.tallies(of: measurements, options, style)
            for (bucket, tally) in tallies.enumerated() where !tally.isEmpty {
                bySource[bucket].append((source, tally.figures(options, style, unit)))
            }
        }
    }
}
