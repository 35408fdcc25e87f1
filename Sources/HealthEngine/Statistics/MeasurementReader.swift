import GRDB
import HealthModel

/// Creates measurements from rows. Values are converted to one unit, and series are split (STAT-16).
final class MeasurementReader {
    /// The unit of the measurements. It is the unit of all samples of the type if they share one, which avoids rounding
    /// in conversions. Otherwise it is the canonical unit.
    let unit: HealthModel.Unit
    /// The earliest start and the latest end of the samples. The quantities of a series may start later and end earlier
    /// (STAT-07).
    private(set) var dates = (start: Int64.max, end: Int64.min)
    private let dimension: HealthModel.Dimension
    private let ranking: SourceRanking
    private let db: Database
    private let registry: Registry
    /// The conversion for the last row's unit. Nil for none.
    private var stored: (id: Int64, conversion: UnitConversion?) = (-1, nil)
    private var source: (revision: Int64, rank: Int32) = (-1, 0)

    /// A reader for the rows of a scan.
    init(_ scan: SampleScan, of type: ObjectType, _ ranking: SourceRanking) throws {
        db = scan.db
        registry = scan.registry
        let canonical = type.quantity?.unit ?? .null
        let units = Set(try scan.visibleKinds().map(\.unit))
        let shared = units.count == 1 ? try units.first.map { try scan.registry.unit($0, scan.db) } : nil
        unit = shared ?? canonical
        dimension = canonical.dimension
        self.ranking = ranking
    }

    /// Appends the measurements of a row.
    func read(_ row: borrowing RowStatement, into measurements: inout [Measurement]) throws {
        let (start, end) = try row.interval()
        dates = (min(dates.start, start), max(dates.end, end))
        let rank = try rank(ofRevision: row.int64(.sourceRevision))
        try convert(from: row.int64(.unit))
        guard try row.count() > 1 else {
            measurements.append(Measurement(start: start, end: end, value: converted(try row.value()), source: rank))
            return
        }
        let quantities = try RowStatement(
            db, "SELECT startDate, endDate, value FROM seriesQuantity WHERE sample = ?1 ORDER BY position"
        )
        quantities.bind(row.int64(.id), at: 1)
        while try quantities.step() {
            let (start, end) = try quantities.interval(0, 1)
            measurements.append(Measurement(start: start, end: end, value: converted(try quantities.finite(2)), source: rank))
        }
    }

    private func converted(_ value: Double) -> Double { stored.conversion?(value) ?? value }

    private func convert(from id: Int64) throws {
        guard stored.id != id else { return }
        let source = try registry.unit(id, db)
        guard source.dimension == dimension else { throw HealthFailure.store(.corrupt) }
        stored = (id, source == unit ? nil : try UnitConversion(from: source, to: unit))
    }

    private func rank(ofRevision revision: Int64) throws -> Int32 {
        if source.revision != revision {
            source = (revision, ranking.rank(ofSource: try registry.sourceID(ofRevision: revision, db)))
        }
        return source.rank
    }
}
