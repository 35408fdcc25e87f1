import GRDB
import HealthModel

/// Makes measurements of rows: values in the canonical unit of the type, series taken apart (STAT-16, STAT-18).
final class MeasurementReader {
    private let canonical: HealthModel.Unit
    private let ranking: SourceRanking
    private let db: Database
    private let registry: Registry
    /// The conversion of the last row's unit, nil for none.
    private var unit: (id: Int64, conversion: UnitConversion?) = (-1, nil)
    private var source: (revision: Int64, rank: Int32) = (-1, 0)

    init(of type: ObjectType, _ ranking: SourceRanking, _ db: Database, _ registry: Registry) {
        canonical = type.quantity?.unit ?? .null
        self.ranking = ranking
        self.db = db
        self.registry = registry
    }

    /// Appends what a row holds.
    func read(_ row: RowStatement, into measurements: inout [Measurement]) throws {
        let rank = try rank(ofRevision: row.int64(.sourceRevision))
        try convert(from: row.int64(.unit))
        guard try row.count() > 1 else {
            let (start, end) = try row.interval()
            measurements.append(
                Measurement(start: start, end: end, value: converted(try row.value()), source: rank)
            )
            return
        }
        let quantities = try RowStatement(
            db,
            "SELECT startDate, endDate, value FROM seriesQuantity WHERE sample = ?1 ORDER BY position"
        )
        quantities.bind(row.int64(.id), at: 1)
        while try quantities.step() {
            let (start, end) = try quantities.interval(0, 1)
            measurements.append(
                Measurement(start: start, end: end, value: converted(try quantities.finite(2)), source: rank)
            )
        }
    }

    private func converted(_ value: Double) -> Double { unit.conversion?(value) ?? value }

    private func convert(from id: Int64) throws {
        guard unit.id != id else { return }
        let stored = try registry.unit(id, db)
        guard stored.dimension == canonical.dimension else { throw HealthFailure.store(.corrupt) }
        unit = (id, stored == canonical ? nil : try UnitConversion(from: stored, to: canonical))
    }

    private func rank(ofRevision revision: Int64) throws -> Int32 {
        if source.revision != revision {
            source = (revision, ranking.rank(ofSource: try registry.sourceID(ofRevision: revision, db)))
        }
        return source.rank
    }
}
