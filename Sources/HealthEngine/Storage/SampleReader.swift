import Foundation
import GRDB
import HealthModel

/// Makes samples of rows. What rows share is looked up once: neighbours mostly have the same source, unit and type.
final class SampleReader {
    /// What a statement must select, in this order, of `sample` or `deletedObject`.
    static let columns =
        "id, uuid, type, startDate, endDate, value, unit, count, sourceRevision, device, metadata, detail"

    private let db: Database
    private let registry: Registry
    private var type: (id: Int64, type: ObjectType?) = (-1, nil)
    private var unit: (id: Int64, unit: HealthModel.Unit) = (-1, .null)
    private var revision: (id: Int64, revision: SourceRevision?) = (-1, nil)
    private var device: (id: Int64, device: Device?) = (-1, nil)
    private var metadata: (stored: Data, metadata: Metadata) = (Data(), [:])

    init(_ db: Database, _ registry: Registry) {
        self.db = db
        self.registry = registry
    }

    /// The sample of a row; nil if its type is one that only a newer program knows.
    func sample(_ row: RowStatement) throws -> Sample? {
        guard let type = try type(row.int64(2)) else { return nil }
        return Sample(
            stored: row.uuid(1),
            type: type,
            startDate: Date(milliseconds: row.int64(3)),
            endDate: Date(milliseconds: row.int64(4)),
            content: try content(row, of: type),
            metadata: try metadata(row),
            device: try device(row),
            sourceRevision: try revision(row.int64(8))
        )
    }

    private func content(_ row: RowStatement, of type: ObjectType) throws -> Sample.Content {
        switch type.kind {
        case .category:
            return .category(Int(exactly: row.double(5)) ?? 0)
        case .correlation:
            return .correlation(try members(ofCorrelation: row.int64(0)))
        case .workout:
            guard let detail = row.data(11) else { throw HealthFailure.store(.corrupt) }
            return .workout(try StoredForm.decode(StoredWorkout.self, detail).workout)
        default:
            let count = Int(row.int64(7))
            let quantity = Quantity(unit: try unit(row.int64(6)), value: row.double(5))
            return .quantity(quantity, series: count == 1 ? nil : QuantitySeries(count: count))
        }
    }

    private func members(ofCorrelation id: Int64) throws -> [Sample] {
        let rows = try RowStatement(
            db,
            """
            SELECT \(Self.columns) FROM sample JOIN correlationMember ON member = id
            WHERE correlation = ? ORDER BY id
            """
        )
        rows.bind(id, at: 1)
        var members: [Sample] = []
        while try rows.step() {
            if let member = try sample(rows) {
                members.append(member)
            }
        }
        return members
    }

    private func type(_ id: Int64) throws -> ObjectType? {
        if type.id != id {
            type = (id, try registry.type(id, db))
        }
        return type.type
    }

    private func unit(_ id: Int64) throws -> HealthModel.Unit {
        if unit.id != id {
            unit = (id, try registry.unit(id, db))
        }
        return unit.unit
    }

    private func revision(_ id: Int64) throws -> SourceRevision? {
        if revision.id != id {
            revision = (id, try registry.revision(id, db))
        }
        return revision.revision
    }

    private func device(_ row: RowStatement) throws -> Device? {
        guard !row.isNull(9) else { return nil }
        let id = row.int64(9)
        if device.id != id {
            device = (id, try registry.device(id, db))
        }
        return device.device
    }

    private func metadata(_ row: RowStatement) throws -> Metadata {
        guard let stored = row.data(10) else { return [:] }
        if metadata.stored != stored {
            metadata = (stored, try Metadata(stored: stored))
        }
        return metadata.metadata
    }
}

extension Date {
    /// The instant of a stored number.
    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The number under which the instant is stored: whole milliseconds, cut off where no calendar reaches.
    var milliseconds: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return Int64(min(max(milliseconds, -Self.milliseconds), Self.milliseconds))
    }

    private static let milliseconds = 0x1p53
}
