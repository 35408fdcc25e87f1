package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

/// Statistics that can be written as JSON: in the given unit, or in the canonical unit of the type (STAT-18).
package struct StatisticsResult: JSONWritable {
    package let statistics: Statistics
    package var unit: HealthModel.Unit?

    package init(statistics: Statistics, unit: HealthModel.Unit? = nil) {
        self.statistics = statistics
        self.unit = unit
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("type", statistics.type.identifier)
            writer.member("startDate", DateValue(statistics.startDate))
            writer.member("endDate", DateValue(statistics.endDate))
            write(statistics.figures, to: &writer)
            guard let bySource = statistics.bySource else { return }
            writer.member("sources", bySource.map(\.source.json))
            writer.key("bySource")
            writer.object { writer in
                for (source, figures) in bySource {
                    writer.key(source.bundleIdentifier)
                    writer.object { write(figures, to: &$0) }
                }
            }
        }
    }

    private func write(_ figures: Statistics.Figures, to writer: inout JSONWriter) {
        write("sumQuantity", figures.sum, to: &writer)
        write("averageQuantity", figures.average, to: &writer)
        write("minimumQuantity", figures.minimum, to: &writer)
        write("maximumQuantity", figures.maximum, to: &writer)
        write("mostRecentQuantity", figures.mostRecent, to: &writer)
        if let interval = figures.mostRecentDateInterval {
            writer.key("mostRecentQuantityDateInterval")
            writer.object { writer in
                writer.member("startDate", DateValue(interval.start))
                writer.member("endDate", DateValue(interval.end))
            }
        }
        if let duration = figures.duration {
            writer.member("duration", QuantityValue(duration, in: .second))
        }
    }

    private func write(_ name: String, _ quantity: Quantity?, to writer: inout JSONWriter) {
        if let quantity {
            writer.member(name, QuantityValue(quantity, in: unit ?? statistics.type.quantity?.unit))
        }
    }
}

/// The statistics of several types, by type identifier.
package struct StatisticsByType: JSONWritable {
    package let statistics: [Statistics]

    package init(statistics: [Statistics]) {
        self.statistics = statistics
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for statistics in statistics {
                writer.member(statistics.type.identifier, StatisticsResult(statistics: statistics))
            }
        }
    }
}

/// The form in which a client receives a statistics collection, in the response and in each update.
package struct StatisticsCollectionForm {
    package var unit: HealthModel.Unit?
    /// The range of intervals to list, including empty ones; nil lists only intervals with samples.
    package var range: (from: Date, to: Date)?
    /// Whether an update also has the statistics that changed (COLL-10).
    package var namesUpdates: Bool

    package init(unit: HealthModel.Unit? = nil, range: (from: Date, to: Date)? = nil, namesUpdates: Bool = false) {
        self.unit = unit
        self.range = range
        self.namesUpdates = namesUpdates
    }

    /// The collection as a result. `query` is the running query, if there is one, and `updated` the statistics that changed since
    /// its last result. Throws an exception if the range has more intervals than can be listed. `shouldContinue` is asked often; if it
    /// returns false, the result is of no use.
    package func callAsFunction(
        _ collection: StatisticsCollection,
        query: QueryID? = nil,
        updated: [Statistics]? = nil,
        shouldContinue: () -> Bool = { true }
    ) throws -> StatisticsCollectionResult {
        let statistics = try range.map { range in
            try collection.statistics(from: range.from, to: range.to, hasUpdates: query != nil, shouldContinue: shouldContinue)
        }
        return StatisticsCollectionResult(
            query: query,
            statistics: statistics ?? collection.statistics,
            updated: namesUpdates ? updated.map { $0.listed(among: statistics) } : nil,
            unit: unit
        )
    }
}

extension [Statistics] {
    /// The statistics of intervals that a result lists. Nil lists all intervals with samples.
    fileprivate func listed(among statistics: [Statistics]?) -> [Statistics] {
        guard let statistics else { return self }
        let starts = Set(statistics.map(\.startDate))
        return filter { starts.contains($0.startDate) }
    }
}

/// The result of a collection query or of its update: `{query?, statistics, updatedStatistics?}`.
package struct StatisticsCollectionResult: JSONWritable {
    package var query: QueryID?
    package let statistics: [Statistics]
    package var updated: [Statistics]?
    package var unit: HealthModel.Unit?

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("query", ifPresent: query?.number)
            write("statistics", statistics, to: &writer)
            if let updated { write("updatedStatistics", updated, to: &writer) }
        }
    }

    private func write(_ name: String, _ list: [Statistics], to writer: inout JSONWriter) {
        writer.key(name)
        writer.array { writer in
            for statistics in list {
                writer.write(StatisticsResult(statistics: statistics, unit: unit))
            }
        }
    }
}
