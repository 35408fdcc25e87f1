import Foundation
import GRDB
import HealthModel

/// Creates samples from rows. It looks up shared properties once, because consecutive rows usually have the same
/// source, unit and type.
final class SampleReader {
    /// The columns of `sample` and `deletedObject`, in the order that a statement must select. Statistics need only the
    /// first columns. Quantity and category samples of a known type need some more.
    enum Column: Int32, CaseIterable {
        case id, startDate, endDate, value, unit, count, sourceRevision, uuid, device, metadata, type, detail

        // Computed once, because the name of a case costs as much as reading twenty samples.
        static let forMeasurements = list(allCases.prefix { $0 != .uuid })
        static let forRows = list(allCases.prefix { $0 != .type })

        static func list(_ columns: some Sequence<Column>) -> String { columns.map { "\($0)" }.joined(separator: ", ") }
    }

    /// All columns, for a statement.
    static let columns = Column.list(Column.allCases)

    private let db: Database
    private let registry: Registry
    private var type: (id: Int64, type: ObjectType?) = (-1, nil)
    private var unit: (id: Int64, type: ObjectType?, unit: HealthModel.Unit) = (-1, nil, .null)
    private var revision: (id: Int64, revision: SourceRevision?) = (-1, nil)
    private var device: (id: Int64, device: Device?) = (-1, nil)
    private var metadata: (stored: Data, metadata: Metadata) = (Data(), Metadata())

    /// Whether to load the content of documents. Only a document query may request it (OTH-08).
    private let loadsDocuments: Bool
    /// The members of other apps' correlations that are left out.
    private let hidden: HiddenMembers?

    init(_ db: Database, _ registry: Registry, loadsDocuments: Bool = false, hiding hidden: HiddenMembers? = nil) {
        self.db = db
        self.registry = registry
        self.loadsDocuments = loadsDocuments
        self.hidden = hidden
    }

    /// The sample of a row. Nil for a type of a newer version of this program.
    func sample(_ row: borrowing RowStatement) throws -> Sample? {
        guard let type = try type(row.int64(.type)) else { return nil }
        let (start, end) = try row.interval()
        return Sample(
            stored: try row.uuid(.uuid),
            type: type,
            startDate: Date(milliseconds: start),
            endDate: Date(milliseconds: end),
            content: try content(row, of: type),
            metadata: try metadata(row),
            device: try device(row),
            sourceRevision: try revision(row.int64(.sourceRevision))
        )
    }

    private func content(_ row: borrowing RowStatement, of type: ObjectType) throws -> Sample.Content {
        switch type.kind {
        case .category:
            guard let value = Int(exactly: row.double(.value)) else { throw HealthFailure.store(.corrupt) }
            return .category(value)
        case .correlation:
            return .correlation(try members(ofCorrelation: row))
        case .quantity:
            let count = try row.count()
            let quantity = Quantity(unit: try unit(row.int64(.unit), of: type), value: try row.value())
            return .quantity(quantity, series: count == 1 ? nil : QuantitySeries(count: count))
        default:
            return try StoredContent.content(
                of: type, detail: row.data(.detail), count: try row.count(), loadsDocuments: loadsDocuments
            )
        }
    }

    private func members(ofCorrelation correlation: borrowing RowStatement) throws -> [Sample] {
        let revision = correlation.int64(.sourceRevision)
        let hidden = try hidden.flatMap { try registry.sourceID(ofRevision: revision, db) == $0.ownSource ? nil : $0 }
        let rows = try RowStatement(
            db,
            """
            SELECT \(Self.columns) FROM sample JOIN correlationMember ON member = id
            WHERE correlation = ? ORDER BY id
            """
        )
        rows.bind(correlation.int64(.id), at: 1)
        var members: [Sample] = []
        while try rows.step() {
            let isHidden = hidden?.contains(type: rows.int64(.type), start: rows.int64(.startDate)) ?? false
            guard !isHidden, let type = try type(rows.int64(.type)) else { continue }
            // A correlation that contains itself would recurse forever.
            guard type.kind != .correlation else { throw HealthFailure.store(.corrupt) }
            if let member = try sample(rows) { members.append(member) }
        }
        return members
    }

    private func type(_ id: Int64) throws -> ObjectType? {
        if type.id != id { type = (id, try registry.type(id, db)) }
        return type.type
    }

    private func unit(_ id: Int64, of type: ObjectType) throws -> HealthModel.Unit {
        if unit.id != id || unit.type != type {
            let found = try registry.unit(id, db)
            guard found.dimension == type.quantity?.unit.dimension else { throw HealthFailure.store(.corrupt) }
            unit = (id, type, found)
        }
        return unit.unit
    }

    private func revision(_ id: Int64) throws -> SourceRevision? {
        if revision.id != id { revision = (id, try registry.revision(id, db)) }
        return revision.revision
    }

    private func device(_ row: borrowing RowStatement) throws -> Device? {
        guard !row.isNull(.device) else { return nil }
        let id = row.int64(.device)
        if device.id != id { device = (id, try registry.device(id, db)) }
        return device.device
    }

    private func metadata(_ row: borrowing RowStatement) throws -> Metadata {
        guard let stored = row.data(.metadata) else { return Metadata() }
        if metadata.stored != stored { metadata = (stored, try Metadata(stored: stored)) }
        return metadata.metadata
    }
}
