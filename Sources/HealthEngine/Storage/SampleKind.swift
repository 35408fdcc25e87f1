import GRDB
import HealthModel

/// The properties that samples must share for a ``PlainSum``. The store counts samples by kind.
struct SampleKind: Hashable {
    let type: Int64
    let sourceRevision: Int64
    /// The number of the unit. 0 for none.
    let unit: Int64
    let isSeries: Bool

    /// The kinds of the samples of a type, with their counts.
    static func counts(ofType type: Int64, _ db: Database) throws -> [(kind: SampleKind, count: Int)] {
        // Without GRDB's rows: a phone of ten years has hundreds of kinds, because every system version is another
        // revision.
        let rows = try RowStatement(
            db, "SELECT sourceRevision, unit, isSeries, count FROM sampleKind WHERE type = ?1 AND count > 0"
        )
        rows.bind(type, at: 1)
        var counts: [(kind: SampleKind, count: Int)] = []
        while try rows.step() {
            let kind = SampleKind(type: type, sourceRevision: rows.int64(0), unit: rows.int64(1), isSeries: rows.int64(2) != 0)
            counts.append((kind, Int(rows.int64(3))))
        }
        return counts
    }

    /// The number of samples of a type.
    static func count(ofType type: Int64, _ db: Database) throws -> Int {
        try counts(ofType: type, db).reduce(0) { $0 + max(0, min($1.count, 1 << 40)) }
    }

    /// The number of samples of all types. Throws for a number that no save reaches, so that sums of counts do not overflow.
    @discardableResult
    static func total(_ db: Database) throws -> Double {
        let rows = try RowStatement(db, "SELECT total(count) FROM sampleKind WHERE count > 0")
        let total = try rows.step() ? rows.double(0) : 0
        guard total <= 0x1p53 else { throw HealthFailure.store(.corrupt) }
        return total
    }

    /// Adds to the count of inserted samples.
    func count(_ count: Int, _ db: Database) throws {
        let statement = try RowStatement(
            db,
            """
            INSERT INTO sampleKind VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET count = count + excluded.count
            """
        )
        for (index, value) in [type, sourceRevision, unit, isSeries ? 1 : 0, Int64(count)].enumerated() {
            statement.bind(value, at: Int32(index + 1))
        }
        try statement.run()
    }
}

extension SampleKind: Comparable {
    static func < (left: SampleKind, right: SampleKind) -> Bool {
        (left.type, left.sourceRevision, left.unit, left.isSeries ? 1 : 0)
            < (right.type, right.sourceRevision, right.unit, right.isSeries ? 1 : 0)
    }
}
