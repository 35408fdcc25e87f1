import Foundation
import GRDB
package import HealthModel

/// Reads samples in the order of archives, one at a time.
package final class SampleExport {
    /// A sample with all its parts, and its position.
    package struct Entry {
        /// The sample with its elements. Members of a correlation have their elements too.
        package let sample: Sample
        /// The position in the store.
        package let position: Int64
    }

    let db: Database
    let registry: Registry
    /// The key with which the elements of an export identify samples.
    package let identityKey: IdentityKey
    private let reader: SampleReader
    /// The unit in which the user reads quantities of a type (OTH-12). Nil for types without quantities.
    package let unit: (ObjectType) -> HealthModel.Unit?
    private let summaries: () throws -> [ActivitySummary]

    init(
        _ db: Database,
        _ registry: Registry,
        unit: @escaping (ObjectType) -> HealthModel.Unit?,
        summaries: @escaping () throws -> [ActivitySummary]
    ) throws {
        self.db = db
        self.registry = registry
        identityKey = try IdentityKeys(db).own ?? .none
        self.unit = unit
        self.summaries = summaries
        reader = SampleReader(db, registry, loadsDocuments: true)
    }

    /// The types with samples, in the order of the catalogue, and the number of their samples.
    package func types() throws -> [(type: ObjectType, count: Int)] {
        // Most stores use few types of the catalogue. A query for each type would take longer than reading a small
        // store.
        try SampleKind.total(db)
        let known = try Set(String.fetchAll(db, sql: "SELECT identifier FROM objectType"))
        return try TypeCatalog.all.compactMap { type in
            guard known.contains(type.identifier), let number = try registry.existingID(of: type, db) else {
                return nil
            }
            let count = try SampleKind.counts(ofType: number, db).reduce(0) { $0 + $1.count }
            return count > 0 ? (type, count) : nil
        }
    }

    /// Calls the body with the samples of a type whose end and start dates are within bounds, in milliseconds since
    /// 1970. They are ordered by start date, then by position.
    package func forEach(
        of type: ObjectType,
        endingFrom earliestEnd: Int64 = .min,
        beginningUpTo latestStart: Int64 = .max,
        _ body: (Entry) throws -> Void
    ) throws {
        guard let number = try registry.existingID(of: type, db) else { return }
        // The samples of each length class are in order, so merge the classes.
        var cursors = try LengthClass.all(ofType: number, db).map { Cursor(try samples(of: number, $0)) }
        cursors = try cursors.filter { try $0.rows.step() }
        while let next = cursors.indices.min(by: { cursors[$0].key < cursors[$1].key }) {
            let cursor = cursors[next]
            let (start, end) = try cursor.rows.interval()
            if start > latestStart { return }
            if end >= earliestEnd, let sample = try reader.sample(cursor.rows) {
                let position = cursor.rows.int64(.id)
                try body(Entry(sample: try whole(sample, at: position), position: position))
            }
            if try !cursor.rows.step() { cursors.remove(at: next) }
        }
    }

    /// The sample at a position.
    package func entry(at position: Int64) throws -> Entry? {
        let rows = try RowStatement(db, "SELECT \(SampleReader.columns) FROM sample WHERE id = ?1")
        rows.bind(position, at: 1)
        guard try rows.step(), let sample = try reader.sample(rows) else { return nil }
        return Entry(sample: try whole(sample, at: position), position: position)
    }

    /// The samples of a type with a start date, in milliseconds since 1970.
    package func entries(of type: ObjectType, beginningAt start: Int64) throws -> [Entry] {
        guard let number = try registry.existingID(of: type, db) else { return [] }
        let lengths = (0..<16).map(String.init).joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "SELECT id FROM sample WHERE type = ? AND lengthClass IN (\(lengths)) AND startDate = ? ORDER BY id"
        )
        let positions = try Int64.fetchAll(statement, arguments: [number, start])
        return try positions.compactMap(entry(at:))
    }

    /// The rows of one length class. An array cannot hold statements themselves.
    private final class Cursor {
        let rows: RowStatement

        init(_ rows: consuming RowStatement) {
            self.rows = rows
        }

        /// The place of the current row in the order of the export.
        var key: (Int64, Int64) { (rows.int64(.startDate), rows.int64(.id)) }
    }

    private func samples(of type: Int64, _ length: LengthClass) throws -> RowStatement {
        let sql = """
            SELECT \(SampleReader.columns) FROM sample INDEXED BY sampleByDate
            WHERE type = ?1 AND lengthClass = ?2 ORDER BY startDate, id
            """
        // Several statements are read at once, so the connection must not cache them.
        let rows = try RowStatement(db, sql, isKept: false)
        rows.bind(type, at: 1)
        rows.bind(length.rawValue, at: 2)
        return rows
    }

    /// The sample with its elements, which sample queries omit (SQ-05).
    private func whole(_ sample: Sample, at position: Int64) throws -> Sample {
        let content: Sample.Content
        switch sample.content {
        case .quantity(let quantity, _?):
            content = .quantity(quantity, series: QuantitySeries(try SampleReader.seriesQuantities(of: position, db)))
        case .heartbeatSeries:
            content = .heartbeatSeries(SampleSeries(try SeriesChunks(db: db).elements(of: sample, at: position)))
        case .workoutRoute:
            content = .workoutRoute(SampleSeries(try SeriesChunks(db: db).elements(of: sample, at: position)))
        case .electrocardiogram(var electrocardiogram):
            electrocardiogram.voltages = SampleSeries(try SeriesChunks(db: db).elements(of: sample, at: position))
            content = .electrocardiogram(electrocardiogram)
        case .correlation:
            content = .correlation(try members(ofCorrelationAt: position).map(\.sample))
        default: return sample
        }
        return sample.with(content, device: sample.device, sourceRevision: sample.sourceRevision)
    }

    /// The summaries of all days, in the time zone of the export.
    package func activitySummaries() throws -> [ActivitySummary] { try summaries() }
}
