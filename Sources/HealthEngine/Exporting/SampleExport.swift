import Foundation
import GRDB
package import HealthModel

/// Reads samples in the order in which archives have them, one at a time.
package final class SampleExport {
    /// A sample with all that it is made of, and where it is.
    package struct Entry {
        /// With its elements, and those of a correlation with theirs.
        package let sample: Sample
        /// The position in the store.
        package let position: Int64
    }

    let db: Database
    let registry: Registry
    private let reader: SampleReader
    private let summaries: () throws -> [ActivitySummary]

    init(_ db: Database, _ registry: Registry, summaries: @escaping () throws -> [ActivitySummary]) {
        self.db = db
        self.registry = registry
        self.summaries = summaries
        reader = SampleReader(db, registry, loadsDocuments: true)
    }

    /// The types of which there are samples, in the order of the catalogue, and how many.
    package func types() throws -> [(type: ObjectType, count: Int)] {
        // Most stores have few types of the catalogue: to query each type would take longer than to read a small store.
        let known = try Set(String.fetchAll(db, sql: "SELECT identifier FROM objectType"))
        return try TypeCatalog.all.compactMap { type in
            guard known.contains(type.identifier), let number = try registry.existingID(of: type, db) else {
                return nil
            }
            let count = try SampleKind.counts(ofType: number, db).reduce(0) { $0 + $1.count }
            return count > 0 ? (type, count) : nil
        }
    }

    /// Calls the body with the samples of a type that end and begin within bounds, in milliseconds since 1970, by their start;
    /// those of one start in the order in which they were saved.
    package func forEach(
        of type: ObjectType,
        endingFrom earliestEnd: Int64 = .min,
        beginningUpTo latestStart: Int64 = .max,
        _ body: (Entry) throws -> Void
    ) throws {
        guard let number = try registry.existingID(of: type, db) else { return }
        // The samples of each length class are in order, so the classes are merged.
        var rows = try LengthClass.all(ofType: number, db).map { try samples(of: number, $0) }
        defer { for row in rows { row.reset() } }
        rows = try rows.filter { try $0.step() }
        while let next = rows.indices.min(by: { Self.key(rows[$0]) < Self.key(rows[$1]) }) {
            let row = rows[next]
            let (start, end) = try row.interval()
            if start > latestStart { return }
            if end >= earliestEnd, let sample = try reader.sample(row) {
                let position = row.int64(.id)
                try body(Entry(sample: try whole(sample, at: position), position: position))
            }
            if try !row.step() { rows.remove(at: next) }
        }
    }

    /// The sample at a position.
    package func entry(at position: Int64) throws -> Entry? {
        let rows = try RowStatement(db, "SELECT \(SampleReader.columns) FROM sample WHERE id = ?1")
        rows.bind(position, at: 1)
        defer { rows.reset() }
        guard try rows.step(), let sample = try reader.sample(rows) else { return nil }
        return Entry(sample: try whole(sample, at: position), position: position)
    }

    /// The samples of a type that begin at an instant, in milliseconds since 1970.
    package func entries(of type: ObjectType, beginningAt start: Int64) throws -> [Entry] {
        guard let number = try registry.existingID(of: type, db) else { return [] }
        let lengths = (0..<16).map(String.init).joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "SELECT id FROM sample WHERE type = ? AND lengthClass IN (\(lengths)) AND startDate = ? ORDER BY id"
        )
        let positions = try Int64.fetchAll(statement, arguments: [number, start])
        return try positions.compactMap(entry(at:))
    }

    private static func key(_ row: RowStatement) -> (Int64, Int64) { (row.int64(.startDate), row.int64(.id)) }

    private func samples(of type: Int64, _ length: LengthClass) throws -> RowStatement {
        let sql = """
            SELECT \(SampleReader.columns) FROM sample INDEXED BY sampleByDate
            WHERE type = ?1 AND lengthClass = ?2 ORDER BY startDate, id
            """
        // Not kept: several are read at once.
        let rows = try RowStatement(db, sql, isKept: false)
        rows.bind(type, at: 1)
        rows.bind(length.rawValue, at: 2)
        return rows
    }

    /// The sample with its elements, which queries leave out (SQ-05).
    private func whole(_ sample: Sample, at position: Int64) throws -> Sample {
        let content: Sample.Content
        switch sample.content {
        case .quantity(let quantity, _?):
            content = .quantity(
                quantity,
                series: QuantitySeries(try SampleReader.seriesQuantities(of: position, db))
            )
        case .heartbeatSeries:
            content = .heartbeatSeries(SampleSeries(try SeriesChunks(db).elements(of: sample, at: position)))
        case .workoutRoute:
            content = .workoutRoute(SampleSeries(try SeriesChunks(db).elements(of: sample, at: position)))
        case .electrocardiogram(var electrocardiogram):
            electrocardiogram.voltages = SampleSeries(try SeriesChunks(db).elements(of: sample, at: position))
            content = .electrocardiogram(electrocardiogram)
        case .correlation:
            content = .correlation(try members(ofCorrelationAt: position).map(\.sample))
        default: return sample
        }
        return sample.with(content, device: sample.device, sourceRevision: sample.sourceRevision)
    }

    /// The rings of each day, in the time zone of the export.
    package func activitySummaries() throws -> [ActivitySummary] { try summaries() }
}
