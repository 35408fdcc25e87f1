import Foundation
import GRDB
import HealthModel

/// The addition or the deletion of a sample.
struct Change {
    let uuid: UUID
    /// The position of the change in the store.
    let position: Int64
    let isDeletion: Bool
}

/// A range of positions in the store, limited to one type.
struct ChangeWindow {
    let type: Int64
    let predicate: SamplePredicate
    /// Selects all samples that the app may read, whatever the predicate selects.
    let readable: SamplePredicate
    /// From the position after the lower bound up to the upper bound, inclusive.
    let positions: Range<Int64>
    /// The only source to read from, if access is restricted.
    let ownSource: Int64?
    let hidden: HiddenMembers?
    let limit: Int

    /// A window with so few changes is read without counting the samples.
    private static let shortest = 16

    /// A scan, if the window may contain more samples of any type than it would read. Nil with a limit, because a scan does not read in
    /// store order.
    func smaller(_ scan: () throws -> SampleScan) throws -> SampleScan? {
        guard limit == .max, positions.count > Self.shortest else { return nil }
        let scan = try scan()
        return try positions.count >= scan.countOfType() ? scan : nil
    }

    /// The samples in the window that a scan finds.
    func samples(of scan: SampleScan) throws -> FoundSamples {
        var found = FoundSamples(ofChanges: positions.count)
        let reader = SampleReader(scan.db, scan.registry, hiding: hidden)
        try scan.forEach(reader) { row, sample in
            let position = row.int64(.id)
            guard position > positions.lowerBound, position <= positions.upperBound,
                let sample = try sample ?? reader.sample(row)
            else { return }
            found.append(sample, at: position)
        }
        found.sort()
        return found
    }

    /// The samples in the window as rows, which a scan finds if it reads less.
    func rows(of type: ObjectType, through scan: SampleScan?, _ db: Database, _ registry: Registry) throws -> SampleRows {
        var (found, reader) = (SampleRows(), SampleRowReader(db, registry, of: type))
        if let scan {
            try scan.forEach(SampleReader(db, registry)) { row, _ in
                if positions.contains(row.int64(.id) - 1) { try reader.read(row, into: &found) }
            }
            found.sort(by: [], limit: .max)
        } else {
            let rows = try rows(of: "sample", in: positions, throughIndex: isRare(db), columns: SampleReader.Column.forRows, db)
            found.reserve(min(positions.count, Self.shortest))
            while limit == .max || found.rows.count <= limit, try rows.step() { try reader.read(rows, into: &found) }
        }
        return found
    }

    /// The matching samples of a table in the window, of at most one more object than the limit.
    func samples(in table: String, _ db: Database, _ registry: Registry) throws -> FoundSamples {
        let isRare = try table == "sample" && isRare(db)
        let rows = try self.rows(of: table, in: positions, throughIndex: isRare, db)
        let reader = SampleReader(db, registry, hiding: hidden)
        var found = FoundSamples(ofChanges: positions.count)
        // An object can be deleted several times.
        var objects: Set<UUID> = []
        while limit == .max || objects.count <= limit, try rows.step() {
            if let sample = try reader.sample(rows), predicate.matches(sample) {
                found.append(sample, at: rows.int64(.id))
                if limit < .max { objects.insert(sample.uuid) }
            }
        }
        return found
    }

    /// The newest change in the window that the app may read, whatever the predicate selects.
    func newestChange(_ db: Database, _ registry: Registry) throws -> Change? {
        // Samples of a common type are among the newest of the store. For those of a rare type, the index is shorter
        // than the rest of the window.
        let middle = max(positions.lowerBound, positions.upperBound - Int64(try SampleKind.count(ofType: type, db)))
        let added =
            try newestSample(rows(of: "sample", in: middle..<positions.upperBound, newestFirst: true, db), registry, db)
            ?? newestSample(
                rows(of: "sample", in: positions.lowerBound..<middle, newestFirst: true, throughIndex: true, db), registry, db
            )
        let deleted = try newestSample(rows(of: "deletedObject", in: positions, newestFirst: true, db), registry, db)
        let isDeletion = (deleted?.position ?? 0) > (added?.position ?? 0)
        return (isDeletion ? deleted : added).map { newest in
            Change(uuid: newest.uuid, position: newest.position, isDeletion: isDeletion)
        }
    }

    /// Whether the index of types is shorter than the rows that are read until the limit, if the samples of the type are
    /// spread evenly.
    private func isRare(_ db: Database) throws -> Bool {
        guard limit < .max else { return false }
        let count = Double(try SampleKind.count(ofType: type, db))
        return count * count < Double(limit) * Double(positions.count)
    }

    /// The first readable sample of a statement.
    private func newestSample(
        _ rows: borrowing RowStatement, _ registry: Registry, _ db: Database
    ) throws -> (uuid: UUID, position: Int64)? {
        let reader = SampleReader(db, registry)
        while try rows.step() {
            if let sample = try reader.sample(rows), readable.matches(sample) { return (sample.uuid, rows.int64(.id)) }
        }
        return nil
    }

    /// A statement that reads the rows of a table, in the order of their positions.
    ///
    /// Only `sample` has an index of types.
    private func rows(
        of table: String, in positions: Range<Int64>, newestFirst: Bool = false, throughIndex: Bool = false,
        columns: String = SampleReader.columns, _ db: Database
    ) throws -> RowStatement {
        var condition = hidden?.condition(on: table) ?? ""
        // A number in the text would be a statement for each app.
        if ownSource != nil { condition += " AND (SELECT source FROM sourceRevision WHERE id = sourceRevision) = ?4" }
        let isUsual = !newestFirst && !throughIndex && condition.isEmpty
        let usual = table == "deletedObject" ? Self.deleted : columns == SampleReader.columns ? Self.added : Self.addedRows
        let text = isUsual ? usual : Self.text(table, newestFirst, throughIndex, condition, columns: columns)
        let rows = try RowStatement(db, text)
        rows.bind(positions.lowerBound, at: 1)
        rows.bind(positions.upperBound, at: 2)
        rows.bind(type, at: 3)
        if let ownSource { rows.bind(ownSource, at: 4) }
        return rows
    }

    // Most windows need these texts.
    private static let addedRows = text("sample", columns: SampleReader.Column.forRows)
    private static let added = text("sample")
    private static let deleted = text("deletedObject")

    private static func text(
        _ table: String, _ newestFirst: Bool = false, _ throughIndex: Bool = false, _ condition: String = "",
        columns: String = SampleReader.columns
    ) -> String {
        // The index also has the positions, so it finds those of the type without reading the rows.
        let isInWindow =
            throughIndex
            ? """
            id IN (SELECT id FROM sample INDEXED BY sampleByDate WHERE type = ?3 AND +id > ?1 AND +id <= ?2)
            """ : "id > ?1 AND id <= ?2 AND +type = ?3"
        return """
            SELECT \(columns) FROM \(table) WHERE \(isInWindow)\(condition)
            ORDER BY id \(newestFirst ? "DESC" : "ASC")
            """
    }
}
