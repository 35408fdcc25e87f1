import Foundation
import GRDB
public import HealthModel

/// Quantity and category samples in little memory: one row of numbers per sample, and a table of shared properties.
///
/// Creating ``Sample`` values costs as much as reading them. Callers that only forward hundreds of thousands of samples
/// can use rows instead.
public struct SampleRows: Sendable {
    /// Properties that many samples share.
    public struct Kind: Sendable {
        /// `HKSample.sampleType`: a quantity type or a category type.
        public let type: ObjectType
        /// The unit in which the quantities were saved. Nil for categories.
        public let unit: HealthModel.Unit?
        /// `HKObject.sourceRevision`
        public let sourceRevision: SourceRevision
        /// `HKObject.device`
        public let device: Device?
    }

    /// One sample.
    public struct Row: Sendable {
        /// The position in the store.
        let position: Int64
        /// `HKObject.uuid` as two big-endian words.
        public let uuid: (high: UInt64, low: UInt64)
        /// `HKSample.startDate`, in milliseconds since 1970.
        public let start: Int64
        /// `HKSample.endDate`, in milliseconds since 1970.
        public let end: Int64
        /// The value: a quantity in the unit of its kind, or the integer value of a category.
        public let value: Double
        /// `HKQuantitySample.count`: the number of quantities in the sample. 1 for a category.
        public let count: Int
        /// The index of the kind in ``SampleRows/kinds``.
        public let kind: Int32
        /// The index of the metadata in ``SampleRows/metadata``. Nil for none.
        public var metadataIndex: Int? { metadata < 0 ? nil : Int(metadata) }

        let metadata: Int32
    }

    /// The shared properties, in the order of their first sample.
    public internal(set) var kinds: [Kind] = []
    /// The metadata of the samples that have metadata.
    public internal(set) var metadata: [Metadata] = []
    /// The samples, in the order of the query.
    public internal(set) var rows: [Row] = []

    /// Reserves capacity for all rows. A second call would copy them again.
    mutating func reserve(_ count: Int) {
        rows.reserveCapacity(count)
    }

    /// Sorts the rows by dates, then by position or shuffled (SQ-02, SQ-04), and keeps rows up to the limit.
    mutating func sort(by orders: [DateOrder], limit: Int, shuffling: SplitMix64? = nil) {
        func precedes(_ left: Row, _ right: Row) -> Bool {
            for order in orders {
                let (first, second) = (order.date(of: left), order.date(of: right))
                if first != second { return (first < second) == order.ascending }
            }
            return left.position < right.position
        }
        // The store usually returns rows in order, so nothing is moved.
        let isSorted = rows.indices.dropFirst().allSatisfy { precedes(rows[$0 - 1], rows[$0]) }
        if !isSorted { rows.sort(by: precedes) }
        if var shuffling {
            rows.shuffleEqual(using: &shuffling) { left, right in
                orders.allSatisfy { $0.date(of: left) == $0.date(of: right) }
            }
        }
        if rows.count > limit { rows.removeLast(rows.count - limit) }
    }

    /// A sort descriptor that compares dates.
    struct DateOrder {
        let isOfEnd: Bool
        let ascending: Bool

        func date(of row: Row) -> Int64 { isOfEnd ? row.end : row.start }

        /// Nil for a descriptor with another sort key.
        init?(_ descriptor: SampleSortDescriptor) {
            switch descriptor.key {
            case .startDate: isOfEnd = false
            case .endDate: isOfEnd = true
            case .duration, .workoutTotal: return nil
            }
            ascending = descriptor.ascending
        }
    }
}

extension SampleRows {
    /// The samples, in the order of the rows.
    var samples: [Sample] {
        rows.map { row in
            let kind = kinds[Int(row.kind)]
            let series = row.count == 1 ? nil : QuantitySeries(count: row.count)
            return Sample(
                stored: UUID(high: row.uuid.high, low: row.uuid.low), type: kind.type, startDate: Date(milliseconds: row.start),
                endDate: Date(milliseconds: row.end),
                content: kind.unit.map { .quantity(Quantity(unit: $0, value: row.value), series: series) }
                    ?? .category(Int(saturating: row.value)),
                metadata: row.metadataIndex.map { metadata[$0] } ?? Metadata(), device: kind.device,
                sourceRevision: kind.sourceRevision
            )
        }
    }
}

/// The samples that a query has found.
public enum SampleQueryResult: Hashable, Sendable {
    /// Quantity and category samples as rows.
    case rows(SampleRows)
    /// Any samples.
    case samples([Sample])

    /// The number of samples.
    public var count: Int {
        switch self {
        case .rows(let rows): rows.rows.count
        case .samples(let samples): samples.count
        }
    }

    /// The samples.
    public var samples: [Sample] {
        switch self {
        case .rows(let rows): rows.samples
        case .samples(let samples): samples
        }
    }

    /// Compares the samples, in whatever form they were read.
    public static func == (left: SampleQueryResult, right: SampleQueryResult) -> Bool { left.samples == right.samples }

    /// Adds the samples to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(samples) }
}

extension HealthStore {
    /// The rows that a query finds. Nil if rows do not represent the samples completely.
    func rows(of query: SampleQuery, _ parts: [PermittedDescriptor], _ db: Database, _ registry: Registry) throws -> SampleRows? {
        let orders = query.sortDescriptors.compactMap(SampleRows.DateOrder.init)
        guard orders.count == query.sortDescriptors.count, !parts.hasRepeatedTypes,
            parts.allSatisfy({ SampleRowReader.reads($0.descriptor.type) })
        else { return nil }
        let scans = try parts.map { try scan($0, db, registry, columns: SampleReader.Column.forRows) }
        guard scans.allSatisfy(\.needsNoSample) else { return nil }
        let sampleReader = SampleReader(db, registry)
        var found = SampleRows()
        if query.limit <= 0 { found.reserve(try scans.count()) }
        let shuffling = shuffling(query)
        for (part, scan) in zip(parts, scans) {
            var reader = SampleRowReader(db, registry, of: part.descriptor.type)
            try scan.forEach(sampleReader, shuffling == nil ? query.selection : nil) { row, _ in
                try reader.read(row, into: &found)
            }
        }
        found.sort(by: orders, limit: query.rowLimit, shuffling: shuffling)
        return found
    }
}
