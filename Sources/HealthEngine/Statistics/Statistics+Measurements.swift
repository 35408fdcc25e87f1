import Foundation
import HealthModel

extension Statistics {
    /// The figures of measurements, of which there is at least one, from the earliest start to the latest end (STAT-07).
    ///
    /// - Parameters:
    ///   - type: A quantity type.
    ///   - measurements: Best in order of their start, and then of their being saved.
    ///   - sources: Those that measurements name by position, the first being that of highest priority (STAT-10).
    ///   - options: Which figures. They fit the type (STAT-02).
    ///   - unit: That of the measurements, and of the figures; nil for the canonical unit of the type (STAT-18).
    init(
        of type: ObjectType,
        measurements: [Measurement],
        sources: [Source],
        options: StatisticsOptions,
        unit: HealthModel.Unit? = nil
    ) {
        let measurements = measurements.inOrder()
        let figures = FigureList(of: type, measurements, sources, options, in: .everything, unit: unit)
        self.init(
            type: type,
            startDate: Date(milliseconds: measurements.first?.start ?? 0),
            endDate: Date(milliseconds: measurements.lazy.map(\.end).max() ?? 0),
            figures: figures.merged.first ?? Figures(),
            bySource: options.contains(.separateBySource) ? figures.bySource.first ?? [] : nil
        )
    }
}

/// The figures of each of some intervals.
struct FigureList {
    /// Of all sources together, overlap removed from sums, by position of the interval.
    let merged: [Statistics.Figures]
    /// Of each source that has measurements in the interval, by itself (STAT-13); empty unless asked for.
    private(set) var bySource: [[(source: Source, figures: Statistics.Figures)]] = []

    /// The figures of measurements in order.
    init(
        of type: ObjectType,
        _ measurements: [Measurement],
        _ sources: [Source],
        _ options: StatisticsOptions,
        in buckets: Buckets,
        unit: HealthModel.Unit?
    ) {
        let style = type.quantity?.aggregationStyle ?? .discreteArithmetic
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
