import Foundation
import GRDB
import HealthModel

/// Reads quantity and category samples into ``SampleRows``. It rejects the same damage as ``SampleReader``.
struct SampleRowReader {
    /// The columns that determine the kind of a row.
    private struct Key: Hashable {
        let unit: Int64
        let sourceRevision: Int64
        let device: Int64?
    }

    private let db: Database
    private let registry: Registry
    private let type: ObjectType
    private let isCategory: Bool
    private var kinds: [Key: Int32] = [:]
    private var latest: (key: Key, kind: Int32)?
    private var metadata: (stored: Data, index: Int32) = (Data(), -1)

    /// A reader of samples of a type.
    init(_ db: Database, _ registry: Registry, of type: ObjectType) {
        self.db = db
        self.registry = registry
        self.type = type
        isCategory = type.kind == .category
    }

    /// Whether rows can represent samples of a type.
    static func reads(_ type: ObjectType) -> Bool { type.kind == .quantity || type.kind == .category }

    /// Adds the sample of a row. The row must start with ``SampleReader/Column/forRows``.
    mutating func read(_ row: borrowing RowStatement, into found: inout SampleRows) throws {
        let (start, end) = try row.interval()
        let value = row.double(.value)
        // The value of a category is an integer.
        guard isCategory ? Int(exactly: value) != nil : value.isFinite else { throw HealthFailure.store(.corrupt) }
        found.rows.append(
            SampleRows.Row(
                position: row.int64(.id),
                uuid: try row.uuidWords(.uuid),
                start: start,
                end: end,
                value: value,
                count: isCategory ? 1 : try row.count(),
                kind: try kind(row, &found),
                metadata: try metadata(row, &found)
            )
        )
    }

    private mutating func kind(_ row: borrowing RowStatement, _ found: inout SampleRows) throws -> Int32 {
        let key = Key(
            unit: isCategory ? 0 : row.int64(.unit),
            sourceRevision: row.int64(.sourceRevision),
            device: row.isNull(.device) ? nil : row.int64(.device)
        )
        if let latest {
            if latest.key == key { return latest.kind }
            kinds[latest.key] = latest.kind
        }
        let kind = try kinds[key] ?? add(key, to: &found)
        latest = (key, kind)
        return kind
    }

    private func add(_ key: Key, to found: inout SampleRows) throws -> Int32 {
        var unit: HealthModel.Unit?
        if let attributes = type.quantity {
            unit = try registry.unit(key.unit, db)
            guard unit?.dimension == attributes.unit.dimension else { throw HealthFailure.store(.corrupt) }
        }
        found.kinds.append(
            SampleRows.Kind(
                type: type,
                unit: unit,
                sourceRevision: try registry.revision(key.sourceRevision, db),
                device: try key.device.map { try registry.device($0, db) }
            )
        )
        return Int32(found.kinds.count - 1)
    }

    private mutating func metadata(_ row: borrowing RowStatement, _ found: inout SampleRows) throws -> Int32 {
        guard let stored = row.data(.metadata) else { return -1 }
        if metadata.stored != stored {
            let metadata = try Metadata(stored: stored)
            if !metadata.isEmpty { found.metadata.append(metadata) }
            self.metadata = (stored, metadata.isEmpty ? -1 : Int32(found.metadata.count - 1))
        }
        return metadata.index
    }
}
