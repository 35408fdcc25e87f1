import HealthEngine
import HealthModel

/// The steps of each day by source, and their total in which overlaps count once (STAT-09).
struct StepsByDay {
    /// Further sources are combined into one.
    static let mostSources = 3

    struct Day {
        let day: Period.Day
        /// The total in which overlaps of sources count once; nil if there are no steps.
        let merged: Double?
        /// The steps of each source; nil if it has none.
        let bySource: [Double?]
    }

    /// The names of the sources, the one with most steps first. If there are more sources, a name for all others follows.
    let sources: [String]
    let days: [Day]

    init(_ phone: Phone, _ period: Period) throws(HealthFailure) {
        let list = try phone.statistics(.stepCount, [.cumulativeSum, .separateBySource], of: period)
        let days = list.map { statistics in
            let sums = (statistics.bySource ?? []).map { ($0.source, $0.figures.sum?.value(in: .count) ?? 0) }
            return Dictionary(sums) { [$0, $1].sum }
        }
        let totals = days.reduce(into: [Source: Double]()) { $0.merge($1, uniquingKeysWith: { [$0, $1].sum }) }
        let ranked = totals.sorted { ($1.value, $0.key.bundleIdentifier) < ($0.value, $1.key.bundleIdentifier) }.map(\.key)
        let own = ranked.prefix(Self.mostSources)
        let others = ranked.dropFirst(Self.mostSources)
        sources = own.map(\.name) + (others.isEmpty ? [] : ["Others"])
        self.days = zip(period.days, zip(list, days)).map { day, figures in
            let (statistics, sums) = figures
            let rest = others.compactMap { sums[$0] }
            return Day(
                day: day,
                merged: statistics.figures.sum?.value(in: .count),
                bySource: own.map { sums[$0] } + (others.isEmpty ? [] : [rest.isEmpty ? nil : rest.sum])
            )
        }
    }

    /// Whether sources counted the same steps, so that their sum is too high.
    var hasOverlaps: Bool {
        sources.count > 1 && days.contains { ($0.merged ?? 0) + 0.5 < $0.bySource.compactMap(\.self).sum }
    }

    /// Whether there are no steps at all.
    var isEmpty: Bool { sources.isEmpty }
}
