import Foundation
import GRDB
public import HealthModel

extension HealthStore {
    /// Carries out a statistics query.
    ///
    /// Raises the exception of options that do not fit the type (STAT-02, STAT-03), or of a type that is no quantity type
    /// (QRY-04). Throws code 11 where nothing matches, for sums as well (STAT-06), and what every query throws.
    public func execute(_ query: StatisticsQuery) throws(HealthFailure) -> Statistics {
        if query.options == .cumulativeSum, query.type.quantity?.aggregationStyle == .cumulative,
            let statistics = try plainSum(query)
        {
            return statistics
        }
        let found = try measurements(of: QueryDescriptor(query.type, query.predicate), for: query.options)
        guard !found.measurements.isEmpty else { throw .error(.errorNoData) }
        let statistics = Statistics(
            of: query.type,
            measurements: found.measurements,
            sources: found.sources,
            options: query.options,
            unit: found.unit
        )
        return Statistics(
            type: query.type,
            startDate: Date(milliseconds: found.dates.start),
            endDate: Date(milliseconds: found.dates.end),
            figures: statistics.figures,
            bySource: statistics.bySource
        )
    }

    /// Carries out a collection query. Nothing that matches is an empty collection (COLL-07).
    ///
    /// Raises and throws as the query of a single figure does, and raises an exception for an interval that has no length.
    public func execute(_ query: StatisticsCollectionQuery) throws(HealthFailure) -> StatisticsCollection {
        let intervals: CalendarIntervals
        do throws(NativeException) {
            intervals = try CalendarIntervals(
                anchor: query.anchorDate,
                components: query.intervalComponents,
                timeZone: environment.timeZone
            )
        } catch {
            throw .exception(error)
        }
        let found = try measurements(of: QueryDescriptor(query.type, query.predicate), for: query.options)
        do throws(NativeException) {
            return try StatisticsCollection(
                of: query.type,
                measurements: found.measurements,
                sources: found.sources,
                options: query.options,
                intervals: intervals,
                unit: found.unit
            )
        } catch {
            throw .exception(error)
        }
    }

    /// The statistics of a query whose sum SQLite can form by itself.
    private func plainSum(_ query: StatisticsQuery) throws(HealthFailure) -> Statistics? {
        try read([QueryDescriptor(query.type, query.predicate)]) { db, registry, parts in
            guard let part = parts.first, let sum = try PlainSum(self.scan(part, db, registry)) else { return nil }
            var figures = Statistics.Figures()
            let unit = try registry.unit(sum.unit, db)
            guard unit.dimension == query.type.quantity?.unit.dimension else { throw HealthFailure.store(.corrupt) }
            figures.sum = Quantity(unit: unit, value: sum.value)
            return Statistics(
                type: query.type,
                startDate: Date(milliseconds: sum.start),
                endDate: Date(milliseconds: sum.end),
                figures: figures
            )
        }
    }

    /// What statistics are made of.
    private struct Found {
        /// Every quantity that matches, those of series one by one (STAT-16).
        let measurements: [Measurement]
        /// In the order of their priority.
        let sources: [Source]
        /// Of the quantities.
        let unit: HealthModel.Unit
        /// When the samples begin and end.
        let dates: (start: Int64, end: Int64)
    }

    private func measurements(
        of descriptor: QueryDescriptor,
        for options: StatisticsOptions
    ) throws(HealthFailure) -> Found {
        do throws(NativeException) {
            try options.validate(for: descriptor.type)
        } catch {
            throw .exception(error)
        }
        return try read([descriptor]) { db, registry, parts in
            let sources = try SourceRanking(of: descriptor.type, db, registry)
            let scan = try self.scan(parts[0], db, registry, columns: SampleReader.Column.forMeasurements)
            let reader = try MeasurementReader(scan, of: descriptor.type, sources)
            var measurements: [Measurement] = []
            try scan.forEach(SampleReader(db, registry)) { row, _ in try reader.read(row, into: &measurements) }
            return Found(
                measurements: measurements,
                sources: sources.sources,
                unit: reader.unit,
                dates: reader.dates
            )
        }
    }
}
