import GRDB
import HealthModel

/// Deletes samples within a transaction and records the deletions (DEL-07).
struct SampleDeletion {
    /// The columns of a deleted sample that are kept.
    private static let kept = SampleReader.Column.list(SampleReader.Column.allCases.filter { $0 != .id })

    let db: Database

    /// The newest position. Samples, deletions and changes of relationships share one sequence.
    static func latestPosition(_ db: Database) throws -> Int64 { try latestPositions(db).ofAll }

    /// The newest position, and that of a deletion. 0 for none.
    static func latestPositions(_ db: Database) throws -> (ofAll: Int64, ofDeletions: Int64) {
        let statement = try RowStatement(
            db,
            """
            SELECT (SELECT max(id) FROM sample), (SELECT max(id) FROM deletedObject), (SELECT max(position) FROM workoutEffortEvent)
            """
        )
        guard try statement.step() else { return (0, 0) }
        let latest = max(statement.int64(0), statement.int64(1), statement.int64(2), 0)
        // A valid store never has so many changes. Larger positions would overflow.
        guard latest < 1 << 62 else { throw HealthFailure.store(.corrupt) }
        return (latest, statement.int64(1))
    }

    /// Deletes the samples at some positions, in the order in which they were saved.
    func delete(_ samples: Set<Int64>) throws {
        let first = try Self.latestPosition(db) + 1
        try delete(samples.sorted().enumerated().map { (sample: $1, position: first + Int64($0)) })
    }

    /// Deletes samples. Each deletion has a new position of its own.
    func delete(_ deletions: [(sample: Int64, position: Int64)]) throws {
        // Members may be deleted before their correlation.
        for (sample, position) in deletions { try noteMembers(of: sample, deletedAt: position) }
        for (sample, position) in deletions { try delete(sample, at: position) }
    }

    private func noteMembers(of sample: Int64, deletedAt position: Int64) throws {
        try run(
            """
            INSERT INTO deletedMember SELECT ?2, type, max(startDate) FROM correlationMember JOIN sample ON sample.id = member
            WHERE correlation = ?1 GROUP BY type
            """,
            sample,
            position
        )
    }

    private func delete(_ sample: Int64, at position: Int64) throws {
        let kept = Self.kept
        try run(
            "INSERT INTO deletedObject (id, position, \(kept)) SELECT ?2, id, \(kept) FROM sample WHERE id = ?1", sample, position
        )
        try run(
            """
            UPDATE sampleKind SET count = sampleKind.count - 1 FROM sample
            WHERE sample.id = ?1 AND sampleKind.type = sample.type AND sampleKind.sourceRevision = sample.sourceRevision
                AND sampleKind.unit = ifnull(sample.unit, 0) AND isSeries = (sample.count > 1)
            """,
            sample
        )
        try run("DELETE FROM sample WHERE id = ?1", sample)
        try run("DELETE FROM seriesQuantity WHERE sample = ?1", sample)
        try run("DELETE FROM seriesChunk WHERE sample = ?1", sample)
        try run("DELETE FROM correlationMember WHERE correlation = ?1", sample)
        try run("DELETE FROM correlationMember WHERE member = ?1", sample)
        try run("DELETE FROM workoutSample WHERE workout = ?1", sample)
        try run("DELETE FROM attachment WHERE sample = ?1", sample)
        try run("DELETE FROM electrocardiogramSymptom WHERE electrocardiogram = ?1", sample)
        try WorkoutEffortTable(db: db).forget(sample, at: position)
        // The sync identifier can be used again after the deletion of its object (DEL-11).
        try run("DELETE FROM syncIdentifier WHERE sample = ?1", sample)
    }

    static func members(ofCorrelation position: Int64, _ db: Database) throws -> [Int64] {
        let rows = try RowStatement(db, "SELECT member FROM correlationMember WHERE correlation = ?1")
        rows.bind(position, at: 1)
        var members: [Int64] = []
        while try rows.step() { members.append(rows.int64(0)) }
        return members
    }

    private func run(_ sql: String, _ arguments: Int64...) throws {
        let statement = try RowStatement(db, sql)
        for (index, argument) in arguments.enumerated() {
            statement.bind(argument, at: Int32(index + 1))
        }
        try statement.run()
    }
}
