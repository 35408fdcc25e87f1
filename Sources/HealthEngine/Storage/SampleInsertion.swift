import Foundation
import GRDB
import HealthModel

/// Inserts samples of one source within a transaction.
final class SampleInsertion {
    let db: Database
    let registry: Registry
    private let revision: Int64
    let source: Int64
    private let statement: RowStatement
    private var type: (type: ObjectType, id: Int64)?
    private var unit: (unit: HealthModel.Unit, id: Int64)?
    /// The kind of the latest inserted samples, and the number of consecutive samples that are not counted yet.
    private var run: (kind: SampleKind, count: Int)?
    private var nextPosition: Int64
    /// The samples that newer versions replaced, with the numbers of their types.
    var removed: [(position: Int64, type: Int64)] = []

    /// Prepares to insert samples of a source.
    init(_ db: Database, _ registry: Registry, of revision: SourceRevision) throws {
        self.db = db
        self.registry = registry
        self.revision = try registry.id(of: revision, db)
        source = try registry.sourceID(ofRevision: self.revision, db)
        nextPosition = try SampleDeletion.latestPosition(db) + 1
        statement = try RowStatement(
            db,
            """
            INSERT INTO sample (
                id, uuid, type, startDate, endDate, value, unit, count, sourceRevision, device, metadata, detail,
                lengthClass
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
    }

    /// Inserts a sample, unless the store has a version that is at least as new (SAVE-36). Throws code 3 if its UUID
    /// exists in the store (SAVE-32). Returns its position, or nil if it was ignored.
    ///
    /// A correlation may also have members that are already stored.
    @discardableResult
    func insert(_ sample: Sample, members stored: [Int64] = []) throws -> Int64? {
        let sync = SyncIdentifier(sample, at: nextPosition)
        var replaced: Int64?
        if let sync {
            guard try replacedPosition(by: sync, of: sample.type, &replaced) else {
                // The UUID must be new, even if the sample is ignored.
                guard try !contains(sample.uuid) else { throw HealthFailure.error(.errorInvalidArgument) }
                return nil
            }
        }
        var members = stored
        if case .correlation(let objects) = sample.content {
            // If a member is an older version of a stored sample, the newer version replaces it (SAVE-36).
            members += try objects.compactMap { member in try insert(member) ?? newestPosition(of: member) }
        }
        let position = takePosition()
        try insertRow(sample, at: position)
        try insertSeries(of: sample, at: position)
        try SeriesChunks(db: db).insert(sample.content, of: position)
        for member in members { try link("correlationMember", position, member) }
        if let sync {
            try record(sync, of: sample.type, at: position)
            if let replaced { try replace(replaced, by: position) }
        }
        return position
    }

    /// Connects two samples: a correlation with a member, or a workout with a sample.
    func link(_ table: String, _ whole: Int64, _ part: Int64) throws {
        let statement = try RowStatement(db, "INSERT OR IGNORE INTO \(table) VALUES (?, ?)")
        statement.bind(whole, at: 1)
        statement.bind(part, at: 2)
        try statement.run()
    }

    /// The position of a sample of the same source. Nil if it is not stored.
    func ownPosition(of uuid: UUID) throws -> Int64? {
        try StoredObject.find(uuid, savedBy: source, db)?.position
    }

    func position(of uuid: UUID) throws -> Int64? { try Self.position(of: uuid, db) }

    /// The position of a sample. Nil if it is not stored.
    static func position(of uuid: UUID, _ db: Database) throws -> Int64? {
        let rows = try RowStatement(db, "SELECT id FROM sample WHERE uuid = ?1")
        rows.bind(uuid, at: 1)
        return try rows.step() ? rows.int64(0) : nil
    }

    func contains(_ uuid: UUID) throws -> Bool { try position(of: uuid) != nil }

    func takePosition() -> Int64 {
        defer { nextPosition += 1 }
        return nextPosition
    }

    private func insertRow(_ sample: Sample, at position: Int64) throws {
        let start = sample.startDate.milliseconds
        let end = sample.endDate.milliseconds
        let type = try typeID(sample.type)
        var unit: Int64 = 0
        var count = 1
        statement.bind(position, at: 1)
        statement.bind(sample.uuid, at: 2)
        statement.bind(type, at: 3)
        statement.bind(start, at: 4)
        statement.bind(end, at: 5)
        statement.bind(nil as Int64?, at: 7)
        statement.bind(nil as Int64?, at: 12)
        switch sample.content {
        case .quantity(let quantity, let series):
            statement.bind(quantity.value, at: 6)
            unit = try unitID(quantity.unit)
            // A series from a query has no quantities, so it is saved as a plain sample.
            count = max(series?.quantities.count ?? 1, 1)
            statement.bind(unit, at: 7)
        case .category(let value):
            statement.bind(Double(value), at: 6)
        case .correlation:
            statement.bind(0.0, at: 6)
        default:
            statement.bind(0.0, at: 6)
            count = max(sample.content.elementCount, 1)
            statement.bind(try StoredContent.detail(of: sample.content), at: 12)
        }
        statement.bind(Int64(count), at: 8)
        statement.bind(revision, at: 9)
        statement.bind(try sample.device.map { try registry.id(of: $0, db) }, at: 10)
        statement.bind(try sample.metadata.stored, at: 11)
        statement.bind(LengthClass(start: start, end: end).rawValue, at: 13)
        try note(SampleKind(type: type, sourceRevision: revision, unit: unit, isSeries: count > 1))
        do {
            try statement.run()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            throw HealthFailure.error(.errorInvalidArgument)
        }
    }

    private func insertSeries(of sample: Sample, at position: Int64) throws {
        guard case .quantity(_, let series?) = sample.content else { return }
        let statement = try RowStatement(db, "INSERT INTO seriesQuantity VALUES (?, ?, ?, ?, ?)")
        for (index, quantity) in series.quantities.enumerated() {
            statement.bind(position, at: 1)
            statement.bind(Int64(index), at: 2)
            statement.bind(quantity.startDate.milliseconds, at: 3)
            statement.bind(quantity.endDate.milliseconds, at: 4)
            statement.bind(quantity.value, at: 5)
            try statement.run()
        }
    }

    private func note(_ kind: SampleKind) throws {
        if run?.kind == kind {
            run?.count += 1
        } else {
            try finish()
            run = (kind, 1)
        }
    }

    /// Updates the counts of samples. Call it after the last sample.
    func finish() throws {
        guard let run else { return }
        try run.kind.count(run.count, db)
        self.run = nil
    }

    func typeID(_ type: ObjectType) throws -> Int64 {
        if let known = self.type, known.type == type { return known.id }
        let id = try registry.id(of: type, db)
        self.type = (type, id)
        return id
    }

    private func unitID(_ unit: HealthModel.Unit) throws -> Int64 {
        if let known = self.unit, known.unit == unit { return known.id }
        let id = try registry.id(of: unit, db)
        self.unit = (unit, id)
        return id
    }
}
