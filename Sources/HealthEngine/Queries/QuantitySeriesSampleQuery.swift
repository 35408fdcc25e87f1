public import Foundation
import GRDB
public import HealthModel

/// `HKQuantitySeriesSampleQuery`: the single quantities of quantity samples (OTH-05).
public struct QuantitySeriesSampleQuery: Hashable, Sendable {
    /// The samples to read.
    public var descriptor: QueryDescriptor
    /// Whether to order the quantities of all samples by their own dates, instead of sample by sample.
    public var orderByQuantitySampleStartDate: Bool

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all, orderByQuantitySampleStartDate: Bool = false) {
        descriptor = QueryDescriptor(type, predicate)
        self.orderByQuantitySampleStartDate = orderByQuantitySampleStartDate
    }

    /// One quantity and the sample that it belongs to.
    public struct Element: Hashable, Sendable {
        /// The quantity.
        public let quantity: Quantity
        /// The date interval of the quantity.
        public let dateInterval: DateInterval
        /// The sample.
        public let sample: Sample
    }
}

extension HealthStore {
    /// Runs a series query: returns each quantity of the matching samples, ordered by date within a sample (OTH-05). A
    /// sample that is not a series has one quantity. Throws an exception for a type that is not a quantity type.
    public func execute(_ query: QuantitySeriesSampleQuery) throws(HealthFailure) -> [QuantitySeriesSampleQuery.Element] {
        try operation(.read, [query.descriptor.type], checking: .query, count: \.count) {
            guard query.descriptor.type.kind == .quantity else {
                throw NativeException(reason: "\(query.descriptor.type.identifier) is not a quantity type")
            }
            return try read([query.descriptor]) { db, registry, parts in
                let found = try samples(of: parts, db, registry)
                let order = found.order() ?? Array(found.samples.indices)
                var elements = try order.flatMap { index in
                    try Self.quantities(of: found.samples[index], at: found.positions[index], db)
                }
                if query.orderByQuantitySampleStartDate {
                    // Sorting is not stable, so include the index: quantities with equal dates keep the order of the
                    // samples.
                    elements = elements.enumerated().sorted {
                        ($0.element.dateInterval.start, $0.offset) < ($1.element.dateInterval.start, $1.offset)
                    }.map(\.element)
                }
                return elements
            }
        }
    }

    private static func quantities(
        of sample: Sample, at position: Int64, _ db: Database
    ) throws -> [QuantitySeriesSampleQuery.Element] {
        guard case .quantity(let quantity, let series) = sample.content else { return [] }
        guard series != nil else {
            let interval = DateInterval(start: sample.startDate, end: sample.endDate)
            return [QuantitySeriesSampleQuery.Element(quantity: quantity, dateInterval: interval, sample: sample)]
        }
        return try SampleReader.seriesQuantities(of: position, db).map { element in
            QuantitySeriesSampleQuery.Element(
                quantity: Quantity(unit: quantity.unit, value: element.value),
                dateInterval: DateInterval(start: element.startDate, end: element.endDate),
                sample: sample
            )
        }
    }
}

extension SampleReader {
    /// The quantities of the series at a position, in the order of their dates.
    static func seriesQuantities(of position: Int64, _ db: Database) throws -> [SeriesQuantity] {
        let rows = try RowStatement(
            db, "SELECT value, startDate, endDate FROM seriesQuantity WHERE sample = ?1 ORDER BY position"
        )
        rows.bind(position, at: 1)
        var quantities: [SeriesQuantity] = []
        while try rows.step() {
            let (start, end) = try rows.interval(1, 2)
            quantities.append(
                SeriesQuantity(value: try rows.finite(0), startDate: Date(milliseconds: start), endDate: Date(milliseconds: end))
            )
        }
        return quantities
    }
}
