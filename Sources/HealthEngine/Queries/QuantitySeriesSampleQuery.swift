public import Foundation
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
