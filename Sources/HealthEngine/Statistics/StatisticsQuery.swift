public import Foundation
import GRDB
public import HealthModel

/// `HKStatisticsQuery`: the figures of all matching samples, with overlap between sources removed (STAT-09).
///
/// ```swift
/// let steps = try store.execute(StatisticsQuery(.stepCount, .samples(start: midnight, end: now), .cumulativeSum))
/// try steps.figures.sum?.doubleValue(for: .count)
/// ```
public struct StatisticsQuery: Hashable, Sendable {
    /// A quantity type (QRY-04).
    public var type: ObjectType
    /// Selects samples. Selected samples are not clipped (STAT-08).
    public var predicate: SamplePredicate
    /// The figures to compute (STAT-01).
    public var options: StatisticsOptions

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all, _ options: StatisticsOptions) {
        self.type = type
        self.predicate = predicate
        self.options = options
    }
}

/// `HKStatisticsCollectionQuery`: the figures of contiguous calendar intervals.
public struct StatisticsCollectionQuery: Hashable, Sendable {
    /// A quantity type (QRY-04).
    public var type: ObjectType
    /// Selects samples. A sample that spans several intervals counts in each of them with a part (COLL-03, COLL-04).
    public var predicate: SamplePredicate
    /// The figures to compute (STAT-01).
    public var options: StatisticsOptions
    /// The start of one interval. Intervals extend in both directions from it (COLL-01).
    public var anchorDate: Date
    /// The length of an interval, in the Gregorian calendar (COLL-02).
    public var intervalComponents: DateComponents
    /// The time zone of the calendar. Nil for that of the device (COLL-02).
    public var timeZone: TimeZone?

    /// A query.
    public init(
        _ type: ObjectType, _ predicate: SamplePredicate = .all, _ options: StatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents, timeZone: TimeZone? = nil
    ) {
        self.type = type
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
        self.timeZone = timeZone
    }
}

extension HealthStore {
    /// Runs a statistics query.
    ///
    /// Throws the exception of options that do not fit the type (STAT-02, STAT-03), or of a type that is not a quantity
    /// type (QRY-04). Throws code 11 if nothing matches, even for sums (STAT-06), and the errors of every query.
    public func execute(_ query: StatisticsQuery) throws(HealthFailure) -> Statistics {
        try operation(.read, [query.type], checking: .query, count: { _ in 1 }) {
            try scan(QueryDescriptor(query.type, query.predicate), for: query.options) { scan in
                if query.options == .cumulativeSum, let sum = try PlainSum(scan) {
                    return try Statistics(of: query.type, sum, scan)
                }
                let found = try StatisticsInput(scan, query.type)
                guard !found.measurements.isEmpty else { throw HealthFailure.error(.errorNoData) }
                let statistics = Statistics(
                    of: query.type, on: phone.device.osVersion, measurements: found.measurements, sources: found.sources,
                    options: query.options, unit: found.unit
                )
                return Statistics(
                    type: query.type, startDate: Date(milliseconds: found.dates.start),
                    endDate: Date(milliseconds: found.dates.end), figures: statistics.figures, bySource: statistics.bySource
                )
            }
        }
    }

    /// Runs a collection query. If nothing matches, the collection is empty (COLL-07).
    ///
    /// Has the errors and exceptions of a statistics query. Also throws an exception for an interval without length.
    public func execute(_ query: StatisticsCollectionQuery) throws(HealthFailure) -> StatisticsCollection {
        try operation(.read, [query.type], checking: .query, count: \.statistics.count) {
            try collection(query, limit: ProtocolLimits.intervals)
        }
    }

    /// The result of a collection query. Throws an exception if it has more intervals than the limit.
    func collection(_ query: StatisticsCollectionQuery, limit: Int) throws(HealthFailure) -> StatisticsCollection {
        let timeZone = query.timeZone ?? phone.environment.timeZone
        let intervals = try HealthFailure.wrapping {
            try CalendarIntervals(anchor: query.anchorDate, components: query.intervalComponents, timeZone: timeZone)
        }
        return try scan(QueryDescriptor(query.type, query.predicate), for: query.options) { scan in
            try Statistics.collection(
                scan, of: query.type, on: phone.device.osVersion, query.options, in: intervals, limit: limit,
                shouldContinue: { phone.shouldContinue }
            )
        }
    }

    /// Scans the samples for statistics with these options.
    private func scan<Value>(
        _ descriptor: QueryDescriptor, for options: StatisticsOptions, _ body: (SampleScan) throws -> Value
    ) throws(HealthFailure) -> Value {
        try HealthFailure.wrapping { try options.validate(for: descriptor.type) }
        return try read([descriptor]) { db, registry, parts in
            try body(scan(parts[0], db, registry, columns: SampleReader.Column.forMeasurements))
        }
    }
}

extension Statistics {
    /// The figures of the samples that a scan finds, in each interval. The durations of `workouts` count as well.
    static func collection(
        _ scan: SampleScan, of type: ObjectType, on version: OSVersion, _ options: StatisticsOptions,
        in intervals: CalendarIntervals, including workouts: RingWorkouts? = nil, limit: Int = ProtocolLimits.intervals,
        shouldContinue: () -> Bool = { true }
    ) throws -> StatisticsCollection {
        let found = try StatisticsInput(scan, type)
        let durations = try workouts?.measurements(in: found.unit, found.ranking) ?? []
        return try StatisticsCollection(
            of: type, on: version,
            measurements: durations.isEmpty ? found.measurements : found.measurements + durations,
            sources: found.sources, options: options, intervals: intervals, unit: found.unit, limit: limit,
            shouldContinue: shouldContinue
        )
    }

    /// The statistics of a sum that SQLite computed.
    fileprivate init(of type: ObjectType, _ sum: PlainSum, _ scan: SampleScan) throws {
        let unit = try scan.registry.unit(sum.unit, scan.db)
        guard unit.dimension == type.quantity?.unit.dimension else { throw HealthFailure.store(.corrupt) }
        var figures = Statistics.Figures()
        figures.sum = Quantity(unit: unit, value: sum.value)
        self.init(type: type, startDate: Date(milliseconds: sum.start), endDate: Date(milliseconds: sum.end), figures: figures)
    }
}

/// The quantities of which statistics are made.
private struct StatisticsInput {
    /// The sources in order of priority.
    var sources: [Source] { ranking.sources }
    /// All matching quantities, with the quantities of series (STAT-16).
    let measurements: [Measurement]
    /// The order of the sources.
    let ranking: SourceRanking
    /// The unit of the quantities.
    let unit: HealthModel.Unit
    /// The earliest start and the latest end of the samples.
    let dates: (start: Int64, end: Int64)

    init(_ scan: SampleScan, _ type: ObjectType) throws {
        ranking = try SourceRanking(of: type, scan.db, scan.registry)
        let reader = try MeasurementReader(scan, of: type, ranking)
        var measurements: [Measurement] = []
        measurements.reserveCapacity(try scan.count())
        try scan.forEach(SampleReader(scan.db, scan.registry)) { row, _ in
            try reader.read(row, into: &measurements)
        }
        self.measurements = measurements
        unit = reader.unit
        dates = reader.dates
    }
}
