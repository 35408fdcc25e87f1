import Foundation
import GRDB
public import HealthModel

extension QueryExecutor {
    /// Carries out a statistics query.
    ///
    /// Raises the exception of options that do not fit the type (STAT-02, STAT-03), or of a type that is no quantity type
    /// (QRY-04). Throws code 11 where nothing matches, for sums as well (STAT-06), and what every query throws.
    public func execute(_ query: StatisticsQuery) throws(HealthFailure) -> Statistics {
        try scan(QueryDescriptor(query.type, query.predicate), for: query.options) { scan in
            if query.options == .cumulativeSum, let sum = try PlainSum(scan) {
                return try Statistics(of: query.type, sum, scan)
            }
            let found = try Found(scan, query.type)
            guard !found.measurements.isEmpty else { throw HealthFailure.error(.errorNoData) }
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
                timeZone: query.timeZone ?? viewer.phone.environment.timeZone
            )
        } catch {
            throw .exception(error)
        }
        return try scan(QueryDescriptor(query.type, query.predicate), for: query.options) { scan in
            try Statistics.collection(scan, of: query.type, query.options, in: intervals)
        }
    }

    /// Scans what statistics with these options are made of.
    private func scan<Value>(
        _ descriptor: QueryDescriptor,
        for options: StatisticsOptions,
        _ body: (SampleScan) throws -> Value
    ) throws(HealthFailure) -> Value {
        do throws(NativeException) {
            try options.validate(for: descriptor.type)
        } catch {
            throw .exception(error)
        }
        return try viewer.read([descriptor]) { db, registry, parts in
            try body(viewer.scan(parts[0], db, registry, columns: SampleReader.Column.forMeasurements))
        }
    }
}

extension Statistics {
    /// The figures of what a scan finds, in each interval.
    static func collection(
        _ scan: SampleScan,
        of type: ObjectType,
        _ options: StatisticsOptions,
        in intervals: CalendarIntervals
    ) throws -> StatisticsCollection {
        let found = try Found(scan, type)
        return try StatisticsCollection(
            of: type,
            measurements: found.measurements,
            sources: found.sources,
            options: options,
            intervals: intervals,
            unit: found.unit
        )
    }

    /// The sum that SQLite has added up.
    fileprivate init(of type: ObjectType, _ sum: PlainSum, _ scan: SampleScan) throws {
        let unit = try scan.registry.unit(sum.unit, scan.db)
        guard unit.dimension == type.quantity?.unit.dimension else { throw HealthFailure.store(.corrupt) }
        var figures = Statistics.Figures()
        figures.sum = Quantity(unit: unit, value: sum.value)
        self.init(
            type: type,
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

    init(_ scan: SampleScan, _ type: ObjectType) throws {
        let ranking = try SourceRanking(of: type, scan.db, scan.registry)
        let reader = try MeasurementReader(scan, of: type, ranking)
        var measurements: [Measurement] = []
        try scan.forEach(SampleReader(scan.db, scan.registry)) { row, _ in
            try reader.read(row, into: &measurements)
        }
        self.measurements = measurements
        sources = ranking.sources
        unit = reader.unit
        dates = reader.dates
    }
}
