import GRDB

/// What samples must share for a ``PlainSum``. The store counts samples by kind.
struct SampleKind: Hashable {
    let type: Int64
    let sourceRevision: Int64
    /// 0 where there is none.
    let unit: Int64
    let isSeries: Bool

    /// The kinds of which there are samples of a type, and how many.
    static func counts(ofType type: Int64, _ db: Database) throws -> [(kind: SampleKind, count: Int)] {
        // By hand: a phone of ten years has hundreds, as every version of its system is another revision.
        let rows = try RowStatement(
            db,
            "SELECT sourceRevision, unit, isSeries, count FROM sampleKind WHERE type = ?1 AND count > 0"
        )
        rows.bind(type, at: 1)
        var counts: [(kind: SampleKind, count: Int)] = []
        while try rows.step() {
            let kind = SampleKind(
                type: type,
                sourceRevision: rows.int64(0),
                unit: rows.int64(1),
                isSeries: rows.int64(2) != 0
            )
            counts.append((kind, Int(rows.int64(3))))
        }
        return counts
    }

    /// How many samples there are of all types.
    static func total(_ db: Database) throws -> Double {
        try Double.fetchOne(db.cachedStatement(sql: "SELECT total(count) FROM sampleKind")) ?? 0
    }

    /// Counts samples that were inserted.
    func count(_ count: Int, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO sampleKind VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET count = count + excluded.count
                """,
            arguments: [type, sourceRevision, unit, isSeries, count]
        )
    }
}

extension SampleKind: Comparable {
    static func < (left: SampleKind, right: SampleKind) -> Bool {
        (left.type, left.sourceRevision, left.unit, left.isSeries ? 1 : 0)
            < (right.type, right.sourceRevision, right.unit, right.isSeries ? 1 : 0)
    }
}
